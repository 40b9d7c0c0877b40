import { accept } from '@bullpen/engine';
import { FinishSignIn } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tokenOf } from '../errors.ts';
import { NoQuery, PLAYER, refusals } from '../shapes.ts';
import { SignedInShape, SignInBegunShape, SignInFactsShape, SignInRemovedShape } from '../shapes-players.ts';

/** Sign-in with OpenID Connect, where the host has set it up. */
export function signInRoutes(app: App, context: Context): void {
  const {
    parts: { players, signIn = null },
    limits,
  } = context;

  app.get(
    '/api/sign-in',
    {
      schema: {
        operationId: 'readSignIn',
        summary:
          'Whether players can sign in here; with the key of a player, whether that one has linked a sign-in.',
        security: [{}, ...PLAYER],
        querystring: NoQuery,
        response: { 200: SignInFactsShape, ...refusals },
      },
    },
    async (request, reply) => {
      const key = tokenOf(request);
      const linked = key === null ? accept(null) : await players.signIn(key);
      if (!linked.ok) return sendProblem(context, reply, linked.refusal);
      return { provider: signIn?.provider ?? null, linked: linked.value !== null };
    },
  );

  app.post(
    '/api/sign-in',
    {
      schema: {
        operationId: 'beginSignIn',
        summary:
          'Begins a sign-in: the browser goes to `url` and keeps the ticket, which is good for ten minutes.',
        querystring: NoQuery,
        response: { 200: SignInBegunShape, ...refusals },
      },
    },
    async (request, reply) => {
      // The browser says itself by which address it knows this server; pages from elsewhere have been refused.
      const { origin = `${request.protocol}://${request.host}` } = request.headers;
      const asked = await context.within(limits.signIns, request.ip, async () =>
        signIn === null ? deny('no-sign-in') : signIn.begin(origin),
      );
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.post(
    '/api/sign-in/finish',
    {
      schema: {
        operationId: 'finishSignIn',
        summary:
          'The browser is back with the answer of the provider: the sign-in is linked to its player, or there is a code for the player who has it.',
        querystring: NoQuery,
        body: FinishSignIn,
        response: { 200: SignedInShape, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await context.within(limits.signIns, request.ip, async () =>
        signIn === null ? deny('no-sign-in') : signIn.finish(request.body),
      );
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );

  app.delete(
    '/api/sign-in',
    {
      schema: {
        operationId: 'removeSignIn',
        summary: 'Removes the sign-in of the player. Devices that use the player go on doing so.',
        security: PLAYER,
        querystring: NoQuery,
        response: { 200: SignInRemovedShape, ...refusals },
      },
    },
    async (request, reply) => {
      const key = tokenOf(request);
      const asked = key === null ? deny('bad-player') : await players.removeSignIn(key);
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );
}
