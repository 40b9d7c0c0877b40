import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from 'fastify';
import { pathOf } from '../ops/log.ts';
import { type Owner, ownedBy } from '../ops/uncaught.ts';
import { Refused } from '../refused.ts';
import { Meter } from './admin/meter.ts';
import { SecretGate } from './admin/secret.ts';
import type { App } from './app.ts';
import { refuseBanned } from './bans.ts';
import { compileCheck } from './check.ts';
import { Context, type Parts } from './context.ts';
import { handleErrors, onBrokenRequest, onUnroutable } from './errors.ts';
import { firstFault, type SchemaError } from './faults.ts';
import { forwardedReader, warnOfProxies } from './forwarded.ts';
import { Life } from './life.ts';
import { pageFolder, servePage } from './page.ts';
import { isFile, SOCKET } from './paths.ts';
import { within } from './pending.ts';
import { PlacePages } from './places.ts';
import { aboutRoutes } from './routes/about.ts';
import { adminRoutes } from './routes/admin.ts';
import { clubRoutes } from './routes/clubs.ts';
import { dailyRoutes } from './routes/daily.ts';
import { eventsRoute } from './routes/events.ts';
import { noticeRoutes } from './routes/notices.ts';
import { opsRoutes } from './routes/ops.ts';
import { plainRoutes } from './routes/plain.ts';
import { playerRoutes } from './routes/players.ts';
import { pollRoute } from './routes/poll.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { tableRoutes } from './routes/tables.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { chargeCallers, secure } from './security.ts';
import { Sockets } from './sockets.ts';

/** How long what is in flight may take when the server goes down. */
const PATIENCE = 3000;

export interface Edge {
  /** Begins to serve; gives the address. */
  listen(port: number, host: string): Promise<string>;
  /** Takes nothing new, finishes what is in flight, says goodbye to those who are connected, and ends. */
  close(): Promise<void>;
}

/** Where the world meets the tables: HTTP, sockets and the page. It listens when `listen` is called. */
export async function buildEdge(parts: Parts, folder = pageFolder()): Promise<Edge> {
  const context = new Context(parts);
  const sockets = new Sockets(context);
  const readForwarded = forwardedReader(parts.config.trustProxy);
  const app = makeApp(context, sockets, readForwarded);
  context.wires.watch(app.server);
  const upgrade = sockets.upgrade((request, response) => app.routing(request, response));
  app.server.on('upgrade', (request, socket, head) =>
    ownedBy(connectionOn(socket), () => {
      readForwarded(request);
      upgrade(request, socket, head);
    }),
  );

  await describe(app);
  measure(app, context);
  warnOfProxies(app, context);
  await secure(app, context);
  refuseBanned(app, context.bans);
  chargeCallers(app, context);
  const pages = new PlacePages(folder);
  handleErrors(app, context, pages);
  const { adminSecret } = parts.config;
  const gate = adminSecret === null ? null : new SecretGate(adminSecret);
  opsRoutes(app, context, gate);
  aboutRoutes(app, sockets);
  tableRoutes(app, context);
  playerRoutes(app, context);
  signInRoutes(app, context);
  ratingRoutes(app, context);
  dailyRoutes(app, context);
  clubRoutes(app, context);
  tournamentRoutes(app, context);
  pollRoute(app, context);
  eventsRoute(app, context);
  noticeRoutes(app, context);
  plainRoutes(app, context);
  const meter = gate === null ? null : new Meter(parts.metrics);
  if (gate !== null && meter !== null) adminRoutes(app, context, meter, gate);
  await servePage(app, folder, pages);

  const beat = setInterval(() => {
    sockets.beat();
    context.sweep();
    gate?.sweep(performance.now());
  }, parts.config.limits.heartbeat);
  return {
    listen: (port, host) => app.listen({ port, host }),
    async close() {
      clearInterval(beat);
      meter?.close();
      parts.health.stop();
      context.stopping = true;
      for (const end of context.endings) end();
      await within(PATIENCE, context.pending.idle());
      await sockets.close();
      const closed = app.close();
      // Browsers open connections in advance, on which nothing has been asked yet: nobody else would end those.
      app.server.closeAllConnections();
      await closed;
      await context.close();
    },
  };
}

const connectionOn = (socket: Duplex): Owner => ({ kind: 'connection', end: () => socket.destroy() });

function makeApp(context: Context, sockets: Sockets, readForwarded: ReturnType<typeof forwardedReader>): App {
  const {
    parts: { config, log },
    wires,
  } = context;
  const { trustProxy, limits } = config;
  const options: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy],
    clientErrorHandler: onBrokenRequest((socket) => wires.isFree(socket)),
    frameworkErrors: onUnroutable(context),
    schemaErrorFormatter: (errors, where) => {
      const { at, why } = firstFault(errors as unknown as SchemaError[]);
      return new Refused(problem('invalid', { in: where, at, why }));
    },
    serverFactory: (handle) => {
      const server = createServer(
        {
          headersTimeout: limits.headersTimeout,
          requestTimeout: limits.requestTimeout,
          keepAliveTimeout: limits.keepAlive,
          // Every request comes to us, also one without a host: what Node answers by itself is not counted as under way.
          requireHostHeader: false,
          connectionsCheckingInterval: limits.checkEvery,
          // Other upgrades than this one are ordinary requests, as if they had not asked.
          shouldUpgradeCallback: (request) => pathOf(request.url) === SOCKET && sockets.mayUpgrade(request),
        },
        // An error that nobody caught while a request was handled ends its connection, and nothing else.
        (request, response) =>
          wires.serve(request, response, () =>
            ownedBy({ kind: 'request', end: () => request.socket.destroy() }, () => {
              readForwarded(request);
              handle(request, response);
            }),
          ),
      );
      // An expectation that we do not know is no reason to refuse.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
      return server.setTimeout(limits.silence);
    },
  };
  const app = fastify(options)
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(compileCheck)
    .setSerializerCompiler(() => JSON.stringify);
  // Only JSON is understood; the framework would read plain text too.
  app.removeContentTypeParser('text/plain');
  return app;
}

async function describe(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bullpen',
        version: '1',
        description: 'Tables for five number games. docs/API.md tells how to play over it.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that you ask.' }],
      // Where nothing else is said, no token is asked for.
      security: [],
      components: {
        securitySchemes: {
          seat: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a seat. Without one, you watch.',
          },
          player: { type: 'http', scheme: 'bearer', description: 'The key of a player.' },
        },
      },
    },
  });
}

/** One line in the log and one figure for each request; and how many are under way. What comes in floods is logged in sum. */
function measure(app: App, context: Context): void {
  const { requestSeconds } = context.parts.metrics;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === SOCKET) return;
    context.pending.enter();
    new Life(context.wires, request, reply).keep(() => context.pending.leave());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    if (status === 429) context.minuteLog.countRefusal(request.ip);
    else if (status < 500 && isFile(request)) context.minuteLog.countFile();
    else request.log.info({ req: request, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
    if (!WAITING.has(route)) requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
  });
}

const WAITING = new Set([
  '/api/tables/:table/updates',
  '/api/tables/:table/events',
  '/api/tournaments/:tournament/updates',
  SOCKET,
]);
