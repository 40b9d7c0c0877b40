import { type Problem, Since } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import Type from 'typebox';
import { currentAsker } from '../../asker.ts';
import { lane } from '../../lane.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { EncodedNews } from '../encoded-news.ts';
import { sendProblem, tokenOf, tooBusy } from '../errors.ts';
import { Life } from '../life.ts';
import { PageQueue } from '../page-queue.ts';
import { NewsShape, refusals } from '../shapes.ts';
import type { Subscriber } from '../subscriptions.ts';
import { Params, SEAT_OR_WATCHER } from './tables.ts';

const Query = Type.Object(
  { since: Since, wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 30, description: 'Seconds.' })) },
  { additionalProperties: false },
);

/** What happened since, as soon as something has: for clients that can hold neither a socket nor a stream. */
export function pollRoute(app: App, context: Context): void {
  app.get(
    '/api/tables/:table/updates',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'readUpdates',
        summary:
          'What happened after a seq, up to a page of it; if nothing has, waits until something does, but not longer than asked.',
        security: SEAT_OR_WATCHER,
        params: Params,
        querystring: Query,
        response: { 200: NewsShape, ...refusals },
      },
    },
    async (request, reply) => {
      const life = new Life(context.wires, request, reply);
      const { table } = request.params;
      const { since, wait = 0 } = request.query;
      const token = tokenOf(request);
      if (!(await lane.mayRead(table))) return sendProblem(context, reply, tooBusy);
      const entered = await context.enter(table, token, since);
      if (!entered.ok) return sendProblem(context, reply, entered.refusal);

      if (entered.value === since && wait > 0) {
        const poll = new Poll(since);
        if (!(await context.hold('poll', request.ip, life, () => poll.end(problem('stopping')))))
          return sendProblem(context, reply, problem('too-many-connections'));
        context.expose(request.ip, life, () => reply.raw.destroy());
        const timer = setTimeout(poll.enough, wait * 1000);
        life.keep(() => clearTimeout(timer));
        life.keep(context.subscriptions.join(table, token, poll));
        life.keep(poll.enough);
        const received = await poll.done;
        if (life.over) return reply.hijack();
        if (received instanceof EncodedNews) return received;
        if (received !== null) return sendProblem(context, reply, received);
      }
      const asked = await context.parts.tables.news(table, token, since);
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );
}

/** A subscriber that receives one message. */
class Poll implements Subscriber {
  seq: number;
  readonly fresh = false;
  readonly asker = currentAsker();
  readonly pages = new PageQueue();
  readonly #done = Promise.withResolvers<EncodedNews | Problem | null>();
  readonly done = this.#done.promise;

  constructor(seq: number) {
    this.seq = seq;
  }

  send(encoded: EncodedNews): void {
    this.#done.resolve(encoded);
  }

  room(): null {
    return null;
  }

  end(why: Problem): void {
    this.#done.resolve(why);
  }

  /** Nothing has happened, and nobody waits any longer. */
  readonly enough = (): void => this.#done.resolve(null);
}
