import { Abandoned, type Asker, currentAsker, type Interested } from './asker.ts';

/** How long one slice of long work may hold the event loop, in milliseconds. */
const SLICE = 1;
/** After a slice the lane rests this many times as long as the slice took, so that others always get most of the loop. */
const REST = 3;

/** A slice counts as at most this long, in milliseconds: the rest of the time the loop did other work. */
const MOST_COUNTED = 10;

/** How much of one caller may wait for the lane when it wants to read something, and when it wants to follow one more table. */
const MOST_WAITING = 200;
const MOST_FOLLOWING = 500;

/** What one caller waits for, by table. The first table is served next. */
interface Queue {
  readonly tables: Map<string, Set<Wait>>;
  count: number;
}

/**
 * The slow lane of the event loop: for long work, such as folding the log of a table, and for reads over HTTP, since somebody may
 * send very many. Long work is cut into slices. The lane grants one slice at a time and rests between slices.
 *
 * Each caller has a queue. Callers take turns, and so do the tables of one caller, so a caller who asks for much does not hold up the
 * others. Work that several callers wait for is in the queue of each. Work that nobody waits for any more is in none, and fails with
 * `Abandoned`. Work without a caller has a queue of its own.
 *
 * Moves, and news for those who follow a table, do not use the lane, so they never wait for more than one slice. Nobody waits while
 * the lane is idle.
 */
export class Lane {
  /** What waits, by caller. The first caller is served next. */
  readonly #waiting = new Map<string, Queue>();
  #resting = false;
  /** How long the lane still had to rest, in milliseconds, and when that was noted. */
  #owed = 0;
  #since = 0;

  /** Waits for a slice; gives the time (of `performance`) at which the slice should end. */
  async turn(table: string): Promise<number> {
    const asker = currentAsker();
    if (asker.gone) throw new Abandoned();
    if (this.#resting) await new Wait(this, table, asker).granted;
    else this.#rest();
    return performance.now() + SLICE;
  }

  /** Waits for a slice in which something is read. Returns false at once if this caller has too much waiting. */
  async mayRead(table: string): Promise<boolean> {
    if (this.#load() >= MOST_WAITING) return false;
    await this.turn(table);
    return true;
  }

  /** Whether the caller may follow one more table, which may have to be read from its log. */
  mayFollow(): boolean {
    return this.#load() < MOST_FOLLOWING;
  }

  /** How much waits for the caller. */
  #load(): number {
    let most = 0;
    for (const caller of currentAsker().callers) most = Math.max(most, this.#waiting.get(caller)?.count ?? 0);
    return most;
  }

  /** Puts work into the queue of a caller. */
  enter(caller: string, wait: Wait): void {
    const queue = this.#waiting.get(caller) ?? { tables: new Map<string, Set<Wait>>(), count: 0 };
    this.#waiting.set(caller, queue);
    const waits = queue.tables.get(wait.table);
    if (waits === undefined) queue.tables.set(wait.table, new Set([wait]));
    else waits.add(wait);
    queue.count += 1;
  }

  /** Takes it out of that queue. */
  leave(caller: string, wait: Wait): void {
    const queue = this.#waiting.get(caller);
    const waits = queue?.tables.get(wait.table);
    if (queue === undefined || waits?.delete(wait) !== true) return;
    queue.count -= 1;
    if (waits.size === 0) queue.tables.delete(wait.table);
    if (queue.count === 0) this.#waiting.delete(caller);
  }

  /** Does work in as many slices as it needs; it may pause after each step. `until` is the end of a slice that was granted already. */
  async run<T>(table: string, work: Iterator<unknown, T>, until = 0): Promise<T> {
    for (let end = until; ; ) {
      if (performance.now() >= end) end = await this.turn(table);
      const step = work.next();
      if (step.done) return step.value;
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
      // Timers count in whole milliseconds; a shorter rest is added to a later one.
      if (this.#owed < 1) setImmediate(() => this.#grant());
      else setTimeout(() => this.#grant(), this.#owed);
    });
  }

  #grant(): void {
    this.#resting = false;
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [caller, queue] = next;
    const wait = nextIn(queue);
    // This caller is served last next time.
    this.#waiting.delete(caller);
    this.#waiting.set(caller, queue);
    this.#rest();
    wait?.grant();
  }
}

/** What is served next in a queue. Its table goes to the end. */
function nextIn({ tables }: Queue): Wait | null {
  for (const [table, waits] of tables) {
    tables.delete(table);
    tables.set(table, waits);
    for (const wait of waits) return wait;
  }
  return null;
}

/** Something that waits for a slice, in the queue of each of its callers. */
class Wait implements Interested {
  readonly table: string;
  readonly granted: Promise<void>;
  readonly #lane: Lane;
  readonly #asker: Asker;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;

  constructor(lane: Lane, table: string, asker: Asker) {
    this.table = table;
    this.#lane = lane;
    this.#asker = asker;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.granted = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    asker.tell(this);
  }

  added(caller: string): void {
    this.#lane.enter(caller, this);
  }

  removed(caller: string): void {
    this.#lane.leave(caller, this);
    if (!this.#asker.gone) return;
    this.#asker.ignore(this);
    this.#reject(new Abandoned());
  }

  grant(): void {
    this.#asker.ignore(this);
    for (const caller of this.#asker.callers) this.#lane.leave(caller, this);
    this.#resolve();
  }
}

/** The lane of this process: it has one event loop. */
export const lane = new Lane();
