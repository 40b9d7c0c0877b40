/** How long one slice of long work may hold the event loop, in milliseconds. */
const SLICE = 1;
/** After a slice the lane rests this many times as long as the slice took, so that others always get most of the loop. */
const REST = 3;

/**
 * The slow lane of the event loop: for long work, such as folding the log of a table, and for reads over HTTP, of which
 * somebody may ask for very many. Long work is cut into slices. The lane grants one slice at a time and rests between slices.
 * Tables take turns, so a table with much work does not hold up the others. Moves, and news for those who follow a table, do
 * not use the lane, and so never wait for more than one slice. Nobody waits while the lane is idle.
 */
export class Lane {
  /** Who waits, by table. The first table is served next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #resting = false;
  /** For how long the lane still had to rest, in milliseconds, and when that was. */
  #owed = 0;
  #since = 0;

  /** Waits for a slice; gives the time (of `performance`) at which the slice should end. */
  async turn(table: string): Promise<number> {
    if (this.#resting) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const queue = this.#waiting.get(table);
      if (queue === undefined) this.#waiting.set(table, [resolve]);
      else queue.push(resolve);
      await promise;
    } else this.#rest();
    return performance.now() + SLICE;
  }

  /** Does work in as many slices as it needs; after each step it may pause. */
  async run<T>(table: string, work: Iterator<unknown, T>): Promise<T> {
    for (let until = await this.turn(table); ; ) {
      const step = work.next();
      if (step.done) return step.value;
      if (performance.now() >= until) until = await this.turn(table);
    }
  }

  #rest(): void {
    this.#resting = true;
    const begun = performance.now();
    // The slice runs as soon as its promise is resolved, so it is over when the event loop comes to this.
    setImmediate(() => {
      this.#owed = Math.max(0, this.#owed - (begun - this.#since)) + (performance.now() - begun) * REST;
      this.#since = performance.now();
      // Timers count in milliseconds; what is less is rested later.
      if (this.#owed < 1) setImmediate(() => this.#grant());
      else setTimeout(() => this.#grant(), this.#owed);
    });
  }

  #grant(): void {
    this.#resting = false;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [table, queue] = first;
    const next = queue.shift()!;
    // To the end of the line, or out of it.
    this.#waiting.delete(table);
    if (queue.length > 0) this.#waiting.set(table, queue);
    this.#rest();
    next();
  }
}

/** The lane of this process: it has one event loop. */
export const lane = new Lane();
