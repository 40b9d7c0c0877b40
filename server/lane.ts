import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one slice of long work may hold the event loop, in milliseconds. */
const SLICE = 1;
/** After a slice the lane rests this many times as long as the slice took, so that others always get most of the loop. */
const REST = 3;

/** Reads of one caller that may wait for the lane at a time. */
const MOST_WAITING = 200;

/** Who asked for what is being done now. Work that nobody asked for, such as a move that is due, has no caller. */
const caller = new AsyncLocalStorage<string>();

/** Does something for a caller: whatever it needs of the lane, then or later, is charged to that caller. */
export const onBehalfOf = <T>(key: string, work: () => T): T => caller.run(key, work);

/** Those of one caller who wait, by table. The first table is served next. */
interface Line {
  readonly tables: Map<string, (() => void)[]>;
  count: number;
}

/**
 * The slow lane of the event loop: for long work, such as folding the log of a table, and for reads over HTTP, of which
 * somebody may ask for very many. Long work is cut into slices. The lane grants one slice at a time and rests between slices.
 * Callers take turns, and for each caller its tables do, so whoever asks for much does not hold up the others. Work without a
 * caller is charged to its table. Moves, and news for those who follow a table, do not use the lane, and so never wait for more
 * than one slice. Nobody waits while the lane is idle.
 */
export class Lane {
  /** Who waits, by caller. The first caller is served next. */
  readonly #waiting = new Map<string, Line>();
  #resting = false;
  /** For how long the lane still had to rest, in milliseconds, and when that was. */
  #owed = 0;
  #since = 0;

  /** Waits for a slice; gives the time (of `performance`) at which the slice should end. */
  async turn(table: string): Promise<number> {
    if (this.#resting) await this.#wait(table);
    else this.#rest();
    return performance.now() + SLICE;
  }

  /** Waits for a slice in which something is read; false, and at once, if this caller has too many that wait. */
  async mayRead(table: string): Promise<boolean> {
    if ((this.#waiting.get(callerOf(table))?.count ?? 0) >= MOST_WAITING) return false;
    await this.turn(table);
    return true;
  }

  #wait(table: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const key = callerOf(table);
    const line = this.#waiting.get(key) ?? { tables: new Map(), count: 0 };
    this.#waiting.set(key, line);
    const queue = line.tables.get(table);
    if (queue === undefined) line.tables.set(table, [resolve]);
    else queue.push(resolve);
    line.count += 1;
    return promise;
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
    const [key, line] = first;
    const [nearest] = line.tables;
    const [table, queue] = nearest!;
    const next = queue.shift()!;
    line.count -= 1;
    // To the end of the line, or out of it.
    line.tables.delete(table);
    if (queue.length > 0) line.tables.set(table, queue);
    this.#waiting.delete(key);
    if (line.count > 0) this.#waiting.set(key, line);
    this.#rest();
    next();
  }
}

const callerOf = (table: string): string => caller.getStore() ?? `table ${table}`;

/** The lane of this process: it has one event loop. */
export const lane = new Lane();
