import type { Duplex } from 'node:stream';

/**
 * Holds back what is written to connections until the turn of the event loop is over, so that an answer and the news that
 * belong to it go out in one piece: a write costs more than all else that is done for a message.
 */
export class WriteBatch {
  #held: Duplex[] = [];

  /** False if the connection is held already. */
  add(wire: Duplex): boolean {
    if (wire.writableCorked > 0) return false;
    wire.cork();
    if (this.#held.length === 0) setImmediate(() => this.#release());
    this.#held.push(wire);
    return true;
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const wire of held) wire.uncork();
  }
}
