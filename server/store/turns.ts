import { askedBy } from '../asker.ts';

/** What nobody asked for stands in one line. */
const NOBODY = '';

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Questions to a database with few connections. Callers take turns, and none has more than its share under way: one who asks for very much, or
 * for what has to wait for a lock, holds up nobody else.
 */
export class Turns {
  readonly #places: number;
  readonly #share: number;
  #underWay = 0;
  /** What is under way and what waits, by caller. The first caller is served next. */
  readonly #lines = new Map<string, Line>();

  /** How many may be under way at a time, and of one caller. */
  constructor(places: number, share: number) {
    this.#places = places;
    this.#share = share;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const caller = askedBy() ?? NOBODY;
    const line = this.#lines.get(caller) ?? { underWay: 0, waiting: [] };
    this.#lines.set(caller, line);
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      this.#begin();
    });
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      line.underWay -= 1;
      if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(caller);
      this.#begin();
    }
  }

  #begin(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const [caller, line] = next;
      // To the end of the lines.
      this.#lines.delete(caller);
      this.#lines.set(caller, line);
      this.#underWay += 1;
      line.underWay += 1;
      line.waiting.shift()?.();
    }
  }

  #next(): [string, Line] | null {
    if (this.#underWay >= this.#places) return null;
    for (const [caller, line] of this.#lines)
      if (line.waiting.length > 0 && line.underWay < this.#share) return [caller, line];
    return null;
  }
}
