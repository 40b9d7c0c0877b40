import { ClubCommand, ClubId, NewClub } from '@bullpen/wire';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tooBusy } from '../errors.ts';
import { playerAnswer } from '../player-answer.ts';
import { exact, NoQuery, PLAYER, refusals } from '../shapes.ts';
import { ClubAnswerShape, ClubShape, MyClubsShape } from '../shapes-clubs.ts';

const Params = Type.Object({ club: ClubId }, exact);

/** Clubs. */
export function clubRoutes(app: App, context: Context): void {
  const { clubs } = context.parts;
  const { limits } = context;
  const answer = playerAnswer(context);

  app.post(
    '/api/player/clubs',
    {
      schema: {
        operationId: 'makeClub',
        summary: 'Makes a club, which the player owns. Sent again with the same id, it is answered again.',
        security: PLAYER,
        querystring: NoQuery,
        body: NewClub,
        response: { 201: ClubAnswerShape, ...refusals },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return answer(request, reply, (key) =>
        context.making(limits.gatherings, request.ip, () => clubs.make(key, request.body)),
      );
    },
  );

  app.get(
    '/api/player/clubs',
    {
      schema: {
        operationId: 'readMyClubs',
        summary: 'The clubs of the player, the latest first.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: MyClubsShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => clubs.mine(key)),
  );

  app.get(
    '/api/clubs/:club',
    {
      schema: {
        operationId: 'readClub',
        summary:
          'A club: its members, tables, tournaments and leaderboard. Everybody who has the link may look.',
        params: Params,
        querystring: NoQuery,
        response: { 200: ClubShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead(request.params.club))) return sendProblem(context, reply, tooBusy);
      const asked = await clubs.view(request.params.club);
      reply.header('cache-control', 'no-store');
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.post(
    '/api/player/clubs/:club',
    {
      schema: {
        operationId: 'commandClub',
        summary:
          'Joins or leaves a club, or shares a table there; for the owner: renames it, removes a member, hands it on.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        body: ClubCommand,
        response: { 200: ClubAnswerShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, (key) =>
        context.within(limits.gathered, request.ip, () =>
          clubs.command(key, request.params.club, request.body),
        ),
      ),
  );
}
