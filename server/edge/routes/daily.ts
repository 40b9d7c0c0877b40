import { Readable } from 'node:stream';
import { DayId, PlayDaily } from '@bullpen/wire';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tooBusy } from '../errors.ts';
import { playerAnswer } from '../player-answer.ts';
import { exact, GameName, NoQuery, PLAYER, refusals } from '../shapes.ts';
import {
  DailyBoardShape,
  DailyDayShape,
  DailyResultShape,
  DailySeatShape,
  MyDailyShape,
} from '../shapes-daily.ts';

const Deal = Type.Object({ day: DayId, game: GameName }, exact);

/** The daily deal. */
export function dailyRoutes(app: App, context: Context): void {
  const { daily } = context.parts;
  const { limits } = context;
  const answer = playerAnswer(context);

  app.get(
    '/api/daily',
    {
      schema: {
        operationId: 'readDaily',
        summary: 'The deals of today, what is committed to for tomorrow, and which days there were before.',
        querystring: NoQuery,
        response: { 200: DailyBoardShape, ...refusals },
      },
    },
    async (_, reply) => {
      if (!(await lane.mayRead('daily'))) return sendProblem(context, reply, tooBusy);
      reply.header('cache-control', 'no-store');
      return daily.board();
    },
  );

  app.get(
    '/api/daily/:day',
    {
      schema: {
        operationId: 'readDay',
        summary: 'The deals of a day that has begun. When it is over, with their secrets.',
        params: Type.Object({ day: DayId }, exact),
        querystring: NoQuery,
        response: { 200: DailyDayShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead('daily'))) return sendProblem(context, reply, tooBusy);
      const asked = await daily.day(request.params.day);
      reply.header('cache-control', 'no-store');
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.get(
    '/api/daily/:day/:game/records',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'readDailyRecords',
        summary:
          'The records of all who finished the deal in time, when its day is over, as JSON Lines. Those who are not on leaderboards are “a player”.',
        params: Deal,
        querystring: NoQuery,
        response: {
          200: {
            content: { 'application/x-ndjson': { schema: Type.Unsafe<string | Readable>(Type.String()) } },
            description: 'The records.',
          },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      if (!context.holdExport(request, reply)) return sendProblem(context, reply, tooBusy);
      const { day, game } = request.params;
      const asked = await daily.records({ day, game });
      if (!asked.ok) return sendProblem(context, reply, asked.refusal);
      reply.header('content-disposition', `attachment; filename="bullpen-daily-${day}-${game}.jsonl"`);
      return reply.type('application/x-ndjson').send(await begun(asked.value));
    },
  );

  app.get(
    '/api/player/daily',
    {
      schema: {
        operationId: 'readMyDaily',
        summary: 'The attempts of the player at daily deals, the latest first, and the days in a row.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: MyDailyShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => daily.mine(key)),
  );

  app.post(
    '/api/player/daily/:day/:game',
    {
      schema: {
        operationId: 'playDaily',
        summary:
          'Gives the seat of the player at a daily deal. There is one attempt: asked again, it goes on with it until it has ended. A past day has no rank.',
        security: PLAYER,
        params: Deal,
        querystring: NoQuery,
        body: PlayDaily,
        response: { 200: DailySeatShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, (key) =>
        context.making(limits.daily, request.ip, () => daily.play(key, request.params, request.body.token)),
      ),
  );

  app.get(
    '/api/player/daily/:day/:game',
    {
      schema: {
        operationId: 'readDailyResult',
        summary: 'What the finished attempt of the player is worth in its field.',
        security: PLAYER,
        params: Deal,
        querystring: NoQuery,
        response: { 200: DailyResultShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead('daily'))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, (key) => daily.result(key, request.params));
    },
  );
}

/** Waits for the first of these lines, so that the answer begins with it, or not at all. */
async function begun(lines: AsyncIterable<string>): Promise<Readable> {
  const reader = lines[Symbol.asyncIterator]();
  const first = await reader.next();
  return Readable.from(withRest(first, { [Symbol.asyncIterator]: () => reader }));
}

async function* withRest(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}
