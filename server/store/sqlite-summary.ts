import type { DatabaseSync } from 'node:sqlite';
import { searchKey } from '@bullpen/wire/names.ts';

/** What is asked about a table without reading its log, in plain values. */
export type SummaryRow = readonly [
  table: string,
  game: string,
  status: string,
  listed: number,
  seats: number,
  free: number,
  host: string | null,
  due: number | null,
  changed: number,
  rated: number,
];

/**
 * Most entries are moves. At a table by invitation without a clock they change nothing but the time of the last entry. There it is
 * written when it is this many milliseconds old, so that a move changes the page of its log and no other.
 */
const CHANGED_LATE = 10_000;
/** Of how many tables the row is remembered. */
const MOST = 10_000;

/** The row of a table as it was written last, and the last entry. */
interface Remembered {
  readonly row: SummaryRow;
  seq: number;
}

/** The rows of the tables, which are written together with entries. To be used inside an open transaction. */
export class Summaries {
  readonly #remembered = new Map<string, Remembered>();
  readonly #create;
  readonly #setTimes;
  readonly #setAll;

  constructor(db: DatabaseSync) {
    this.#create = db.prepare(`
      INSERT INTO tables ("table", game, status, listed, seats, free, host, due, changed, rated, host_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    // Most of the indexes are about what it does not set, and are left alone.
    this.#setTimes = db.prepare('UPDATE tables SET due = ?2, changed = ?3 WHERE "table" = ?1');
    // Whether a table is rated is written when it is made, and afterwards by its rating alone.
    this.#setAll = db.prepare(`
      UPDATE tables SET game = ?2, status = ?3, listed = ?4, seats = ?5, free = ?6, host = ?7, due = ?8, changed = ?9, host_key = ?10
      WHERE "table" = ?1`);
  }

  /** Entry `seq` of a table has been written: brings its row up to date. */
  write(row: SummaryRow, seq: number): void {
    const [table] = row;
    const remembered = this.#remembered.get(table);
    // If the entry before is not from here, another process may have changed the row.
    const before = remembered?.seq === seq - 1 ? remembered : null;
    if (before !== null && isCurrent(before.row, row)) {
      before.seq = seq;
      return;
    }
    this.#write(row, seq, before?.row ?? null);
    if (this.#remembered.size >= MOST) this.#remembered.clear();
    this.#remembered.set(table, { row, seq });
  }

  #write(row: SummaryRow, seq: number, before: SummaryRow | null): void {
    const [table, game, status, listed, seats, free, host, due, changed] = row;
    if (before !== null && isAlike(before, row)) {
      this.#setTimes.run(table, due, changed);
      return;
    }
    const key = host === null ? null : searchKey(host);
    if (seq === 1) this.#create.run(...row, key);
    else this.#setAll.run(table, game, status, listed, seats, free, host, due, changed, key);
  }

  /** A transaction was taken back: what was written in it is not there. */
  forget(): void {
    this.#remembered.clear();
  }
}

/** Whether two rows of a table differ in nothing but times. */
function isAlike(before: SummaryRow, after: SummaryRow): boolean {
  for (let i = 1; i <= 6; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** Whether the row that is there will do. */
function isCurrent(before: SummaryRow, after: SummaryRow): boolean {
  const [, , , listed, , , , due, changed] = after;
  const age = changed - before[8];
  return (
    listed === 0 &&
    due === null &&
    before[7] === null &&
    age >= 0 &&
    age < CHANGED_LATE &&
    isAlike(before, after)
  );
}
