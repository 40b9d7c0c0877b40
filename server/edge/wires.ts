import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerKey } from './address.ts';
import type { Inbox } from './inbox.ts';
import { Places, Rate } from './limiter.ts';
import { Pipeline } from './pipeline.ts';

export interface WireBounds {
  /** Where requests take turns by caller. */
  readonly inbox: Inbox;
  /** TCP connections of one address at a time; with 0, any number, and as fast as they come. */
  readonly perAddress: number;
  /** TCP connections of everybody at a time. */
  readonly inAll: number;
  /** Whether a peer is a proxy, which brings connections of others: it is not limited as one address. */
  readonly isProxy: (ip: string) => boolean;
  readonly dropped: (reason: 'address' | 'crowded' | 'flood') => void;
}

/** Room is made as soon as this part of all connections is taken. This part is then dropped together, so that it happens rarely. */
const NEARLY = 0.9;
const BATCH = 0.05;
/** If nothing is idle, the next look comes after this many milliseconds. */
const LOOK_AGAIN = 100;
/**
 * A caller may open this many connections at once, and as many again in the window. Opening and closing costs more than staying, so a
 * caller who comes and goes without a pause has to wait, and those who are connected do not wait for it.
 */
export const ARRIVALS = 240;
export const ARRIVALS_WINDOW = 2400;
/** A new connection waits for at most this many milliseconds: the head of a request has ten seconds. */
const LONGEST_WAIT = 5000;
/** After this many refusals for too many requests, a connection is closed. */
const MOST_REFUSALS = 20;
/** After this many to one caller in a minute, each of its connections is closed at the next, so that it does not just come back. */
const MOST_OF_CALLER = 200;

/**
 * The TCP connections of a server. What belongs to a connection is released when it closes, however that happens: a response that
 * waits behind another on the same connection never learns of it.
 */
export class Wires {
  readonly #bounds: WireBounds;
  readonly #places: Places;
  readonly #arrivals = new Rate('arrivals', ARRIVALS, ARRIVALS_WINDOW);
  readonly #wires = new Map<Socket, Wire>();
  #lookAt = 0;

  constructor(bounds: WireBounds) {
    this.#bounds = bounds;
    this.#places = new Places('tcp', bounds.perAddress);
  }

