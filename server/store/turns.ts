import { askedBy } from '../asker.ts';

/** All that nobody asked for shares one queue. */
const NOBODY = '';

interface Queue {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Questions to a database with few connections. Callers take turns, and none has more than its share under way: a caller who asks for very
 * much, or whose questions wait for a lock, holds up nobody else.
 */
export class Turns {
  readonly #places: number;
  readonly #share: number;
  #underWay = 0;
  /** What is under way and what waits, by caller. The first caller is served next. */
  readonly #queues = new Map<string, Queue>();

  /** How many may be under way at a time, and of one caller. */
  constructor(places: number, share: number) {
    this.#places = places;
    this.#share = share;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const caller = askedBy() ?? NOBODY;
    const queue = this.#queues.get(caller) ?? { underWay: 0, waiting: [] };
    this.#queues.set(caller, queue);
    await new Promise<void>((resolve) => {
      queue.waiting.push(resolve);
      this.#begin();
    });
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      queue.underWay -= 1;
      if (queue.underWay === 0 && queue.waiting.length === 0) this.#queues.delete(caller);
      this.#begin();
    }
  }

  #begin(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const [caller, queue] = next;
      // This caller is served last next time.
      this.#queues.delete(caller);
      this.#queues.set(caller, queue);
      this.#underWay += 1;
      queue.underWay += 1;
      queue.waiting.shift()?.();
    }
  }

  #next(): [string, Queue] | null {
    if (this.#underWay >= this.#places) return null;
    for (const [caller, queue] of this.#queues)
      if (queue.waiting.length > 0 && queue.underWay < this.#share) return [caller, queue];
    return null;
  }
}
