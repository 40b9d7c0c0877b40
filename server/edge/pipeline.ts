import type { Socket } from 'node:net';

/** With more unanswered requests than this, nothing more is read from a connection. */
const ENOUGH = 16;
/**
 * With more unanswered requests than this, a connection is closed. Node hands over all requests of a segment before reading can
 * stop, and each of them holds memory until it is answered.
 */
const MOST = 128;

/**
 * The requests of one connection, in order. Each begins when the answer to the one before has been sent: answers that nobody reads would
 * fill the memory and hold files open. Each turn of the event loop begins at most one of them, so that others are served in between,
 * however many requests come in one segment.
 */
export class Pipeline {
  readonly #socket: Socket;
  readonly #waiting: (() => void)[] = [];
  /** A request has begun and is not answered yet. */
  #busy = false;
  /** A request has begun in this turn of the event loop. */
  #inTurn = false;
  #paused = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    // Node resumes reading whenever the body of a request has been read.
    socket.on('resume', () => {
      if (this.#paused) socket.pause();
    });
  }

  /** Serves a request in its turn; false if there are too many. */
  enter(serve: () => void): boolean {
    if (this.#unanswered >= MOST) return false;
    this.#waiting.push(serve);
    this.#next();
    if (this.#unanswered > ENOUGH) this.pause();
    return true;
  }

  /** Reads nothing from the connection until `resume`. */
  pause(): void {
    this.#paused = true;
    this.#socket.pause();
  }

  resume(): void {
    this.#paused = false;
    this.#socket.resume();
  }

  /** Called when the request that has begun is answered. */
  leave(): void {
    this.#busy = false;
    this.#next();
    if (this.#paused && this.#unanswered <= ENOUGH / 2) this.resume();
  }

  get #unanswered(): number {
    return (this.#busy ? 1 : 0) + this.#waiting.length;
  }

  #next(): void {
    if (this.#inTurn || this.#busy || this.#socket.destroyed) return;
    const serve = this.#waiting.shift();
    if (serve === undefined) return;
    this.#busy = true;
    this.#inTurn = true;
    setImmediate(() => {
      this.#inTurn = false;
      this.#next();
    });
    serve();
  }
}
