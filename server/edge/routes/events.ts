import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, Since } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { currentAsker } from '../../asker.ts';
import { Refused } from '../../refused.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import type { EncodedNews } from '../encoded-news.ts';
import { sendProblem, tokenOf } from '../errors.ts';
import { Life } from '../life.ts';
import { PageQueue } from '../page-queue.ts';
import { roomIn } from '../room.ts';
import { refusals } from '../shapes.ts';
import type { Subscriber } from '../subscriptions.ts';
import { Params, SEAT_OR_WATCHER } from './tables.ts';

const Query = Type.Object({ since: Type.Optional(Since) }, { additionalProperties: false });

/** Server-sent events: each update as it comes, with its seq as id, and after it the new snapshot. */
export function eventsRoute(app: App, context: Context): void {
  app.get(
    '/api/tables/:table/events',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'streamEvents',
        summary: 'Updates as server-sent events from a seq on, and as event `snapshot` the table after them.',
        security: SEAT_OR_WATCHER,
        params: Params,
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.String()) }),
        querystring: Query,
        response: {
          200: { content: { 'text/event-stream': { schema: Type.String() } }, description: 'The stream.' },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { raw } = reply;
      const life = new Life(context.wires, request, reply);
      const { table } = request.params;
      const token = tokenOf(request);
      const since = lastEventId(request) ?? request.query.since;
      const entered = await context.enter(table, token, since);
      if (!entered.ok) return sendProblem(context, reply, entered.refusal);
      const stream = new Stream(context, request.raw, raw, since ?? entered.value);
      if (!(await context.hold('events', request.ip, life, () => stream.close())))
        return sendProblem(context, reply, problem('too-many-connections'));

      reply.hijack();
      if (life.over || raw.writableEnded) return reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'x-accel-buffering': 'no',
      });
      stream.write('retry: 1000\n\n');
      const heartbeat = setInterval(() => stream.write(':\n\n'), context.parts.config.limits.heartbeat);
      life.keep(() => clearInterval(heartbeat));
      life.keep(context.subscriptions.join(table, token, stream));
      // The whole connection: what waits on it unread would keep an ended response there.
      context.expose(request.ip, life, () => request.raw.socket.destroy());
      return reply;
    },
  );
}

/** A client that comes back names the last id it has; this counts, since it is later than what stands in its address. */
function lastEventId(request: FastifyRequest): number | undefined {
  const id = request.headers['last-event-id'];
  if (id === undefined) return undefined;
  if (typeof id === 'string' && /^\d{1,15}$/.test(id)) return Number(id);
  throw new Refused(problem('invalid', { at: '/last-event-id', why: 'must be integer' }));
}

class Stream implements Subscriber {
  seq: number;
  readonly fresh = true;
  readonly asker = currentAsker();
  readonly pages = new PageQueue();
  readonly #context: Context;
  readonly #request: IncomingMessage;
  readonly #raw: ServerResponse;

  constructor(context: Context, request: IncomingMessage, raw: ServerResponse, seq: number) {
    this.#context = context;
    this.#request = request;
    this.#raw = raw;
    this.seq = seq;
  }

  send(encoded: EncodedNews): void {
    const { config } = this.#context.parts;
    if (this.#raw.writableLength <= config.limits.slowBytes) this.write(encoded.events);
    else this.#drop();
  }

  /** Unless it has ended: then it may still be there, behind answers on its connection that nobody reads. */
  write(text: string | Buffer): void {
    if (!this.#raw.writableEnded) this.#raw.write(text);
  }

  /** The server goes down. */
  close(): void {
    this.#raw.end();
  }

  room(): Promise<void> | null {
    return roomIn(this.#raw, () => this.#drop());
  }

  #drop(): void {
    this.#context.parts.metrics.dropped.inc({ reason: 'slow' });
    // Not the response alone: one that waits behind another on its connection would go on.
    this.#request.socket.destroy();
  }

  end(why: Problem): void {
    if (this.#raw.writableEnded) return;
    this.#raw.end(`event: left\ndata: ${JSON.stringify(why)}\n\n`);
  }
}
