import type { FastifyReply, FastifyRequest } from 'fastify';

/** Polls wait up to 30 seconds for news, a provider of sign-ins may be asked several times, and the rest goes through many tables. */
const LONG = 37_000;
/** What operators remove may rewrite the database, which is not given up. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** How long an answer may take to begin, in milliseconds, where that is not the usual time. `balancer.conf` waits longer than that. */
export const ANSWER_TIMES: ReadonlyMap<string, number> = new Map([
  ['GET /api/tables/:table/updates', LONG],
  ['GET /api/tournaments/:tournament/updates', LONG],
  ['GET /api/tables/:table/record', LONG],
  ['GET /api/player/export', LONG],
  ['GET /api/daily/:day/:game/records', LONG],
  ['POST /api/sign-in', LONG],
  ['POST /api/sign-in/finish', LONG],
  ['DELETE /api/player', LONG],
  ['DELETE /api/admin/tables/:table', NO_LIMIT],
  ['POST /api/admin/forget-name', NO_LIMIT],
]);

const answering = new WeakSet<FastifyReply>();

/** Notes that an answer goes out now. */
export const answers = (reply: FastifyReply): void => void answering.add(reply);

/** What to do about an answer that is late: give up the work for it, and say so, unless giving up has led to an answer. */
export interface Late {
  giveUp(): void;
  say(): void;
}

/**
 * Acts if the answer has not begun in its time. A balancer takes a longer silence for a process that hangs, and sends nobody there for a
 * while: nobody may bring that about by whatever they have waiting. Returns how to stop that.
 */
export function whenLate(
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  usual: number,
  late: Late,
): () => void {
  const time = ANSWER_TIMES.get(`${method} ${routeOptions.url}`) ?? usual;
  if (time === NO_LIMIT) return () => {};
  const isWaiting = (): boolean => !reply.sent && !reply.raw.headersSent && !answering.has(reply);
  const timer = setTimeout(() => {
    if (!isWaiting()) return;
    late.giveUp();
    setImmediate(() => {
      if (!isWaiting()) return;
      late.say();
      // What the route answers in the end is for nobody.
      reply.hijack();
    });
  }, time);
  return () => clearTimeout(timer);
}
