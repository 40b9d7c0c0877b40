import { type Event, required } from '@bullpen/engine';
import { type LeanStep, type Logged, leanStep, next, type Step, type Table } from '@bullpen/table';
import { Abandoned, type Asker, currentAsker, JointAsker, onBehalfOf } from './asker.ts';
import { atRest } from './at-rest.ts';
import { lane } from './lane.ts';
import { SharedWork } from './shared-work.ts';
import type { Store } from './store/store.ts';

/** An entry with the events that it caused. */
export interface Recent {
  readonly logged: Logged;
  readonly events: readonly Event[];
}

/** Some entries in a row, and the table after the last of them. */
export interface Page {
  readonly entries: readonly Recent[];
  readonly table: Table;
  /** The page had to be folded from the log. */
  readonly folded: boolean;
}

/** What is being done at a table, one thing at a time. */
interface Doing {
  /** Who does something now, and who waits for their turn. */
  readonly askers: Asker[];
  /** The same while the table reads on in its log. */
  catchingUp: JointAsker | null;
  tail: Promise<unknown>;
}

/**
 * One page has at most this many entries. Pages begin after a multiple of it, and the table at that point is kept, so that
 * any page can be folded from its own entries alone. As many of the latest entries are kept with their events.
 */
export const PAGE = 64;
/** The entries of a table that rests. */
const NONE: readonly Recent[] = [];
/** A table that rests keeps only every 16th of these tables. */
const RESTING = 16 * PAGE;

/** A table in memory, with its latest entries. */
export class CachedTable {
  readonly id: string;
  table: Table;
  #recent: readonly Recent[] = NONE;
  /** The last entry as a step that clients can fold; null if it is none, or not at hand. */
  #latest: LeanStep | null = null;
  /** The seqs of the latest entries that have a key, by key. */
  #done: Map<string, number> | null = null;
  // Most tables need neither of the next two, and there are many tables.
  /** The table after every PAGE entries, by seq; some may be missing. */
  #checkpoints: Map<number, Table> | null = null;
  /** Pages that are being folded now, by the seq of their last entry. */
  #folding: SharedWork<number, Page> | null = null;
  /** Those who wait until this table has read on in its log, where other processes write to it too. */
  #refresh: SharedWork<'next', void> | null = null;
  /** Entries that other processes have written and announced, by seq. */
  #heard: Map<number, () => Logged> | null = null;
  /** What is being done here, and for whom; the next thing waits for it. */
  #doing: Doing | null = null;
  used = 0;

  private constructor(id: string, table: Table) {
    this.id = id;
    this.table = table;
  }

  /** From a log that begins with entry 1. */
  static fromLog(id: string, log: readonly Logged[]): CachedTable {
    const [first, ...rest] = log;
    if (first === undefined) throw new Error(`table ${id} has no log`);
    const cached = new CachedTable(id, next(id, null, first).table);
    cached.#remember(first, []);
    for (const logged of rest) cached.add(logged);
    return cached;
  }

  /** From the store, in slices; null if there is no such table. */
  static async load(id: string, store: Store): Promise<CachedTable | null> {
    const until = await lane.turn(id);
    const range = await store.read(id, 1, PAGE);
    const [first, ...others] = range;
    if (first === undefined) return null;
    const cached = CachedTable.fromLog(id, [first]);
    await lane.run(id, cached.#addAll(others), until);
    if (range.length === PAGE) await cached.#foldOn(store);
    return cached;
  }

  /** Adds an entry. `step` is its result, if that has been computed already. */
  add(logged: Logged, step: Step = next(this.id, this.table, logged)): void {
    this.#latest = leanStep(this.table, step.table, logged, step.events);
    this.table = step.table;
    this.#remember(logged, step.events);
    this.#mark(step.table);
  }

  #remember(logged: Logged, events: readonly Event[]): void {
    const { seq, command } = logged;
    const recent = this.#recent === NONE ? [] : (this.#recent as Recent[]);
    this.#recent = recent;
    recent.push({ logged, events });
    if (command !== null) this.#done = (this.#done ?? new Map<string, number>()).set(command, seq);
    if (recent.length <= PAGE) return;
    const oldest = recent.shift()?.logged.command ?? null;
    if (oldest !== null) this.#done?.delete(oldest);
  }

