import type { Event } from '@bullpen/engine';
import type { Logged } from './log.ts';
import type { Store } from './store/store.ts';
import { next, type Step, type Table } from './table.ts';

/** An entry with what it told, kept for viewers that are only a little behind. */
export interface Recent {
  readonly logged: Logged;
  readonly events: readonly Event[];
}

/** So many entries are kept at hand; who is further behind is told from the log. */
const RECENT = 64;

/** A table in memory, with its latest entries. */
export class Cell {
  readonly id: string;
  table: Table;
  #recent: Recent[] = [];
  /** Whatever is being done at this table; the next thing waits for it. */
  tail: Promise<unknown> = Promise.resolve();
  used = 0;

  private constructor(id: string, table: Table) {
    this.id = id;
    this.table = table;
  }

  /** From a log that begins with entry 1. */
  static fromLog(id: string, log: readonly Logged[]): Cell {
    const [first, ...rest] = log;
    if (first === undefined) throw new Error(`table ${id} has no log`);
    const cell = new Cell(id, next(id, null, first).table);
    cell.#remember(first, []);
    for (const logged of rest) cell.add(logged);
    return cell;
  }

  /** Goes on by an entry; `step` is what it comes to, where that has been worked out already. */
  add(logged: Logged, step: Step = next(this.id, this.table, logged)): void {
    this.table = step.table;
    this.#remember(logged, step.events);
  }

  #remember(logged: Logged, events: readonly Event[]): void {
    this.#recent.push({ logged, events });
    if (this.#recent.length > RECENT) this.#recent.shift();
  }

  /** Nothing happens here: what the log has is not kept at hand. */
  rest(): void {
    this.#recent = [];
  }

  /** The seq of the entry that a command has made, if it is at hand. */
  doneLately(command: string): number | null {
    for (let i = this.#recent.length - 1; i >= 0; i--)
      if (this.#recent[i]!.logged.command === command) return this.#recent[i]!.logged.seq;
    return null;
  }

  /** The same for an entry that is not at hand any more. */
  async doneBefore(store: Store, command: string): Promise<number | null> {
    return this.#recent[0]?.logged.seq === 1 ? null : store.find(this.id, command);
  }

  /** Reads on where the log has grown without us. */
  async catchUp(store: Store): Promise<void> {
    for (const logged of await store.read(this.id, this.table.seq + 1)) this.add(logged);
  }

  /** The entries after a seq with what they told, if they are all at hand; else null. */
  lately(seq: number): readonly Recent[] | null {
    const newer = this.table.seq - seq;
    if (newer <= 0) return [];
    return newer <= this.#recent.length ? this.#recent.slice(-newer) : null;
  }

  /** The same from the log, up to a seq. */
  async since(store: Store, last: number, seq: number): Promise<readonly Recent[]> {
    const told: Recent[] = [];
    let table: Table | null = null;
    for (const logged of await store.read(this.id, 1)) {
      if (logged.seq > last) break;
      const step = next(this.id, table, logged);
      table = step.table;
      if (logged.seq > seq) told.push({ logged, events: step.events });
    }
    return told;
  }
}
