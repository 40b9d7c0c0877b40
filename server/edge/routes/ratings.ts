import { ListPlayer, TableId } from '@bullpen/wire';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tooBusy } from '../errors.ts';
import { playerAnswer } from '../player-answer.ts';
import { exact, GameName, NoQuery, PLAYER, refusals } from '../shapes.ts';
import { ChangeShape, LeadersShape, RatingsShape } from '../shapes-players.ts';

const LONGEST_LIST = 50;
const USUAL_LIST = 20;
/** Leaderboards go no further. */
const LAST_PLACE = 1000;

/** Ratings of players, and leaderboards. */
export function ratingRoutes(app: App, context: Context): void {
  const { ratings } = context.parts;
  const answer = playerAnswer(context);

  app.get(
    '/api/player/ratings',
    {
      schema: {
        operationId: 'readRatings',
        summary: 'The ratings of the player, by game, and whether leaderboards have them.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: RatingsShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => ratings.of(key)),
  );

  app.get(
    '/api/player/ratings/:table',
    {
      schema: {
        operationId: 'readRatingChange',
        summary: 'How the match of a table moved the rating of the player, once it is over.',
        security: PLAYER,
        params: Type.Object({ table: TableId }, exact),
        querystring: NoQuery,
        response: { 200: ChangeShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead('ratings'))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, (key) => ratings.changeAt(key, request.params.table));
    },
  );

  app.post(
    '/api/player/listed',
    {
      schema: {
        operationId: 'listPlayer',
        summary: 'Puts the player on the leaderboards, or takes it off. Nobody is there unasked.',
        security: PLAYER,
        querystring: NoQuery,
        body: ListPlayer,
        response: { 200: RatingsShape, ...refusals },
      },
    },
    async (request, reply) => answer(request, reply, (key) => ratings.list(key, request.body.listed)),
  );

  app.get(
    '/api/leaders',
    {
      schema: {
        operationId: 'listLeaders',
        summary:
          'The leaderboard of a game, page by page: players who want to be on it, after ten rated matches.',
        querystring: Type.Object(
          {
            game: GameName,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST, default: USUAL_LIST })),
            after: Type.Optional(
              Type.Integer({ minimum: 0, maximum: LAST_PLACE, description: '`next` of the page before.' }),
            ),
          },
          exact,
        ),
        response: { 200: LeadersShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { game, limit = USUAL_LIST, after = 0 } = request.query;
      const asked = await ratings.leaders({ game, limit, after });
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );
}
