import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST } from '@bullpen/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey } from './address.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { onBrokenRequest } from './errors.ts';
import { within } from './pending.ts';
import { problem, Refused } from './problems.ts';

const GOODBYE = 1000;

/** All sockets of this process. */
export class Sockets {
  readonly #context: Context;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST,
  });
  readonly #open = new Map<WebSocket, Connection>();
  /** Requests that want to become sockets, with what the parser left over. */
  readonly #upgrading = new WeakMap<IncomingMessage, readonly [socket: Duplex, head: Buffer]>();
  readonly #newcomers: (() => void)[] = [];

  constructor(context: Context) {
    this.#context = context;
    this.#server.on('wsClientError', onBrokenRequest);
  }

  /**
   * Sends a request that wants to become a socket through the same routes as all others, so that the same limits, origin
   * check and log apply to it and a refusal is an ordinary answer.
   */
  upgrade(route: (request: IncomingMessage, response: ServerResponse) => void) {
    return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      socket.on('error', () => socket.destroy());
      this.#upgrading.set(request, [socket, head]);
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
      response.on('finish', () => socket.end());
      this.#letIn(() => route(request, response));
    };
  }

  /** One newcomer in each turn of the event loop: when many come at once, those who are here do not wait for all of them. */
  #letIn(newcomer: () => void): void {
    this.#newcomers.push(newcomer);
    if (this.#newcomers.length === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    this.#newcomers.shift()!();
    if (this.#newcomers.length > 0) setImmediate(this.#next);
  };

  /** The route at which a request becomes a socket. */
  accept(request: FastifyRequest, reply: FastifyReply): void {
    const upgrading = this.#upgrading.get(request.raw);
    if (upgrading === undefined) {
      reply.header('upgrade', 'websocket');
      throw new Refused(problem('upgrade'));
    }
    const [socket, head] = upgrading;
    const address = addressKey(request.ip);
    if (!this.#context.connections.enter(address)) throw new Refused(problem('too-many-connections'));

    reply.hijack();
    reply.raw.detachSocket(socket as Parameters<ServerResponse['detachSocket']>[0]);
    // However it goes on, the connection ends once, and then makes room; it may have ended already.
    if (socket.closed) this.#context.connections.leave(address);
    else socket.once('close', () => this.#context.connections.leave(address));
    this.#server.handleUpgrade(request.raw, socket, head, (webSocket) => {
      this.#begin(webSocket, socket, address);
      const left = this.#context.bans.guests.add(request.ip, () => webSocket.close(1008, 'banned'));
      webSocket.once('close', left);
    });
  }

  #begin(socket: WebSocket, wire: Duplex, address: string): void {
    const connection = new Connection(this.#context, socket, wire, address);
    const { connections } = this.#context.parts.metrics;
    this.#open.set(socket, connection);
    connections.inc({ kind: 'socket' });
    socket.on('message', (data, isBinary) => connection.hear(data, isBinary));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // Too large, torn frames, no UTF-8: ws closes with the right code by itself.
    socket.on('error', (error) => {
      // What fills the buffer of one who is held is no frame.
      if (!connection.held) this.#context.parts.log.debug({ err: error }, 'a socket failed');
    });
    socket.on('close', () => {
      connection.gone();
      this.#open.delete(socket);
      connections.dec({ kind: 'socket' });
    });
  }

  /** Drops those who did not answer the last beat. */
  beat(): void {
    for (const [socket, connection] of this.#open) {
      // Those who are not read cannot answer.
      if (connection.held) continue;
      if (connection.alive) {
        connection.alive = false;
        socket.ping();
      } else connection.drop('dead');
    }
  }

  /** Says goodbye to all and waits for it to be heard, but not for long. */
  async close(): Promise<void> {
    const read = [...this.#open].filter(([, { held }]) => !held);
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
