import { Command, CreateTable, TableId } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tokenOf, tooBusy } from '../errors.ts';
import {
  AnswerShape,
  CreatedShape,
  exact,
  GameName,
  ListShape,
  NoQuery,
  refusals,
  SnapshotShape,
} from '../shapes.ts';

const LONGEST_LIST = 100;
const USUAL_LIST = 50;
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
      if (!asked.ok) return sendProblem(context, reply, asked.refusal);
      return reply.code(201).header('location', `/api/tables/${asked.value.table}`).send(asked.value);
    },
  );

  const ListQuery = Type.Object(
    {
      status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('playing')], { default: 'open' })),
      game: Type.Optional(GameName),
      q: Type.Optional(
        Type.Union([Type.String({ maxLength: 60 }), Type.Integer()], {
          description: "The beginning of the host's name, or a part of the game's.",
        }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST, default: USUAL_LIST })),
      after: Type.Optional(
        Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$', description: '`next` of the page before.' }),
      ),
    },
    exact,
  );
  app.get(
    '/api/tables',
    {
      schema: {
        operationId: 'listTables',
        summary: 'The public list, page by page: the latest changed first, or what is searched for.',
        querystring: ListQuery,
        response: { 200: ListShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { q, ...query } = request.query;
      if (!(await lane.mayRead('list'))) return sendProblem(context, reply, tooBusy);
      const page = await tables.list({
        status: 'open',
        limit: USUAL_LIST,
        ...query,
        // A query has only texts, and one of digits was read as a number.
        ...(q !== undefined && { q: String(q) }),
      });
      if (page !== null) return page;
      const fault = { in: 'querystring', at: '/after', why: 'must be `next` of a page of this list' };
      return sendProblem(context, reply, problem('invalid', fault));
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
        querystring: NoQuery,
        response: { 200: SnapshotShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      if (!(await lane.mayRead(table))) return sendProblem(context, reply, tooBusy);
      const asked = await tables.snapshot(table, tokenOf(request));
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
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
        querystring: NoQuery,
        body: Command,
        response: { 200: AnswerShape, ...refusals },
      },
    },
    async (request, reply) => {
      const answer = await context.command(request.ip, request.params.table, tokenOf(request), request.body);
      return answer.ok ? answer : sendProblem(context, reply, answer.problem);
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        operationId: 'readRecord',
        summary:
          'The record of a match that is over, as JSON Lines. A daily deal needs the token of its seat until its day is over.',
        security: SEAT_OR_WATCHER,
        params: Params,
        response: {
          200: { content: { 'application/x-ndjson': { schema: Type.String() } }, description: 'The record.' },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const asked = await tables.record(table, tokenOf(request));
      if (!asked.ok) return sendProblem(context, reply, asked.refusal);
      reply.header('content-disposition', `attachment; filename="bullpen-${table}.jsonl"`);
      return reply.type('application/x-ndjson').send(asked.value);
    },
  );
}
