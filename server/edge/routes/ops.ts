import Type from 'typebox';
import { isNear } from '../address.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../errors.ts';
import { problem } from '../problems.ts';
import { AliveShape, HealthShape, refusals } from '../shapes.ts';

const SetAsideShape = Type.Array(
  Type.Object({ table: Type.String(), reason: Type.String(), since: Type.Integer() }),
  {
    description: 'Tables that this process has set aside, with the reason and the time of the last failure.',
  },
);

/** For those who run the server. */
export function opsRoutes(app: App, context: Context): void {
  const { health, metrics, config, tables } = context.parts;

  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: {
        operationId: 'health',
        summary: 'Whether this process can serve, and if not, which part is ill.',
        response: { 200: HealthShape, 503: HealthShape, ...refusals },
      },
    },
    async (_request, reply) => {
      const found = await health.check();
      return reply
        .code(found.ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(found);
    },
  );

  app.get(
    '/livez',
    {
      config: { rateLimit: false },
      logLevel: 'warn',
      schema: {
        operationId: 'live',
        summary: 'That this process answers, and nothing more: whoever gets no answer may restart it.',
        response: { 200: AliveShape, ...refusals },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  app.get(
    '/metrics',
    {
      logLevel: 'warn',
      schema: {
        operationId: 'metrics',
        summary: 'Figures for Prometheus.',
        response: {
          200: { content: { 'text/plain': { schema: Type.String() } }, description: 'The figures.' },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const open = config.metrics === 'public' || (config.metrics === 'local' && isNear(request.ip));
      if (!open) return sendProblem(context, reply, problem('not-found'));
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );

  app.get(
    '/set-aside',
    {
      config: { rateLimit: false },
      logLevel: 'warn',
      schema: {
        operationId: 'setAside',
        summary:
          'Tables whose due moves failed too often, for callers from this machine and private networks.',
        response: { 200: SetAsideShape, ...refusals },
      },
    },
    async (request, reply) => {
      // Never public: the name of a table is its invitation.
      if (config.metrics === 'off' || !isNear(request.ip))
        return sendProblem(context, reply, problem('not-found'));
      return reply.header('cache-control', 'no-store').send([...tables.setAside()]);
    },
  );
}
