import Type from 'typebox';
import { isNear } from '../address.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../errors.ts';
import { problem } from '../problems.ts';
import { HealthShape, refusals } from '../shapes.ts';

/** For those who run the server. */
export function opsRoutes(app: App, context: Context): void {
  const { health, metrics, config } = context.parts;

  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: {
        operationId: 'health',
        summary: 'Whether this process can serve.',
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
}
