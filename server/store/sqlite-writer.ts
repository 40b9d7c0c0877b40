// The thread that writes: it takes groups of appends and answers each group when it is on the disk.

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { inTransaction, openDatabase } from './sqlite-file.ts';
import { checkFiles, type Files } from './sqlite-identity.ts';
import { illnessOf, primaryCode } from './sqlite-trouble.ts';
import type { Ill } from './unavailable.ts';

/** What the thread is started with: the folder, and the files that it must find there. */
export interface Orders {
  readonly folder: string;
  readonly files: Files;
}

/** An append in plain values (the row of its table, the command and the entry as text), or the heartbeat of `/healthz`. */
export type Wish = readonly [row: TableRow, command: string | null, entry: string] | 'beat';
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
export type Reply = 'written' | 'conflict' | { readonly error: string; readonly ill: Ill | null };

/**
 * All in one transaction. If that fails, all of them are refused and none should be there. What is written to a file that was
 * deleted goes with it, so the files are looked at before, and again before anybody is told 'written'.
 */
function commit(db: DatabaseSync, write: (wish: Wish) => Reply, group: readonly Wish[]): Reply[] {
  try {
    checkFiles(files);
    const replies = inTransaction(db, () => group.map(write));
    checkFiles(files);
    return replies;
  } catch (error) {
    // What is wrong with one append must not hurt the others: each gets a transaction of its own.
    if (group.length > 1 && isAboutOne(error)) return group.flatMap((one) => commit(db, write, [one]));
    const refused = { error: error instanceof Error ? error.message : String(error), ill: illnessOf(error) };
    return group.map(() => refused);
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

  const beat = db.prepare(
    'INSERT INTO heartbeat VALUES (1, unixepoch()) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );

  return (wish) => {
    if (wish === 'beat') {
      beat.run();
      return 'written';
    }
    const [row, command, entry] = wish;
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
  return (
    (code === null && illnessOf(error) === null) ||
    code === tooBig ||
    code === constraint ||
    code === mismatch
  );
}

const { folder, files } = workerData as Orders;
// Before it is opened: that would make a new, empty file where the old one was deleted.
checkFiles(files);
const db = openDatabase(folder);
const write = makeWriter(db);
const port = parentPort!;
port.on('message', (group: readonly Wish[] | null) => {
  if (group !== null) return port.postMessage(commit(db, write, group));
  db.close();
  port.close();
});
