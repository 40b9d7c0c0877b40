import { Command, CreateTable, TableId } from '@bullpen/wire';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tokenOf } from '../errors.ts';
import { AnswerShape, CreatedShape, ListedShape, refusals, SnapshotShape } from '../shapes.ts';

const LONGEST_LIST = 100;
const exact = { additionalProperties: false };
export const Params = Type.Object({ table: TableId });
/** A seat's token, or nothing for a watcher. */
export const SEAT_OR_WATCHER = [{ seat: [] }, {}];

export function tableRoutes(app: App, context: Context): void {
  const { tables } = context.parts;

  app.post(
    '/api/tables',
    {
      schema: {
        operationId: 'createTable',
        summary: 'Makes a table.',
        body: CreateTable,
        response: { 201: CreatedShape, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await context.create(request.ip, request.body);
      if (!asked.ok) return sendProblem(context, reply, asked.problem);
      return reply.code(201).header('location', `/api/tables/${asked.value.table}`).send(asked.value);
    },
  );

  const Status = Type.Union([Type.Literal('open'), Type.Literal('playing')], { default: 'open' });
  app.get(
    '/api/tables',
    {
      schema: {
        operationId: 'listTables',
        summary: 'Listed tables, the latest changed first.',
        querystring: Type.Object({ status: Type.Optional(Status) }, exact),
        response: { 200: ListedShape, ...refusals },
      },
    },
    async (request) => {
      await lane.turn('list');
      return tables.list(request.query.status ?? 'open', LONGEST_LIST);
    },
  );

  app.get(
    '/api/tables/:table',
    {
      schema: {
        operationId: 'readTable',
        summary: 'The table as your seat sees it, or as a watcher does.',
        security: SEAT_OR_WATCHER,
        params: Params,
        querystring: Type.Object({}, exact),
        response: { 200: SnapshotShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      await lane.turn(table);
      const asked = await tables.snapshot(table, tokenOf(request));
      return asked.ok ? asked.value : sendProblem(context, reply, asked.problem);
    },
  );

  app.post(
    '/api/tables/:table/commands',
    {
      schema: {
        operationId: 'command',
        summary:
          'Does something at the table. Sent again with the same id, it is done once and answered again.',
        security: SEAT_OR_WATCHER,
        params: Params,
        querystring: Type.Object({}, exact),
        body: Command,
        response: { 200: AnswerShape, ...refusals },
      },
    },
    async (request, reply) => {
      const answer = await context.command(request.params.table, tokenOf(request), request.body);
      return answer.ok ? answer : sendProblem(context, reply, answer.problem);
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        operationId: 'readRecord',
        summary: 'The record of a match that is over, as JSON Lines.',
        params: Params,
        response: {
          200: { content: { 'application/x-ndjson': { schema: Type.String() } }, description: 'The record.' },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const asked = await tables.record(table);
      if (!asked.ok) return sendProblem(context, reply, asked.problem);
      reply.header('content-disposition', `attachment; filename="bullpen-${table}.jsonl"`);
      return reply.type('application/x-ndjson').send(asked.value);
    },
  );
}
