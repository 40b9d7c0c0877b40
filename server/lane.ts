import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one slice of long work may hold the event loop, in milliseconds. */
const SLICE = 1;
/** After a slice the lane rests this many times as long as the slice took, so that others always get most of the loop. */
const REST = 3;

/** What other work the loop did during a slice is not the lane's: a slice counts as this long at most, in milliseconds. */
const MOST_COUNTED = 10;

/** Reads of one caller that may wait for the lane at a time, and how much of any kind when it wants to follow one more table. */
const MOST_WAITING = 200;
const MOST_FOLLOWING = 500;

/** Somebody who asked for work, or several who wait for the same work. Work that nobody asked for has no caller. */
const asking = new AsyncLocalStorage<string | WaitingCallers>();

/** Does something for one or several callers: what it needs of the lane, now or later, is charged to them. */
export const onBehalfOf = <T>(callers: string | WaitingCallers, work: () => T): T =>
  asking.run(callers, work);

/** Does something that no caller asked for, such as a move that is due. */
export const unasked = <T>(work: () => T): T => asking.exit(work);

/** All that nobody asked for stands in one line, or the tables of one person could be as many callers. */
const NOBODY = 'nobody';

/** Who is charged for what is done now. */
export function callers(): readonly string[] {
  const store = asking.getStore() ?? NOBODY;
  return typeof store === 'string' ? [store] : [...store.keys];
}

/** The caller who asked for what is done now; null if nobody did. */
export function askedBy(): string | null {
  const [caller] = callers();
  return caller === undefined || caller === NOBODY ? null : caller;
}

/** Several callers who wait for the same work. It is done at the turn of whichever caller comes first. */
export class WaitingCallers {
  readonly keys: Set<string>;
  /** What the work waits for now. */
  readonly waits = new Set<Wait>();

  constructor(keys: Iterable<string>) {
    this.keys = new Set(keys);
  }

  /** More callers wait for the work from now on. */
  join(keys: Iterable<string>): void {
    for (const key of keys) {
      if (this.keys.has(key)) continue;
      this.keys.add(key);
      for (const wait of this.waits) wait.enqueue(key);
    }
  }
}

/** Something that waits for a slice, in the line of each of its callers. */
interface Wait {
  readonly grant: () => void;
  readonly enqueue: (key: string) => void;
  granted: boolean;
}

/** What one caller waits for, by table. The first table is served next. */
interface Line {
  readonly tables: Map<string, Wait[]>;
  count: number;
}

/**
 * The slow lane of the event loop: for long work, such as folding the log of a table, and for reads over HTTP, of which
 * somebody may ask for very many. Long work is cut into slices. The lane grants one slice at a time and rests between slices.
 * Callers take turns, and for each caller its tables do, so a caller who asks for much does not hold up the others. Work that
 * several callers wait for stands in the line of each. Work without a caller has a line of its own. Moves, and news for those
 * who follow a table, do not use the lane, and so never wait for more than one slice. Nobody waits while the lane is idle.
 */
export class Lane {
  /** What waits, by caller. The first caller is served next. */
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
    if (this.#load() >= MOST_WAITING) return false;
    await this.turn(table);
    return true;
  }

  /** Whether the caller may follow one more table: that may need long work, which goes on though the caller gives up. */
  mayFollow(): boolean {
    return this.#load() < MOST_FOLLOWING;
  }

  /** How much waits for the caller. */
  #load(): number {
    return Math.max(...callers().map((caller) => this.#waiting.get(caller)?.count ?? 0));
  }

  #wait(table: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const store = asking.getStore();
    const shared = store instanceof WaitingCallers ? store : null;
    const wait: Wait = {
      granted: false,
      enqueue: (key) => this.#enqueue(key, table, wait),
      grant: () => {
        wait.granted = true;
        shared?.waits.delete(wait);
        resolve();
      },
    };
    shared?.waits.add(wait);
    for (const key of callers()) wait.enqueue(key);
    return promise;
  }

  #enqueue(key: string, table: string, wait: Wait): void {
    const line = this.#waiting.get(key) ?? { tables: new Map<string, Wait[]>(), count: 0 };
    this.#waiting.set(key, line);
    const queue = line.tables.get(table);
    if (queue === undefined) line.tables.set(table, [wait]);
    else queue.push(wait);
    line.count += 1;
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
      const slice = Math.min(performance.now() - begun, MOST_COUNTED);
      this.#owed = Math.max(0, this.#owed - (begun - this.#since)) + slice * REST;
      this.#since = performance.now();
      // Timers count in milliseconds; what is less is rested later.
      if (this.#owed < 1) setImmediate(() => this.#grant());
      else setTimeout(() => this.#grant(), this.#owed);
    });
  }

  #grant(): void {
    this.#resting = false;
    for (const [key, line] of this.#waiting) {
      const next = nextIn(line);
      this.#waiting.delete(key);
      // To the end of the lines, or out of them.
      if (line.count > 0) this.#waiting.set(key, line);
      if (next === null) continue;
      this.#rest();
      next.grant();
      return;
    }
  }
}

/** Takes what is served next out of a line. What has been done at another caller's turn is passed over. */
function nextIn(line: Line): Wait | null {
  for (const [table, queue] of line.tables) {
    const next = queue.shift();
    line.count -= 1;
    line.tables.delete(table);
    if (queue.length > 0) line.tables.set(table, queue);
    if (next?.granted === false) return next;
  }
  return null;
}

/** The lane of this process: it has one event loop. */
export const lane = new Lane();
