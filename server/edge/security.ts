import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { problem, Refused } from './problems.ts';

const NO = "'none'";
const OWN = "'self'";

/** Headers, origins and rates, for every route. */
export async function secure(app: App, context: Context): Promise<void> {
  const { limits } = context.parts.config;

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
  });

  // Who is answered while the server goes down should not think that the connection can be used again.
  app.addHook('onSend', async (_request, reply) => {
    if (context.stopping) reply.header('connection', 'close');
  });

  if (limits.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: 60_000,
      // Sockets apart: who connects again and again takes nothing from those who play behind the same address.
      keyGenerator: (request) => (isSocket(request) ? 'socket ' : '') + addressKey(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new Refused(problem('rate', { seconds: Math.ceil(ttl / 1000) })),
    });
  }

  // Tokens are not cookies, so a page elsewhere can do nothing in a player's name; it is kept out all the same, unless it is
  // on the list. Scripts send no origin and are welcome.
  app.addHook('onRequest', async (request, reply) => {
    if (context.stopping && request.url !== '/healthz') throw new Refused(problem('stopping'));
    const { origin } = request.headers;
    if (origin === undefined || !isApi(request) || isOwn(origin, request)) return;
    if (!context.parts.config.origins.includes(origin)) throw new Refused(problem('origin'));
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST');
    reply.header('access-control-allow-headers', 'authorization, content-type, last-event-id');
    reply.header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}

const isSocket = (request: FastifyRequest): boolean => request.routeOptions.url === '/api/socket';
const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

/** `request.host` is the Host header, or what a trusted proxy says it was. */
export const isOwn = (origin: string, request: FastifyRequest): boolean =>
  URL.parse(origin)?.host === request.host;
