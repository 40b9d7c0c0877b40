// The thread that writes: it takes groups of appends and answers each group when it is on the disk.

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { searchKey } from '@bullpen/wire/names.ts';
import { MATCHES_A_DAY, RATED_DAY } from './ratings.ts';
import { commandKeeper, isKnown } from './sqlite-commands.ts';
import { inTransaction, openDatabase } from './sqlite-file.ts';
import { checkFiles, type Files } from './sqlite-identity.ts';
import { jobsOf, type SqliteJobs } from './sqlite-jobs.ts';
import { illnessOf, primaryCode } from './sqlite-trouble.ts';
import type { Ill } from './unavailable.ts';

/** What the thread is started with: the folder, and the files that it must find there. */
export interface Orders {
  readonly folder: string;
  readonly files: Files;
}

/** An append in plain values (the row of its table, the command, the entry as text, the players whom it names and their circle), or a job. */
export type WriteRequest =
  | readonly [
      row: TableRow,
      command: string | null,
      entry: string,
      players: readonly string[],
      circle: string | null,
    ]
  | { readonly job: keyof SqliteJobs; readonly args: readonly unknown[] };
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
  table: string,
  rated: number,
];

/** What became of it: of an append whether it was written, of a job what it gives. */
export type WriteReply = { readonly value: unknown } | { readonly error: string; readonly ill: Ill | null };

/**
 * All in one transaction. If that fails, all of them are refused and none should be there. What is written to a file that was
 * deleted goes with it, so the files are looked at before, and again before anybody gets the answer.
 */
function commit(
  db: DatabaseSync,
  write: (wish: WriteRequest) => WriteReply,
  group: readonly WriteRequest[],
): WriteReply[] {
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

/** Writes one entry inside an open transaction, if the laws allow it, or does a job. */
function makeWriter(db: DatabaseSync): (wish: WriteRequest) => WriteReply {
  const create = db.prepare(`
    INSERT INTO tables (last, game, status, listed, seats, free, due, changed, host, "table", rated, host_key)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  // The numbers are places in the row, then: 12 the seq before, 13 the command, 14 the key for searches. Whether a table is rated is
  // written when it is made, and afterwards by its rating alone.
  const lawful = `"table" = ?10 AND last = ?12 AND NOT ${isKnown('?10', '?12', '?13')}`;
  const grow = db.prepare(`
    UPDATE tables SET last = ?1, game = ?2, status = ?3, listed = ?4, seats = ?5, free = ?6, due = ?7, changed = ?8,
      host = ?9, host_key = ?14
    WHERE ${lawful}`);
  // Most entries are moves: they change nothing that a list is searched by, and leave those indexes alone.
  const goOn = db.prepare(`
    UPDATE tables SET last = ?1, due = ?7, changed = ?8
    WHERE ${lawful} AND game = ?2 AND status = ?3 AND listed = ?4 AND seats = ?5 AND free = ?6 AND host IS ?9`);
  const known = db.prepare('SELECT 1 FROM players WHERE player = ? AND erasing = 0');
  const begin = db.prepare(`
    UPDATE tables SET circle = ?1, began = changed WHERE "table" = ?2 AND ${MATCHES_A_DAY} > (
      SELECT count(*) FROM tables AS others
      WHERE others.circle = ?1 AND others.began > tables.changed - ${RATED_DAY})`);
  const enter = db.prepare('INSERT INTO log ("table", seq, command, entry) VALUES (?, ?, ?, ?)');
  const keepCommands = commandKeeper(db);

  const jobs = jobsOf(db) as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

  return (wish) => {
    if ('job' in wish) return { value: jobs[wish.job]?.(...wish.args) };
    const [row, command, entry, players, circle] = wish;
    if (players.some((player) => known.get(player) === undefined)) return { value: 'player-gone' };
    const seq = row[0];
    const host = row[8];
    const key = (): string | null => (host === null ? null : searchKey(host));
    const written =
      seq === 1
        ? create.run(...row, key()).changes
        : goOn.run(...row, seq - 1, command).changes || grow.run(...row, seq - 1, command, key()).changes;
    if (written === 0) return { value: 'conflict' };
    enter.run(row[9], seq, command, entry);
    if (circle !== null) begin.run(circle, row[9]);
    keepCommands(row[9], seq);
    return { value: 'written' };
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

if (parentPort === null) throw new Error('this is a thread, not a program');
const { folder, files } = workerData as Orders;
// Before it is opened: that would make a new, empty file where the old one was deleted.
checkFiles(files);
const db = openDatabase(folder);
const write = makeWriter(db);
const port = parentPort;
port.on('message', (group: readonly WriteRequest[] | null) => {
  if (group !== null) return port.postMessage(commit(db, write, group));
  db.close();
  port.close();
});
