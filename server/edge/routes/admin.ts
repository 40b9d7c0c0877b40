import { TableId, type TableStatus } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Refused } from '../../refused.ts';
import { factsAsText, privacyFacts } from '../admin/facts.ts';
import type { Meter } from '../admin/meter.ts';
import type { SecretGate } from '../admin/secret.ts';
import type { App } from '../app.ts';
import { readNetwork } from '../bans.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../errors.ts';
import { isOwn } from '../security.ts';
import { exact } from '../shapes.ts';

const HOUR = 3_600_000;
const MOST_HOURS = 24 * 365;
const Params = Type.Object({ table: TableId });
const Status = Type.Union(
  (['open', 'dealing', 'playing', 'over'] as const satisfies TableStatus[]).map((status) =>
    Type.Literal(status),
  ),
);
const TablesQuery = Type.Object(
  {
    status: Type.Optional(Status),
    q: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer()])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
  },
  exact,
);
const NewBan = Type.Object(
  { address: Type.String({ maxLength: 60 }), hours: Type.Number({ minimum: 0.01, maximum: MOST_HOURS }) },
  exact,
);
const Forget = Type.Union([
  // No name has a zero byte, and PostgreSQL refuses to be asked for one.
  Type.Object({ name: Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\0]*$' }) }, exact),
  Type.Object({ table: TableId, seat: Type.Integer({ minimum: 0, maximum: 9 }) }, exact),
]);

/** For those who run the server, behind a secret. Every call is logged with what it does. */
export function adminRoutes(app: App, context: Context, meter: Meter, gate: SecretGate): void {
  const { operations, config, tables } = context.parts;
  const hidden = { hide: true } as const;

  // Before all else, also before a body is read. Pages of other origins are refused even where they may use the rest of the API.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin !== undefined && !isOwn(origin, request)) throw new Refused(problem('origin'));
    gate.check(request);
  };
  const done = (request: FastifyRequest, did: string, about: object): void =>
    request.log.warn({ req: request, did, ...about }, 'an operator acted');

  app.get(
    '/api/admin/tables',
    { onRequest, schema: { ...hidden, querystring: TablesQuery } },
    async (request, reply) => {
      const { q, ...query } = request.query;
      const page = await operations.list({ limit: 50, ...query, ...(q !== undefined && { q: String(q) }) });
      if (page !== null) {
        const aside = new Map(tables.setAside().map(({ table, reason }) => [table, reason]));
        const rows = page.tables.map((row) => ({ ...row, aside: aside.get(row.table) ?? null }));
        return { tables: rows, next: page.next, now: Date.now() };
      }
      return sendProblem(
        context,
        reply,
        problem('invalid', { at: '/after', why: 'must be `next` of a page' }),
      );
    },
  );

  app.get('/api/admin/load', { onRequest, schema: hidden }, () => meter.read());

  app.get('/api/admin/privacy', { onRequest, schema: hidden }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(factsAsText(privacyFacts(config))),
  );

  for (const what of ['close', 'hide'] as const)
    app.post(
      `/api/admin/tables/:table/${what}`,
      { onRequest, schema: { ...hidden, params: Params } },
      async (request, reply) => {
        const { table } = request.params;
        const answer = await operations[what](table);
        if (!answer.ok) return sendProblem(context, reply, answer.problem);
        done(request, what, { table });
        return answer;
      },
    );

  app.delete(
    '/api/admin/tables/:table',
    { onRequest, schema: { ...hidden, params: Params } },
    async (request, reply) => {
      const { table } = request.params;
      const asked = await operations.remove(table);
      if (!asked.ok) return sendProblem(context, reply, asked.refusal);
      done(request, 'delete', { table });
      return asked.value;
    },
  );

  app.post(
    '/api/admin/forget-name',
    { onRequest, schema: { ...hidden, body: Forget } },
    async (request, reply) => {
      const { body } = request;
      const asked =
        'name' in body
          ? { ok: true as const, value: await operations.forgetName(body.name) }
          : await operations.forgetSeat(body.table, body.seat);
      if (!asked.ok) return sendProblem(context, reply, asked.refusal);
      // Without the name: somebody wants it forgotten.
      done(request, 'forget-name', { tables: asked.value.tables.length });
      return asked.value;
    },
  );

  banRoutes(app, context, onRequest, done);
}

function banRoutes(
  app: App,
  context: Context,
  onRequest: (request: FastifyRequest) => Promise<void>,
  done: (request: FastifyRequest, did: string, about: object) => void,
): void {
  const { bans } = context;
  const hidden = { hide: true } as const;
  const noNetwork = (reply: FastifyReply) =>
    sendProblem(
      context,
      reply,
      problem('address', { allowed: 'an address, or a network such as 203.0.113.0/24 or 2001:db8:1::/48' }),
    );

  app.get('/api/admin/bans', { onRequest, schema: hidden }, async () => ({ bans: await bans.list() }));

  app.post('/api/admin/bans', { onRequest, schema: { ...hidden, body: NewBan } }, async (request, reply) => {
    const network = readNetwork(request.body.address);
    if (network === null) return noNetwork(reply);
    const ban = { network, until: Date.now() + Math.round(request.body.hours * HOUR) };
    if (!(await bans.add(ban))) return sendProblem(context, reply, problem('too-many-bans'));
    done(request, 'ban', { hours: request.body.hours });
    return ban;
  });

  // In the body, not in the path: paths are logged.
  app.post(
    '/api/admin/bans/lift',
    {
      onRequest,
      schema: { ...hidden, body: Type.Object({ address: Type.String({ maxLength: 60 }) }, exact) },
    },
    async (request, reply) => {
      const network = readNetwork(request.body.address);
      if (network === null) return noNetwork(reply);
      if (!(await bans.lift(network))) return sendProblem(context, reply, problem('not-banned'));
      done(request, 'unban', {});
      return { network };
    },
  );
}
