// The thread that writes: it takes groups of appends and answers each group when it is on the disk.

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { inTransaction, openDatabase, primaryCode } from './sqlite-file.ts';

/** An append in plain values: the row of its table, the command and the entry as text. */
export type Wish = readonly [row: TableRow, command: string | null, entry: string];
type TableRow = readonly [
  seq: number,
  game: string,
  status: string,
  listed: number,
  seats: number,
  free: number,
  due: number | null,
  changed: number,
  host: string | null,
  hostKey: string | null,
  table: string,
];

/** What became of an append. */
export type Reply = 'written' | 'conflict' | { readonly error: string };

/** All in one transaction. If that fails, all of them are refused and none should be there. */
function commit(db: DatabaseSync, write: (wish: Wish) => Reply, group: readonly Wish[]): Reply[] {
  try {
    return inTransaction(db, () => group.map(write));
  } catch (error) {
    // What is wrong with one append must not hurt the others: each gets a transaction of its own.
    if (group.length > 1 && isAboutOne(error)) return group.flatMap((one) => commit(db, write, [one]));
    return group.map(() => ({ error: error instanceof Error ? error.message : String(error) }));
  }
}

/** Writes one entry inside an open transaction, if the laws allow it. */
function makeWriter(db: DatabaseSync): (wish: Wish) => Reply {
  const create = db.prepare(`
    INSERT INTO tables (last, game, status, listed, seats, free, due, changed, host, host_key, "table")
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const grow = db.prepare(`
    UPDATE tables SET last = ?, game = ?, status = ?, listed = ?, seats = ?, free = ?, due = ?, changed = ?,
      host = ?, host_key = ?
    WHERE "table" = ? AND last = ? AND NOT EXISTS (SELECT 1 FROM log WHERE "table" = ? AND command = ?)`);
  const enter = db.prepare('INSERT INTO log ("table", seq, command, entry) VALUES (?, ?, ?, ?)');

  return ([row, command, entry]) => {
    const seq = row[0];
    const table = row[10];
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

const db = openDatabase(String(workerData));
const write = makeWriter(db);
const port = parentPort!;
port.on('message', (group: readonly Wish[] | null) => {
  if (group !== null) return port.postMessage(commit(db, write, group));
  db.close();
  port.close();
});
