import type { SetAside } from './contract.ts';
import { dropOldest } from './drop-oldest.ts';

interface Trouble {
  readonly reason: string;
  readonly since: number;
  readonly failures: number;
  /** The last entry known when it failed. */
  readonly seq: number;
  /** Not tried before; infinite for a table that is set aside. */
  readonly until: number;
}

/** A table is set aside after this many failures in a row; the pauses between them double. */
const FAILURES = 5;
const FIRST_PAUSE = 5000;
/** Tables remembered at most. The oldest are forgotten first, and would be tried again. */
const MOST = 10_000;

/**
 * The tables whose due moves fail. Each is tried again after growing pauses and then set aside, so that it cannot use up the
 * time of others. It comes back when its log grows. Each process keeps its own list, which is empty after a restart.
 */
export class Aside {
  readonly #troubles = new Map<string, Trouble>();

  /** Notes a failure; true if the table is set aside from now on. */
  failed(table: string, seq: number, reason: string, now: number): boolean {
    const failures = (this.#troubles.get(table)?.failures ?? 0) + 1;
    const given = failures >= FAILURES;
    const until = given ? Number.POSITIVE_INFINITY : now + FIRST_PAUSE * 2 ** (failures - 1);
    this.#troubles.delete(table);
    this.#troubles.set(table, { reason, since: now, failures, seq, until });
    dropOldest(this.#troubles, MOST);
    return given;
  }

  /** Whether the table is left alone now. A log that has grown beyond the failed entry ends that. */
  rests(table: string, now: number, seq = 0): boolean {
    const trouble = this.#troubles.get(table);
    if (trouble === undefined) return false;
    if (seq > trouble.seq) this.#troubles.delete(table);
    return seq <= trouble.seq && now < trouble.until;
  }

  /** Something was appended to the table: its troubles may be over. */
  forget(table: string): void {
    this.#troubles.delete(table);
  }

  /** How many tables are remembered, those that will be tried again included. */
  get size(): number {
    return this.#troubles.size;
  }

  /** The tables that are set aside. */
  list(): SetAside[] {
    return [...this.#troubles].flatMap(([table, { reason, since, until }]) =>
      until === Number.POSITIVE_INFINITY ? [{ table, reason, since }] : [],
    );
  }
}