  /** Watches the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#open(socket));
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const wire = this.#wires.get(request.socket);
      if (wire === undefined) return;
      wire.underWay += 1;
      wire.latest = { request, response };
      // The framework and its plugins listen for the end of a response too: more than the ten that Node takes for a leak.
      response.setMaxListeners(24);
      response.once('close', () => {
        wire.underWay -= 1;
        wire.idleSince = performance.now();
      });
    });
  }

  /** Serves a request after those before it on the same connection. A connection with far too many of them is closed. */
  serve(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const { socket } = request;
    const wire = this.#wires.get(socket);
    const pipeline = wire?.pipeline ?? null;
    if (wire === undefined || pipeline === null || socket.destroyed) return;
    const begin = (): void => {
      response.once('close', () => pipeline.leave());
      this.#bounds.inbox.add(this.#callerOf(request, wire), () => {
        if (!socket.destroyed) handle();
      });
    };
    if (pipeline.enter(begin)) return;
    this.#bounds.dropped('flood');
    socket.destroy();
  }

  /** Behind a proxy, a caller is the address that the proxy names. */
  #callerOf({ socket, headers }: IncomingMessage, { scope }: Wire): string {
    if (!this.#bounds.isProxy(socket.remoteAddress ?? '')) return scope;
    const list = String(headers['x-forwarded-for'] ?? '');
    return `${scope} ${list.slice(list.lastIndexOf(',') + 1)}`;
  }

  /**
   * Counts a refusal for too many requests; true if the connection should be closed. A proxy's connection never is, since it serves
   * others too. `before` is how often the caller was refused lately, on any connection.
   */
  refuse(socket: Socket, before: number): boolean {
    const wire = this.#wires.get(socket);
    if (wire === undefined || this.#bounds.isProxy(socket.remoteAddress ?? '')) return false;
    wire.refusals += 1;
    return wire.refusals >= MOST_REFUSALS || before >= MOST_OF_CALLER;
  }

  get size(): number {
    return this.#wires.size;
  }

  /** Whether requests on this connection have not been answered yet. */
  busy(socket: Socket): boolean {
    return (this.#wires.get(socket)?.underWay ?? 0) > 0;
  }

  /**
   * Whether an answer may be written to bytes that are not a request. With earlier requests unanswered, it would be taken for the answer
   * to one of them, unless the only one is the request whose body broke off.
   */
  isFree(socket: Socket): boolean {
    const wire = this.#wires.get(socket);
    if (wire === undefined || wire.underWay === 0) return true;
    const { underWay, latest } = wire;
    return underWay === 1 && latest !== null && !latest.request.complete && !latest.response.headersSent;
  }

  /** The connection is a WebSocket now: it is never idle. */
  keep(socket: Socket): void {
    const wire = this.#wires.get(socket);
    if (wire === undefined) return;
    wire.underWay = Number.POSITIVE_INFINITY;
    wire.pipeline = null;
  }

  /** Calls back when the connection is gone, or at once if it is gone already. Returns how to stop that. */
  whenGone(socket: Socket, then: () => void): () => void {
    const wire = this.#wires.get(socket);
    if (wire === undefined || socket.destroyed) {
      then();
      return () => {};
    }
    wire.endings.add(then);
    return () => wire.endings.delete(then);
  }

  #open(socket: Socket): void {
    const ip = socket.remoteAddress;
    // It hung up before we looked.
    if (ip === undefined || socket.destroyed) {
      socket.destroy();
      return;
    }
    if (this.#wires.size >= this.#bounds.inAll * NEARLY) this.#makeRoom();
    const isProxy = this.#bounds.isProxy(ip);
    const leave = isProxy ? () => {} : this.#places.enterHere(ip);
    if (leave === null || this.#wires.size >= this.#bounds.inAll) {
      leave?.();
      this.#bounds.dropped(leave === null ? 'address' : 'crowded');
      socket.destroy();
      return;
    }
    const scope = callerKey(ip);
    const wire: Wire = {
      scope,
      pipeline: new Pipeline(socket),
      underWay: 0,
      refusals: 0,
      latest: null,
      idleSince: performance.now(),
      endings: new Set([leave]),
    };
    this.#wires.set(socket, wire);
    socket.once('close', () => this.#gone(socket));
    if (!isProxy && this.#bounds.perAddress > 0) this.#letIn(socket, wire, ip);
  }

  /** Begins to read from a new connection when its turn comes. One that would have to wait for too long is closed. */
  #letIn(socket: Socket, { pipeline }: Wire, ip: string): void {
    const wait = this.#arrivals.queue(ip, performance.now(), LONGEST_WAIT);
    if (wait === 0) return;
    if (wait === null) {
      this.#bounds.dropped('address');
      socket.destroy();
      return;
    }
    // Node starts to read at the end of this turn, even if the socket was paused before.
    process.nextTick(() => pipeline?.pause());
    const timer = setTimeout(() => pipeline?.resume(), wait);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Forgets callers who have not come for a while. */
  sweep(now: number): void {
    this.#arrivals.sweep(now);
  }

  #gone(socket: Socket): void {
    const wire = this.#wires.get(socket);
    this.#wires.delete(socket);
    for (const end of wire?.endings ?? []) end();
  }

  /** Drops connections of the address that holds most: those that have been idle for longest. */
  #makeRoom(): void {
    const now = performance.now();
    if (now < this.#lookAt) return;
    const held = new Map<string, { count: number; readonly idle: (readonly [Socket, number])[] }>();
    for (const [socket, { scope, underWay, idleSince }] of this.#wires) {
      const of = held.get(scope) ?? { count: 0, idle: [] };
      held.set(scope, of);
      of.count += 1;
      if (underWay === 0) of.idle.push([socket, idleSince]);
    }
    const [most] = [...held.values()].filter(({ idle }) => idle.length > 0).sort((a, b) => b.count - a.count);
    if (most === undefined) {
      this.#lookAt = now + LOOK_AGAIN;
      return;
    }
    most.idle.sort(([, a], [, b]) => a - b);
    for (const [socket] of most.idle.slice(0, Math.ceil(this.#bounds.inAll * BATCH))) {
      this.#bounds.dropped('crowded');
      socket.destroy();
      this.#gone(socket);
    }
  }
}

interface Wire {
  /** The widest network that the connection counts for. */
  readonly scope: string;
  /** Null for a WebSocket. */
  pipeline: Pipeline | null;
  /** Requests that have not been answered. */
  underWay: number;
  refusals: number;
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | null;
  idleSince: number;
  readonly endings: Set<() => void>;
}