  #mark(table: Table): void {
    if (table.seq % PAGE !== 0) return;
    this.#checkpoints ??= new Map();
    this.#checkpoints.set(table.seq, table);
  }

  /** Called when nothing happens here: memory keeps nothing that the log has, except a few checkpoints of a very long log. */
  rest(): void {
    if (this.#recent !== NONE) this.table = atRest(this.table);
    this.#recent = NONE;
    this.#latest = null;
    this.#done = null;
    this.#heard = null;
    this.#folding = null;
    this.#refresh = null;
    if (this.#checkpoints === null) return;
    const kept = [...this.#checkpoints].filter(([seq]) => seq % RESTING === 0);
    this.#checkpoints = kept.length === 0 ? null : new Map(kept);
  }

  /** All that has happened after a seq, if it is one step that clients can fold. */
  stepAfter(seq: number): LeanStep | null {
    return this.#latest?.before.seq === seq ? this.#latest : null;
  }

  /** The seq of the entry that a command has made, if it is at hand. */
  doneLately(command: string): number | null {
    return this.#done?.get(command) ?? null;
  }

  /** The same for an entry that is not at hand any more. */
  async doneBefore(store: Store, command: string): Promise<number | null> {
    return this.#recent[0]?.logged.seq === 1 ? null : store.find(this.id, command);
  }

  /** Another process has written entry `seq`: it is added in its turn. */
  hear(seq: number, entry: () => Logged): void {
    if (this.#heard !== null && this.#heard.size >= PAGE) this.#heard = null;
    this.#heard = (this.#heard ?? new Map<number, () => Logged>()).set(seq, entry);
  }

  /** Reads on at least to entry `seq`: from what was heard, or from the log. */
  async reach(store: Store, seq: number): Promise<void> {
    while (this.#heard !== null) {
      const entry = this.#heard.get(this.table.seq + 1);
      if (entry === undefined) this.#heard = null;
      else this.add(entry());
    }
    if (this.table.seq < seq) await this.catchUp(store);
  }

  /** Reads what others have added to the log. A few entries are folded at once, more of them in slices. */
  async catchUp(store: Store): Promise<void> {
    const range = await store.read(this.id, this.table.seq + 1, PAGE);
    if (range.length < PAGE) {
      for (const logged of range) this.add(logged);
      return;
    }
    // Everybody who waits to do something here waits for this too.
    const asker = new JointAsker();
    for (const waiting of this.#doing?.askers ?? [currentAsker()]) asker.join(waiting);
    if (this.#doing !== null) this.#doing.catchingUp = asker;
    try {
      await onBehalfOf(asker, async () => {
        await lane.run(this.id, this.#addAll(range));
        await this.#foldOn(store);
      });
    } finally {
      asker.end();
      if (this.#doing !== null) this.#doing.catchingUp = null;
    }
  }

  /** Reads on, in its turn. However many ask for it, one read serves all who asked before it began. */
  refresh(store: Store): Promise<void> {
    this.#refresh ??= new SharedWork();
    return this.#refresh.do(
      'next',
      (): Promise<void> =>
        this.do(() => {
          // A caller that asks from now on may want what is written after this.
          this.#refresh?.forget('next');
          return this.catchUp(store);
        }),
    );
  }

  /** Does one thing here after all that was begun before it. */
  async do<T>(act: () => Promise<T>): Promise<T> {
    const doing: Doing = this.#doing ?? { askers: [], catchingUp: null, tail: Promise.resolve() };
    this.#doing = doing;
    const asker = currentAsker();
    doing.askers.push(asker);
    doing.catchingUp?.join(asker);
    const turn = doing.tail.then(() => {
      if (asker.gone) throw new Abandoned();
      return act();
    });
    doing.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      // They come to their turns in order.
      doing.askers.shift();
      if (doing.askers.length === 0) this.#doing = null;
    }
  }

  /** Adds the rest of the log. */
  async #foldOn(store: Store): Promise<void> {
    for (let more = true; more; ) {
      const until = await lane.turn(this.id);
      const range = await store.read(this.id, this.table.seq + 1, PAGE);
      await lane.run(this.id, this.#addAll(range), until);
      more = range.length === PAGE;
    }
  }

  *#addAll(range: readonly Logged[]): Generator<void, void> {
    for (const logged of range) yield this.add(logged);
  }

  /** What happened after a seq, up to a page of it: from memory if it is all there, else from the log. */
  async page(store: Store, since: number): Promise<Page> {
    const { table } = this;
    const newer = Math.max(0, table.seq - since);
    if (newer <= this.#recent.length)
      return { entries: newer === 0 ? [] : this.#recent.slice(-newer), table, folded: false };
    const start = since - (since % PAGE);
    const last = Math.min(start + PAGE, table.seq);
    this.#folding ??= new SharedWork();
    const folding = this.#folding.do(last, () => this.#fold(store, start, last));
    const { entries, ...page } = await folding;
    return { ...page, entries: entries.slice(since - start) };
  }

  /** The entries after one seq up to another. */
  async #fold(store: Store, start: number, last: number): Promise<Page> {
    let table = this.#checkpoint(start);
    const entries: Recent[] = [];
    while ((table?.seq ?? 0) < last) {
      const from: number = (table?.seq ?? 0) + 1;
      const until = await lane.turn(this.id);
      const range = await store.read(this.id, from, Math.min(PAGE, last + 1 - from));
      if (range.length === 0) throw new Error(`the log of table ${this.id} ends before entry ${last}`);
      const steps = this.#steps(table, range, (recent) => {
        if (recent.logged.seq > start) entries.push(recent);
      });
      table = await lane.run(this.id, steps, until);
    }
    return { entries, table: required(table, 'the table'), folded: true };
  }

  /** The last checkpoint at or before a seq; null stands for the time before the first entry. */
  #checkpoint(seq: number): Table | null {
    for (let at = seq; at > 0; at -= PAGE) {
      const table = this.#checkpoints?.get(at);
      if (table !== undefined) return table;
    }
    return null;
  }

  *#steps(
    before: Table | null,
    range: readonly Logged[],
    take: (recent: Recent) => void,
  ): Generator<void, Table | null> {
    let table = before;
    for (const logged of range) {
      const step = next(this.id, table, logged);
      take({ logged, events: step.events });
      table = step.table;
      this.#mark(table);
      yield;
    }
    return table;
  }
}
