import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '@bullpen/wire';
import {
  EnterByCode,
  MakeCodes,
  NewTournament,
  Since,
  TakeSeat,
  TournamentCommand,
  TournamentId,
} from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tooBusy } from '../errors.ts';
import { Life } from '../life.ts';
import { playerAnswer } from '../player-answer.ts';
import { exact, NoQuery, PLAYER, refusals } from '../shapes.ts';
import {
  EnteredShape,
  EntryCodesShape,
  MyTournamentShape,
  MyTournamentsShape,
  TournamentAnswerShape,
  TournamentMadeShape,
  TournamentRoundShape,
  TournamentSeatShape,
  TournamentShape,
} from '../shapes-tournaments.ts';

const Params = Type.Object({ tournament: TournamentId }, exact);
/** Results come in bursts, and all who follow ask again after each: they get several at once. In milliseconds. */
const GATHER = 300;

/** Tournaments. */
export function tournamentRoutes(app: App, context: Context): void {
  const { tournaments } = context.parts;
  const { limits } = context;
  const answer = playerAnswer(context);

  app.post(
    '/api/player/tournaments',
    {
      schema: {
        operationId: 'makeTournament',
        summary: 'Makes a tournament, which the player hosts. Sent again, it is answered again.',
        security: PLAYER,
        querystring: NoQuery,
        body: NewTournament,
        response: { 201: TournamentMadeShape, ...refusals },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return answer(request, reply, (key) =>
        context.making(limits.gatherings, request.ip, () => tournaments.make(key, request.body)),
      );
    },
  );

  app.get(
    '/api/player/tournaments',
    {
      schema: {
        operationId: 'readMyTournaments',
        summary: 'The tournaments that the player hosts or has joined, the latest first.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: MyTournamentsShape, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await lane.mayRead('tournaments'))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, (key) => tournaments.mine(key));
    },
  );

  app.get(
    '/api/tournaments/:tournament',
    {
      schema: {
        operationId: 'readTournament',
        summary: 'How a tournament stands. Everybody who has the link may look.',
        params: Params,
        querystring: NoQuery,
        response: { 200: TournamentShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      if (!(await lane.mayRead(tournament))) return sendProblem(context, reply, tooBusy);
      const asked = await tournaments.view(tournament);
      reply.header('cache-control', 'no-store');
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.get(
    '/api/tournaments/:tournament/updates',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'readTournamentUpdates',
        summary:
          'How a tournament stands, as soon as it has gone on after a seq; if it has not, waits until it does, but not longer than asked.',
        params: Params,
        querystring: Type.Object(
          {
            since: Since,
            wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 30, description: 'Seconds.' })),
          },
          exact,
        ),
        response: { 200: TournamentShape, ...refusals },
      },
    },
    async (request, reply) => {
      const life = new Life(context.wires, request, reply);
      const { tournament } = request.params;
      const { since, wait = 0 } = request.query;
      if (!(await lane.mayRead(tournament))) return sendProblem(context, reply, tooBusy);
      const seq = await tournaments.seq(tournament);
      if (seq === null) return sendProblem(context, reply, problem('no-such-tournament'));
      if (since > seq) return sendProblem(context, reply, problem('seq-ahead', { since, seq }));
      if (since === seq && wait > 0) {
        const done = Promise.withResolvers<Problem | null>();
        const leave = (): void => done.resolve(null);
        if (!(await context.hold('poll', request.ip, life, () => done.resolve(problem('stopping')))))
          return sendProblem(context, reply, problem('too-many-connections'));
        context.expose(request.ip, life, () => reply.raw.destroy());
        const timer = setTimeout(leave, wait * 1000);
        life.keep(() => clearTimeout(timer));
        life.keep(tournaments.subscribe(tournament, (grown) => grown > since && leave()));
        life.keep(leave);
        // It may have gone on before somebody listened.
        if ((await tournaments.seq(tournament)) !== since) leave();
        const ended = await done.promise;
        if (life.over) return reply.hijack();
        if (ended !== null) return sendProblem(context, reply, ended);
        await pause(GATHER);
        if (life.over) return reply.hijack();
        // All who follow come at the same moment.
        await lane.turn(tournament);
        if (life.over) return reply.hijack();
      }
      const asked = await tournaments.view(tournament);
      reply.header('cache-control', 'no-store');
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.get(
    '/api/tournaments/:tournament/rounds/:round',
    {
      schema: {
        operationId: 'readTournamentRound',
        summary: 'The tables of a round that has been drawn.',
        params: Type.Object(
          { tournament: TournamentId, round: Type.String({ pattern: '^[1-9][0-9]?$' }) },
          exact,
        ),
        querystring: NoQuery,
        response: { 200: TournamentRoundShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { tournament, round } = request.params;
      if (!(await lane.mayRead(tournament))) return sendProblem(context, reply, tooBusy);
      const asked = await tournaments.round(tournament, Number(round));
      reply.header('cache-control', 'no-store');
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.get(
    '/api/player/tournaments/:tournament',
    {
      schema: {
        operationId: 'readMyTournament',
        summary: 'What the player is in a tournament.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        response: { 200: MyTournamentShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      if (!(await lane.mayRead(tournament))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, (key) => tournaments.me(key, tournament));
    },
  );

  app.post(
    '/api/player/tournaments/:tournament',
    {
      schema: {
        operationId: 'commandTournament',
        summary:
          'Joins, leaves or comes back; for the host: begins, calls the next round, removes an entrant, cancels. A command that is sent again is done once and answered again.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        body: TournamentCommand,
        response: { 200: TournamentAnswerShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, (key) =>
        context.within(limits.gathered, request.ip, () =>
          tournaments.command(key, request.params.tournament, request.body),
        ),
      ),
  );

  app.post(
    '/api/player/tournaments/:tournament/seat',
    {
      schema: {
        operationId: 'takeTournamentSeat',
        summary:
          'The seat of the player in the round that is played, or was played last. From then on the token opens it, and no other.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        body: TakeSeat,
        response: { 200: TournamentSeatShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, (key) =>
        context.within(limits.gathered, request.ip, () =>
          tournaments.seat(key, request.params.tournament, request.body.token),
        ),
      ),
  );

  app.post(
    '/api/player/tournaments/:tournament/codes',
    {
      schema: {
        operationId: 'makeEntryCodes',
        summary: 'Makes codes to print, for the host. Each lets one person in, once.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        body: MakeCodes,
        response: { 200: EntryCodesShape, ...refusals },
      },
    },
    async (request, reply) =>
      answer(request, reply, (key) =>
        context.within(limits.gathered, request.ip, () =>
          tournaments.makeCodes(key, request.params.tournament, request.body),
        ),
      ),
  );

  app.get(
    '/api/player/tournaments/:tournament/codes',
    {
      schema: {
        operationId: 'readEntryCodes',
        summary: 'All codes of a tournament, for its host, and who came by them.',
        security: PLAYER,
        params: Params,
        querystring: NoQuery,
        response: { 200: EntryCodesShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      if (!(await lane.mayRead(tournament))) return sendProblem(context, reply, tooBusy);
      return answer(request, reply, (key) => tournaments.codes(key, tournament));
    },
  );

  app.post(
    '/api/tournaments/:tournament/enter',
    {
      schema: {
        operationId: 'enterByCode',
        summary:
          'Comes in by a code. A player is made if the server does not know the key. Sent again, it is answered again.',
        params: Params,
        querystring: NoQuery,
        body: EnterByCode,
        response: { 200: EnteredShape, ...refusals },
      },
    },
    async (request, reply) => {
      const entered = await context.within(limits.entries, request.ip, () =>
        tournaments.enter(request.params.tournament, request.body),
      );
      reply.header('cache-control', 'no-store');
      return entered.ok ? entered.value : sendProblem(context, reply, entered.refusal);
    },
  );
}
