import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { games } from '@bullpen/games';
import type { Problem } from '@bullpen/wire';
import { placeOf } from '@bullpen/wire/paths.ts';
import { type ProblemCode, problem } from '@bullpen/wire/problems.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Abandoned } from '../asker.ts';
import { Refused } from '../refused.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { hangUp } from './hang-up.ts';
import { type FoundPlace, NOWHERE, sendDocument } from './page.ts';
import { isApi, pathAsked } from './paths.ts';
import type { PlacePages } from './places.ts';

/** What the framework finds wrong, in our words. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'torn-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'torn-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_BAD_URL: 'bad-request',
};

/** Every way that a request can fail ends here, in problem details; a caller never sees a stack trace. */
export function handleErrors(app: App, context: Context, pages: PlacePages): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const why = error instanceof Refused ? error.problem : translate(error);
    if (why.status >= 500 && why.code !== 'unavailable' && !(error instanceof Refused))
      request.log.error({ err: error }, 'a request failed');
    return sendProblem(context, reply, why);
  });

  const known = knownRoutes(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = known(pathAsked(request));
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', methods.join(', '));
      return sendProblem(context, reply, problem('method', { allowed: methods.join(', ') }));
    }
    // Nothing is returned: the framework would wait for the answer twice.
    findPlace(context, request)
      .then((found) => sendPage(context, pages, reply, found))
      .catch((error: unknown) => reply.send(error));
    return;
  });
}

/**
 * Where a path leads in the page, for callers who take HTML; null if nowhere. Programs that preview an invitation accept
 * anything.
 */
async function findPlace(context: Context, request: FastifyRequest): Promise<FoundPlace | null> {
  const place = wantsFile(request) ? placeOf(pathAsked(request), isGame) : null;
  const { accept = '*/*' } = request.headers;
  if (place === null || !/text\/html|\*\/\*/.test(accept)) return null;
  if (place.kind !== 'table') return { place, game: null };
  const table = await lookFor(context, request.ip, place.id);
  return table === 'none' ? null : { place, game: table === 'unknown' ? null : table.game };
}

/** Where the page has nothing, people see the page, which says so, and programs get a problem. */
function sendPage(context: Context, pages: PlacePages, reply: FastifyReply, found: FoundPlace | null): void {
  if (found !== null) sendDocument(pages, reply, found);
  else if (isForPage(reply.request)) {
    context.countRefusal(problem('not-found'));
    sendDocument(pages, reply.code(404), NOWHERE);
  } else sendProblem(context, reply, problem('not-found'));
}

const isGame = (text: string): text is keyof typeof games => Object.hasOwn(games, text);

/** Looking for a table costs as much as a request to the API. If that is refused or fails, the page finds out itself. */
async function lookFor(
  context: Context,
  ip: string,
  table: string,
): Promise<{ readonly game: string } | 'unknown' | 'none'> {
  try {
    if ((await context.limits.requests.take(ip, performance.now())) !== null) return 'unknown';
    const asked = await context.parts.tables.occupancy(table);
    if (asked.ok) return asked.value;
    return asked.refusal.code === 'no-such-table' ? 'none' : 'unknown';
  } catch {
    return 'unknown';
  }
}

const wantsFile = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isApi(request);

/** Whether the request comes from a person with a browser. */
const isForPage = (request: FastifyRequest): boolean =>
  wantsFile(request) && (request.headers.accept ?? '').includes('text/html');

/** For a caller that has too many requests waiting: they are done within a second or two. */
export const tooBusy: Problem = problem('rate', { seconds: 2 });

export function sendProblem(context: Context, reply: FastifyReply, why: Problem): FastifyReply {
  // It has been answered meanwhile, since its time was up.
  if (reply.sent) return reply;
  context.countRefusal(why);
  reply.header('cache-control', 'no-store');
  if (why.status === 401) reply.header('www-authenticate', 'Bearer');
  const seconds = Number(why.detail?.seconds ?? 1);
  if (why.status === 429 || why.status === 503) reply.header('retry-after', seconds);
  if (why.code === 'rate' && isForPage(reply.request)) {
    reply.header('refresh', seconds);
    return reply.code(why.status).type('text/html; charset=utf-8').send(busyPage(seconds));
  }
  return reply.code(why.status).type('application/problem+json').send(why);
}

/** For people: a browser loads the page again by itself, as the header Refresh says. */
const busyPage = (seconds: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bullpen</title>
<p>Too many requests. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.</p>
</html>
`;

function translate(error: FastifyError): Problem {
  if (error instanceof StoreUnavailable || error instanceof Abandoned) return problem('unavailable');
  const code = CODES[error.code];
  if (code !== undefined) return problem(code);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? problem('bad-request') : problem('internal');
}

/** Which methods there are at a path: to tell a wrong method from a wrong path. */
function knownRoutes(app: App): (path: string) => readonly string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    routes.push({ path, methods: [method].flat() });
  });
  return (path) => [
    ...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)),
  ];
}

/** Handles paths so broken that no route can be looked for. The framework runs no hooks for them, so they are counted here. */
export function onUnroutable(context: Context) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = await context.limits.requests.take(request.ip, performance.now());
    if (seconds !== null) {
      const before = context.minuteLog.refused(request.ip);
      context.minuteLog.countRefusal(request.ip);
      if (context.wires.refuse(request.raw.socket, before)) reply.header('connection', 'close');
    }
    const why =
      seconds !== null
        ? problem('rate', { seconds })
        : problem(error.statusCode === 404 ? 'not-found' : 'bad-request');
    void sendProblem(context, reply, why);
  };
}

/**
 * Handles bytes that never become a request, and requests that do not end. Nothing is written while earlier requests are unanswered: it
 * would be taken for their answer.
 */
export function onBrokenRequest(isFree: (socket: Socket) => boolean) {
  return (error: Error & { code?: string }, duplex: Duplex): void => {
    const socket = duplex as Socket;
    if (error.code === 'ECONNRESET' || !isFree(socket)) {
      socket.destroy();
      return;
    }
    const why = problem(BROKEN[error.code ?? ''] ?? 'bad-request');
    const body = JSON.stringify(why);
    const head = [
      `HTTP/1.1 ${why.status} ${STATUS_CODES[why.status]}`,
      'Content-Type: application/problem+json',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    hangUp(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

const BROKEN: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** The token of the seat, if the request names one; never from an address. */
export function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = /^Bearer +([A-Za-z0-9_-]{1,64})$/i.exec(authorization)?.[1];
  if (token === undefined) throw new Refused(problem('authorization'));
  return token;
}
