import type { Duplex } from 'node:stream';
import type { Problem } from '@bullpen/wire';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { type EdgeCode, problem, Refused } from './problems.ts';

/** What the framework finds wrong, in our words. */
const CODES: Readonly<Record<string, EdgeCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'torn-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'torn-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_BAD_URL: 'bad-request',
};

/** Every way that a request can fail ends here, in problem details; whoever is not us never sees a stack. */
export function handleErrors(app: App, context: Context): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const why = error instanceof Refused ? error.problem : translate(error);
    if (why.status >= 500 && !(error instanceof Refused))
      request.log.error({ err: error }, 'a request failed');
    return sendProblem(context, reply, why);
  });

  const known = knownRoutes(app);
  app.setNotFoundHandler(
    { preHandler: context.parts.config.limits.requestsPerMinute > 0 ? app.rateLimit() : [] },
    (request, reply) => {
      const methods = known(request.url);
      if (methods.length > 0 && !methods.includes(request.method)) {
        reply.header('allow', methods.join(', '));
        return sendProblem(context, reply, problem('method', { allowed: methods.join(', ') }));
      }
      if (isForPage(request)) return reply.sendFile('index.html');
      return sendProblem(context, reply, problem('not-found'));
    },
  );
}

/** The page has paths of its own, which the server does not know. */
const isForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

export function sendProblem(context: Context, reply: FastifyReply, why: Problem): FastifyReply {
  context.countRefusal(why);
  if (why.status === 401) reply.header('www-authenticate', 'Bearer');
  const seconds = why.detail?.seconds;
  if ((why.code === 'rate' || why.code === 'bots-busy') && seconds !== undefined)
    reply.header('retry-after', seconds);
  if (why.code === 'stopping') reply.header('retry-after', 1);
  return reply.code(why.status).type('application/problem+json').send(why);
}

function translate(error: FastifyError): Problem {
  const code = CODES[error.code];
  if (code !== undefined) return problem(code);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { ...problem('bad-request'), status } : problem('internal');
}

/** Which methods there are at a path: to tell a wrong method from a wrong path. */
function knownRoutes(app: App): (url: string) => readonly string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    routes.push({ path, methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0]!;
    return [...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods))];
  };
}

/** Paths so broken that no route can be looked for. */
export function onUnroutable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const why = problem(error.statusCode === 404 ? 'not-found' : 'bad-request');
  void reply.code(why.status).type('application/problem+json').send(why);
}

/** Requests so broken that they never become one. */
export function onBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const why = problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'headers' : 'bad-request');
  const body = JSON.stringify(why);
  socket.end(
    `HTTP/1.1 ${why.status} Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** The token of the seat, if the request names one; never from an address. */
export function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = /^Bearer +([A-Za-z0-9_-]{1,64})$/i.exec(authorization)?.[1];
  if (token === undefined) throw new Refused(problem('authorization'));
  return token;
}
