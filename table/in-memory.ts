import { at, type Event, type Viewer } from '@bullpen/engine';
import type { Answer, Update } from '@bullpen/wire';
import type { Decision } from './decision.ts';
import type { Logged } from './entries.ts';
import { next, type Step } from './fold.ts';
import { recordOf } from './record.ts';
import { updateOf } from './snapshot.ts';
import type { Table } from './table.ts';

/** A table with its whole log in memory, where nobody else writes: in a browser, in a lesson, in a test. */
export class TableInMemory {
  readonly id: string;
  readonly #log: Logged[] = [];
  /** The events of each entry of the log. */
  readonly #events: (readonly Event[])[] = [];
  #table: Table;

  /** From a log that begins with entry 1. Throws if it makes no sense. */
  constructor(id: string, log: readonly Logged[]) {
    const [first, ...others] = log;
    if (first === undefined) throw new Error(`table ${id} has no log`);
    this.id = id;
    this.#table = this.#add(first, next(id, null, first));
    for (const logged of others) this.#table = this.#add(logged, next(id, this.#table, logged));
  }

  /** A new table, or why there is none. */
  static create(id: string, decision: Decision): TableInMemory {
    if (!decision.ok) throw new Error(`no table: ${decision.refusal.code}`);
    return new TableInMemory(id, [{ seq: 1, command: null, entry: decision.value.entry }]);
  }

  get table(): Table {
    return this.#table;
  }

  get log(): readonly Logged[] {
    return this.#log;
  }

  append(decision: Decision): Answer {
    if (!decision.ok) return { ok: false, problem: decision.refusal };
    const logged: Logged = { seq: this.#table.seq + 1, command: null, entry: decision.value.entry };
    this.#table = this.#add(logged, next(this.id, this.#table, logged, decision.value.played));
    return { ok: true, seq: logged.seq };
  }

  /** What happened after a seq, as this viewer may know it. */
  updates(since: number, viewer: Viewer): Update[] {
    return this.#log
      .slice(since)
      .map((logged, i) => updateOf(this.id, logged, at(this.#events, since + i), viewer));
  }

  /** The record of a match that is over. */
  record(seed?: string): string {
    return recordOf(this.#table, this.#log, seed);
  }

  #add(logged: Logged, { table, events }: Step): Table {
    this.#log.push(logged);
    this.#events.push(events);
    return table;
  }
}
