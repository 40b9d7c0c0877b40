import type { Duplex } from 'node:stream';

/**
 * Holds back what is written to connections until the turn of the event loop is over, so that an answer and the news that
 * belongs to it go out in one piece: a write costs more than everything else that is done for a message.
 */
export class WriteBatch {
  #corked: Duplex[] = [];

  /** False if the connection is corked already. */
  add(wire: Duplex): boolean {
    if (wire.writableCorked > 0) return false;
    wire.cork();
    if (this.#corked.length === 0) setImmediate(() => this.#uncork());
    this.#corked.push(wire);
    return true;
  }

  #uncork(): void {
    const corked = this.#corked;
    this.#corked = [];
    for (const wire of corked) wire.uncork();
  }
}
