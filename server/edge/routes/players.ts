import { JoinPlayer, NewPlayer, RenamePlayer } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tooBusy } from '../errors.ts';
import { playerAnswer } from '../player-answer.ts';
import { exact, GameName, NoQuery, PLAYER, refusals } from '../shapes.ts';
import { ErasedShape, ExportShape, LinkShape, MatchesShape, PlayerShape } from '../shapes-players.ts';

const LONGEST_LIST = 50;
const USUAL_LIST = 20;

/** Those who come back, each known by a key in the header `Authorization`. */
export function playerRoutes(app: App, context: Context): void {
  const {
    parts: { players },
    limits,
  } = context;

  const answer = playerAnswer(context);

  app.post(
    '/api/players',
    {
      schema: {
        operationId: 'makePlayer',
        summary: 'Makes a player. Sent again with the same id and key, it is answered again.',
        body: NewPlayer,
        response: { 201: PlayerShape, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await context.making(limits.players, request.ip, () => players.add(request.body));
      return asked.ok ? reply.code(201).send(asked.value) : sendProblem(context, reply, asked.refusal);
    },
  );

  app.get(
    '/api/player',
    {
      schema: {
        operationId: 'readPlayer',
        summary: 'The player to whom the key belongs.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: PlayerShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => players.facts(key)),
  );

  app.post(
    '/api/player/name',
    {
      schema: {
        operationId: 'renamePlayer',
        summary: 'Gives the player another name. Seats keep theirs: `rename` at a table changes those.',
        security: PLAYER,
        querystring: NoQuery,
        body: RenamePlayer,
        response: { 200: PlayerShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => players.rename(key, request.body.name)),
  );

  app.get(
    '/api/player/matches',
    {
      schema: {
        operationId: 'listMatches',
        summary: 'The matches of the player, the latest first, page by page.',
        security: PLAYER,
        querystring: Type.Object(
          {
            game: Type.Optional(GameName),
            q: Type.Optional(
              Type.Union([Type.String({ maxLength: 60 }), Type.Integer()], {
                description: "A part of an opponent's name.",
              }),
            ),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST, default: USUAL_LIST })),
            after: Type.Optional(
              Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$', description: '`next` of the page before.' }),
            ),
          },
          exact,
        ),
        response: { 200: MatchesShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead('matches'))) return sendProblem(context, reply, tooBusy);
      const { q, limit = USUAL_LIST, ...query } = request.query;
      const fault = { in: 'querystring', at: '/after', why: 'must be `next` of a page of this list' };
      return answer(request, reply, async (key) => {
        // A query has only texts, and one of digits was read as a number.
        const page = await players.matches(key, {
          limit,
          ...query,
          ...(q !== undefined && { q: String(q) }),
        });
        return page ?? deny('invalid', fault);
      });
    },
  );

  app.get(
    '/api/player/export',
    {
      schema: {
        operationId: 'exportPlayer',
        summary: 'All that the server keeps about the player.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: ExportShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!context.holdExport(request, reply)) return sendProblem(context, reply, tooBusy);
      if (!(await lane.mayRead('matches'))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, async (key) => {
        const asked = await players.export(key);
        if (!asked.ok) return asked;
        const text = await lane.run('matches', textOf({ ...asked.value }));
        reply.type('application/json; charset=utf-8').serializer(() => text);
        return asked;
      });
    },
  );

  app.delete(
    '/api/player',
    {
      schema: {
        operationId: 'erasePlayer',
        summary:
          'Erases the player: its name in all logs and records becomes “a player”, and nothing else is kept.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: ErasedShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, async (key) => {
        // A wrong key uses up nothing of what others behind the same address may do.
        const known = await players.facts(key);
        return known.ok ? context.within(limits.erasures, request.ip, () => players.erase(key)) : known;
      }),
  );

  app.post(
    '/api/player/link',
    {
      schema: {
        operationId: 'linkPlayer',
        summary:
          'Makes a code for another device: it works once, for ten minutes. The one before it is void.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: LinkShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => players.link(key)),
  );

  app.post(
    '/api/players/join',
    {
      schema: {
        operationId: 'joinPlayer',
        summary: 'Another device of a player, by a code and with a key of its own.',
        body: JoinPlayer,
        response: { 200: PlayerShape, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await context.within(limits.players, request.ip, () => players.join(request.body));
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );
}

/** An object with long lists as JSON, one item in each step. */
function* textOf(value: Readonly<Record<string, unknown>>): Generator<undefined, string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const items: string[] = [];
    if (Array.isArray(field))
      for (const item of field) {
        items.push(JSON.stringify(item));
        yield;
      }
    const text = Array.isArray(field) ? `[${items.join(',')}]` : JSON.stringify(field);
    fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}
