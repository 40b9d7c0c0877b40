import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, primaryCode } from './sqlite-file.ts';
import type { Store, Summary } from './store.ts';

type Outcome = 'written' | 'conflict';

interface Waiting {
  readonly table: string;
  readonly seq: number;
  readonly command: string | null;
  readonly entry: string;
  readonly summary: Summary;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Appender {
  readonly append: Store['append'];
  /** Writes what is waiting, now. */
  readonly flush: () => void;
}

/**
 * Group commit: what arrives in one turn of the event loop is written in one transaction, since the price of durability is
 * paid per transaction. Each append is answered after COMMIT. If that fails, all of the group are rejected and none should be
 * there; who wants to be sure reads again, as after any error.
 */
export function appender(db: DatabaseSync): Appender {
  const write = writer(db);
  let waiting: Waiting[] = [];

  const flush = () => {
    const group = waiting;
    waiting = [];
    if (group.length > 0) commit(group);
  };

  const commit = (group: readonly Waiting[]) => {
    let outcomes: Outcome[];
    try {
      outcomes = inTransaction(db, () => group.map(write));
    } catch (error) {
      // What is wrong with one append must not hurt the others: each gets a transaction of its own.
      if (group.length > 1 && isAboutOne(error)) for (const one of group) commit([one]);
      else for (const one of group) one.reject(error);
      return;
    }
    for (const [i, one] of group.entries()) one.resolve(outcomes[i]!);
  };

  return {
    append: async (table, { seq, command, entry }, summary) => {
      const text = JSON.stringify(entry);
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ table, seq, command, entry: text, summary, resolve, reject });
      });
    },
    flush,
  };
}

/** Writes one entry inside an open transaction, if the laws allow it. */
function writer(db: DatabaseSync): (append: Waiting) => Outcome {
  const create = db.prepare(`
    INSERT INTO tables (last, game, status, listed, seats, free, due, changed, "table")
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const grow = db.prepare(`
    UPDATE tables SET last = ?, game = ?, status = ?, listed = ?, seats = ?, free = ?, due = ?, changed = ?
    WHERE "table" = ? AND last = ? AND NOT EXISTS (SELECT 1 FROM log WHERE "table" = ? AND command = ?)`);
  const enter = db.prepare('INSERT INTO log ("table", seq, command, entry) VALUES (?, ?, ?, ?)');

  return ({ table, seq, command, entry, summary }) => {
    const { game, status, listed, seats, free, due, changed } = summary;
    const row = [seq, game, status, listed ? 1 : 0, seats, free, due, changed, table] as const;
    const { changes } = seq === 1 ? create.run(...row) : grow.run(...row, seq - 1, table, command);
    if (changes === 0) return 'conflict';
    enter.run(table, seq, command, entry);
    return 'written';
  };
}

/** Whether an error is the fault of an append (a value that no column takes), not of the disk or another process. */
function isAboutOne(error: unknown): boolean {
  const tooBig = 18;
  const constraint = 19;
  const mismatch = 20;
  const code = primaryCode(error);
  return code === null || code === tooBig || code === constraint || code === mismatch;
}
