/** How many commands of one seat may wait at a table at a time, or of one player at a tournament. */
const MOST = 8;

/**
 * Counts who waits for a turn at a table or tournament. All commands there are worked on one after the other, and where several processes
 * write, even a refusal takes reading: a seat that sends many at once would hold up everybody else there.
 */
export class WaitingRoom {
  readonly #waiting = new Map<string, number>();

  /** Does the work if there is room; null if there is none. */
  async enter<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    const before = this.#waiting.get(name) ?? 0;
    if (before >= MOST) return null;
    this.#waiting.set(name, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#waiting.get(name) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(name);
      else this.#waiting.set(name, left);
    }
  }
}
