import { dropOldest } from './drop-oldest.ts';

/** Tables remembered at most; the oldest are forgotten first. */
const MOST = 50_000;

/** The key of a tournament among the payers, which no table has; also the payer of a tournament whose maker is not known. */
export const tournamentPayer = (tournament: string): string => `tournament ${tournament}`;

/**
 * Who is charged for the thinking of a table's bots: the caller that created the table, or agreed last to the rematch that made
 * it. Known only in the process where that happened, and never stored. A table without a known payer pays for itself; a table of a
 * tournament is paid for by the tournament.
 */
export class Payers {
  readonly #byTable = new Map<string, string>();

  /** How many are remembered. */
  get size(): number {
    return this.#byTable.size;
  }

  /** The first payer stays: a wish that is sent again, perhaps from another address, makes nobody else pay. */
  set(table: string, payer: string): void {
    if (this.#byTable.has(table)) return;
    this.#byTable.set(table, payer);
    dropOldest(this.#byTable, MOST);
  }

  of(table: string, tournament?: string): string {
    const unknown = tournament === undefined ? `table ${table}` : tournamentPayer(tournament);
    return this.#byTable.get(table) ?? unknown;
  }

  /** A rematch is charged to the payer of the match before it, or else to the caller who agreed last. */
  pass(from: string, to: string, caller: string): void {
    this.set(to, this.#byTable.get(from) ?? caller);
  }

  forget(table: string): void {
    this.#byTable.delete(table);
  }
}
