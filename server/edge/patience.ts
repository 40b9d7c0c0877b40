import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Bucket } from './limits.ts';

/** A burst may be as many messages as this many seconds allow. */
const BURST_SECONDS = 3;
/** The part of a second's messages that may be garbage at once, and then in each second. */
const GARBAGE_AT_ONCE = 1 / 4;
const GARBAGE_LATER = 1 / 20;
/** How long the last message may take to go out. */
const GOODBYE = 1000;
const FULL = Buffer.alloc(64 * 1024);

/** How much one connection may send. */
export class Patience {
  readonly #messages: Bucket;
  /** For invalid messages. A program under development makes some mistakes; garbage does not stop. */
  readonly #garbage: Bucket;

  constructor(perSecond: number, now: number) {
    this.#messages = new Bucket(perSecond * BURST_SECONDS, perSecond, now);
    this.#garbage = new Bucket(Math.max(1, perSecond * GARBAGE_AT_ONCE), perSecond * GARBAGE_LATER, now);
  }

  /** Counts one more message. */
  hear(now: number): 'ok' | 'empty' | 'flood' {
    return this.#messages.take(now);
  }

  /** Counts one more invalid message; false if it is one too many. */
  endure(now: number): boolean {
    return this.#garbage.take(now) === 'ok';
  }

  /** Whole seconds until another message is accepted. */
  wait(now: number): number {
    return Math.ceil(this.#messages.wait(now));
  }
}

/**
 * Reads no more from a connection, and closes it after a while. A client that is cut off at once comes back at once, and a new connection
 * costs more than a message. What is not read costs nothing.
 */
export function mute(socket: WebSocket, wire: Duplex, milliseconds: number, reason: string): void {
  socket.pause();
  // A paused stream reads on until its buffer is full.
  wire.unshift(FULL);
  setTimeout(() => {
    socket.close(1008, reason);
    // The other side's goodbye comes after all that has not been read.
    setTimeout(() => socket.terminate(), GOODBYE).unref();
  }, milliseconds).unref();
}
