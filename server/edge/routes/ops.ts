import { problem } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { isLoopback, isNear } from '../address.ts';
import type { SecretGate } from '../admin/secret.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../errors.ts';
import { AliveShape, HealthShape, refusals } from '../shapes.ts';

const SetAsideShape = Type.Array(
  Type.Object({ table: Type.String(), reason: Type.String(), since: Type.Integer() }),
  {
    description: 'Tables that this process has set aside, with the reason and the time of the last failure.',
  },
);

/** The figures are put into text once in this many milliseconds at most, however often they are asked for. */
const FRESH = 1000;

/** For those who run the server. `gate` opens what tells of tables, where there is a secret for operators. */
export function opsRoutes(app: App, context: Context, gate: SecretGate | null): void {
  const { health, metrics, config, tables } = context.parts;
  let figures: { readonly text: Promise<string>; readonly at: number } | null = null;
  const readFigures = (): Promise<string> => {
    const at = performance.now();
    if (figures === null || at - figures.at >= FRESH) figures = { text: context.parts.figures(), at };
    return figures.text;
  };

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
      logLevel: 'warn',
      schema: {
        operationId: 'live',
        summary: 'That this process answers, and nothing more. Restart it if there is no answer.',
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
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await readFigures());
    },
  );

  app.get(
    '/set-aside',
    {
      logLevel: 'warn',
      schema: {
        operationId: 'setAside',
        summary:
          'Tables whose due moves failed too often, for callers from this machine or with the secret of the operators.',
        response: { 200: SetAsideShape, ...refusals },
      },
    },
    async (request, reply) => {
      // Never public: the name of a table is its invitation.
      if (gate !== null && request.headers.authorization !== undefined) gate.check(request);
      else if (config.metrics === 'off' || !isLoopback(request.ip))
        return sendProblem(context, reply, problem('not-found'));
      return reply.header('cache-control', 'no-store').send([...tables.setAside()]);
    },
  );
}
