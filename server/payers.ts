import { dropOldest } from './drop-oldest.ts';

/** Tables remembered at most; the oldest are forgotten first. */
const MOST = 50_000;

/**
 * Who is charged for the thinking of a table's bots: the caller that created the table, or agreed last to the rematch that made
 * it. Known only in the process where that happened, and never stored. A table without a known payer is charged for itself.
 */
export class Payers {
  readonly #byTable = new Map<string, string>();

  /** How many are remembered. */
  get size(): number {
    return this.#byTable.size;
  }

  set(table: string, payer: string): void {
    this.#byTable.delete(table);
    this.#byTable.set(table, payer);
    dropOldest(this.#byTable, MOST);
  }

  of(table: string): string {
    return this.#byTable.get(table) ?? `table ${table}`;
  }

  /** A rematch is charged to the payer of the match before it, or else to the caller who agreed last. */
  pass(from: string, to: string, caller: string): void {
    this.set(to, this.#byTable.get(from) ?? caller);
  }

  forget(table: string): void {
    this.#byTable.delete(table);
  }
}
