import { problem } from '@bullpen/wire/problems.ts';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import { Refused } from '../refused.ts';
import { isLoopback, isNear, payingCaller } from './address.ts';
import { answers, whenLate } from './answer-time.ts';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { sendProblem } from './errors.ts';
import { answersTo } from './hosts.ts';
import { Life } from './life.ts';
import { isApi, isOps, isSocket } from './paths.ts';

const NO = "'none'";
const OWN = "'self'";

/** What a refusal says that comes before the other headers: it shows nothing and runs nothing. */
const BARE = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' };

/** Rates, headers and origins, for every route. */
export async function secure(app: App, context: Context): Promise<void> {
  // Before all else, and without a throw: a flood of refusals must cost as little as can be.
  app.addHook('onRequest', async (request, reply) => {
    const wait = await waitFor(context, request);
    if (wait === null) return;
    if (context.wires.refuse(request.raw.socket, context.minuteLog.refused(request.ip)))
      reply.header('connection', 'close');
    reply.headers(BARE);
    return sendProblem(context, reply, problem('rate', { seconds: wait }));
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [OWN],
        'base-uri': [NO],
        'form-action': [OWN],
        'frame-ancestors': [NO],
        'frame-src': [NO],
        'img-src': [OWN, 'data:'],
        'object-src': [NO],
        'script-src': [OWN],
        'style-src': [OWN],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isApi(request)) reply.header('cache-control', 'no-store');
    // Node throws away what came in one piece with a request for an upgrade that it does not get, so nothing may follow it.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
  });

  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // A client that is answered while the server goes down should not think that the connection can be used again.
    if (context.stopping) reply.header('connection', 'close');
  });

  // A name that leads here by somebody else's DNS would make a foreign page one of ours.
  const known = answersTo(context.parts.config);
  app.addHook('onRequest', async (request) => {
    const { httpVersion, headersDistinct } = request.raw;
    const given = headersDistinct.host?.length ?? 0;
    if (given > 1 || (given === 0 && httpVersion === '1.1')) throw new Refused(problem('bad-request'));
    if (request.routeOptions.url !== '/healthz' && !known(request.host)) throw new Refused(problem('host'));
  });

  // Tokens are not cookies, so a page elsewhere can do nothing in a player's name; it is kept out all the same, unless it is
  // on the list. Scripts send no origin and are welcome.
  app.addHook('onRequest', async (request, reply) => {
    if (context.stopping && !OPS.has(request.routeOptions.url ?? '')) throw new Refused(problem('stopping'));
    const { origin } = request.headers;
    if (origin === undefined || !isApi(request) || isOwn(origin, request)) return;
    if (!context.parts.config.origins.includes(origin)) throw new Refused(problem('origin'));
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, DELETE');
    reply.header('access-control-allow-headers', 'authorization, content-type, last-event-id');
    reply.header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}

/**
 * Long work is charged to the caller who asked for it. It is dropped when the caller hangs up, and when the answer has not begun in its time:
 * what was asked for may still be done then, and may be asked for again.
 */
export function chargeCallers(app: App, context: Context): void {
  const { wires, parts } = context;
  app.addHook('preHandler', (request, reply, done) => {
    // A socket asks for itself.
    if (isSocket(request)) return done();
    const asker = new SingleAsker(payingCaller(request.ip));
    const life = new Life(wires, request, reply);
    const giveUp = (): void => asker.leave();
    const say = (): void => void sendProblem(context, reply, problem('unavailable'));
    life.keep(whenLate(request, reply, parts.config.limits.answerWithin, { giveUp, say }));
    life.keep(giveUp);
    onBehalfOf(asker, done);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    answers(reply);
    done(null, payload);
  });
}

/** Counts a request for its address: null if it may be, else the seconds to wait. */
export async function waitFor({ limits }: Context, request: FastifyRequest): Promise<number | null> {
  const { ip } = request;
  const { ops, opsNear, requests, files, sockets } = limits;
  const now = performance.now();
  if (!isOps(request)) return (isSocket(request) ? sockets : isApi(request) ? requests : files).take(ip, now);
  // A full server must still report its health to callers on this machine.
  return isLoopback(ip) ? null : (isNear(ip) ? opsNear : ops).take(ip, now);
}

/** Operators may ask for the health of the server while it shuts down. */
const OPS: ReadonlySet<string> = new Set(['/healthz', '/livez']);

/** Whether a page comes from the host that was asked. */
export const isOwn = (origin: string, request: FastifyRequest): boolean =>
  URL.parse(origin)?.host === request.host;
