/** New connections of one caller: this many at once, */
const AT_ONCE = 240;
/** and then one in this many milliseconds. */
const EVERY = 10;

/**
 * When new TCP connections are read for the first time. To open, to follow and to leave costs more than to stay, so a caller who
 * comes and goes without a pause waits at the door, and those who are inside do not wait for it.
 */
export class Arrivals {
  /** When the next connection of a caller would be read if it had come without a pause. */
  readonly #next = new Map<string, number>();

  /** How many callers are remembered. */
  get size(): number {
    return this.#next.size;
  }

  /** Counts a connection of a caller; gives the milliseconds that it has to wait. */
  wait(caller: string, now: number): number {
    const slot = Math.max(now - AT_ONCE * EVERY, this.#next.get(caller) ?? Number.NEGATIVE_INFINITY);
    this.#next.set(caller, slot + EVERY);
    return Math.max(0, slot - now + EVERY);
  }

  /** Forgets those who may come with as many as ever. */
  sweep(now: number): void {
    for (const [caller, next] of this.#next) if (next <= now - AT_ONCE * EVERY) this.#next.delete(caller);
  }
}
