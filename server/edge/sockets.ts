import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LARGEST } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../refused.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { onBrokenRequest } from './errors.ts';
import { hangUp } from './hang-up.ts';
import { within } from './pending.ts';

const GOODBYE = 1000;
/** A message may come in this many fragments, and a frame in this many TCP segments; real ones need far fewer. */
const MOST_PARTS = 256;

function destroy(this: Socket): void {
  this.destroy();
}

function responseTo(request: IncomingMessage, socket: Socket): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => hangUp(socket));
  return response;
}

interface SocketHandlers {
  of(socket: WebSocket): Connection | undefined;
  failed(error: Error): void;
  closed(socket: WebSocket, connection: Connection): void;
}

/** Listens to any number of sockets with the same functions. */
function listening({ of, failed, closed }: SocketHandlers): (socket: WebSocket) => void {
  function message(this: WebSocket, data: RawData, isBinary: boolean): void {
    of(this)?.hear(data, isBinary);
  }
  function ping(this: WebSocket, data: Buffer): void {
    of(this)?.ping(data);
  }
  function pong(this: WebSocket): void {
    of(this)?.pong();
  }
  // Too large, torn frames, no UTF-8: ws closes with the right code by itself.
  function error(this: WebSocket, why: Error): void {
    // The bytes that fill the buffer of a muted connection are not frames.
    if (of(this)?.muted === false) failed(why);
  }
  function close(this: WebSocket): void {
    const connection = of(this);
    if (connection !== undefined) closed(this, connection);
  }
  return (socket) => {
    socket.on('message', message).on('ping', ping).on('pong', pong);
    socket.on('error', error).on('close', close);
  };
}

/** All sockets of this process. */
export class Sockets {
  readonly #context: Context;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST,
    // Pings are answered by the connection, which counts them.
    autoPong: false,
    maxFragments: MOST_PARTS,
    maxBufferedChunks: MOST_PARTS,
  });
  readonly #open = new Map<WebSocket, Connection>();
  /** Requests that want to become sockets, with what the parser left over. */
  readonly #upgrading = new WeakMap<IncomingMessage, readonly [socket: Socket, head: Buffer]>();
  readonly #newcomers: (() => void)[] = [];

  constructor(context: Context) {
    this.#context = context;
    this.#server.on(
      'wsClientError',
      onBrokenRequest(() => true),
    );
  }

  /**
   * Whether a request may become a socket. It may not while earlier requests are unanswered: their responses hold the connection. It is
   * then an ordinary request, and is refused in its turn.
   */
  mayUpgrade(request: IncomingMessage): boolean {
    return !this.#context.wires.busy(request.socket);
  }

  /**
   * Sends a request that wants to become a socket through the same routes as all others, so that the same limits, origin
   * check and log apply to it and a refusal is an ordinary answer.
   */
  upgrade(route: (request: IncomingMessage, response: ServerResponse) => void) {
    return (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
      // Ours are connections of a plain HTTP server.
      const socket = duplex as Socket;
      socket.on('error', destroy);
      socket.setTimeout(0);
      this.#context.wires.keep(socket);
      this.#upgrading.set(request, [socket, head]);
      const response = responseTo(request, socket);
      // What it causes is its own, though others wait to be let in at the same time.
      this.#letIn(AsyncLocalStorage.bind(() => route(request, response)));
    };
  }

  /** One newcomer in each turn of the event loop: when many come at once, those who are here do not wait for all of them. */
  #letIn(newcomer: () => void): void {
    this.#newcomers.push(newcomer);
    if (this.#newcomers.length === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const newcomer = this.#newcomers.shift();
    // First, since one that fails must not hold up the others.
    if (this.#newcomers.length > 0) setImmediate(this.#next);
    newcomer?.();
  };

  /** The route at which a request becomes a socket. */
  async accept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const upgrading = this.#upgrading.get(request.raw);
    if (upgrading === undefined) {
      reply.header('upgrade', 'websocket');
      throw new Refused(problem('upgrade'));
    }
    const [socket, head] = upgrading;
    const leave = await this.#context.limits.held.enter(request.ip);
    if (leave === null) throw new Refused(problem('too-many-connections'));
    // Whatever happens next, the connection ends once and then gives its place back. It may have ended while we waited.
    this.#context.wires.whenGone(socket, leave);

    reply.hijack();
    if (socket.destroyed) return reply;
    reply.raw.detachSocket(socket);
    const { ip, raw } = request;
    this.#server.handleUpgrade(raw, socket, head, (webSocket) => this.#begin(webSocket, socket, ip));
    return reply;
  }

  #begin(socket: WebSocket, wire: Socket, ip: string): void {
    const { parts, bans } = this.#context;
    const connection = new Connection(this.#context, socket, wire, ip);
    this.#open.set(socket, connection);
    parts.metrics.connections.inc({ kind: 'socket' });
    bans.guests.add(connection);
    this.#listen(socket);
  }

  /** Sockets are many and mostly quiet: they share their listeners, and keep nothing of the request that they came from. */
  readonly #listen = listening({
    of: (socket) => this.#open.get(socket),
    failed: (error) => this.#context.parts.log.debug({ err: error }, 'a socket failed'),
    closed: (socket, connection) => {
      connection.gone();
      this.#open.delete(socket);
      this.#context.bans.guests.delete(connection);
      this.#context.parts.metrics.connections.dec({ kind: 'socket' });
    },
  });

  /** Sends a heartbeat to all, and drops those who did not answer the last one. */
  beat(): void {
    for (const connection of this.#open.values()) connection.beat();
  }

  /** Says goodbye to all and waits for it to be heard, but not for long. */
  async close(): Promise<void> {
    const read = [...this.#open].filter(([, { muted }]) => !muted);
    const closed = read.map(([socket]) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      socket.once('close', resolve);
      socket.close(1001, 'going down');
      return promise;
    });
    await within(GOODBYE, Promise.all(closed));
    for (const socket of this.#open.keys()) socket.terminate();
  }
}
