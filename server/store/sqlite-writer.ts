// The thread that writes: it takes groups of appends and answers each group when it is on the disk.

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { MATCHES_A_DAY, RATED_DAY } from './ratings.ts';
import { commandKeeper, isKnown } from './sqlite-commands.ts';
import { inTransaction, openDatabase } from './sqlite-file.ts';
import { checkFiles, type Files } from './sqlite-identity.ts';
import { jobsOf, type SqliteJobs } from './sqlite-jobs.ts';
import { Summaries, type SummaryRow } from './sqlite-summary.ts';
import { illnessOf, primaryCode } from './sqlite-trouble.ts';
import type { Ill } from './unavailable.ts';

/** What the thread is started with: the folder, and the files that it must find there. */
export interface Orders {
  readonly folder: string;
  readonly files: Files;
}

/** An append in plain values (the row of its table, the entry as text, the players whom it names and their circle), or a job. */
export type WriteRequest =
  | readonly [
      summary: SummaryRow,
      seq: number,
      command: string | null,
      entry: string,
      players: readonly string[],
      circle: string | null,
    ]
  | { readonly job: keyof SqliteJobs; readonly args: readonly unknown[] };

/** A group to write, a journal to be finished (`sqlite-journal.ts`), or the end. */
export type WriterMessage = readonly WriteRequest[] | 'finish' | 'close';

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
    summaries.forget();
    // What is wrong with one append must not hurt the others: each gets a transaction of its own.
    if (group.length > 1 && isAboutOne(error)) return group.flatMap((one) => commit(db, write, [one]));
    const refused = { error: error instanceof Error ? error.message : String(error), ill: illnessOf(error) };
    return group.map(() => refused);
  }
}

/** Writes one entry inside an open transaction, if the laws allow it, or does a job. */
function makeWriter(db: DatabaseSync): (wish: WriteRequest) => WriteReply {
  const enter = db.prepare(`
    INSERT INTO log ("table", seq, command, entry) SELECT ?1, ?2, ?3, ?4
    WHERE ?2 = 1 OR (EXISTS (SELECT 1 FROM log WHERE "table" = ?1 AND seq = ?2 - 1) AND NOT ${isKnown('?1', '(?2 - 1)', '?3')})
    ON CONFLICT DO NOTHING`);
  const known = db.prepare('SELECT 1 FROM players WHERE player = ? AND erasing = 0');
  const begin = db.prepare(`
    UPDATE tables SET circle = ?1, began = changed WHERE "table" = ?2 AND ${MATCHES_A_DAY} > (
      SELECT count(*) FROM tables AS others
      WHERE others.circle = ?1 AND others.began > tables.changed - ${RATED_DAY})`);
  const keepCommands = commandKeeper(db);

  const jobs = jobsOf(db) as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

  return (wish) => {
    if ('job' in wish) return { value: jobs[wish.job]?.(...wish.args) };
    const [summary, seq, command, entry, players, circle] = wish;
    const [table] = summary;
    if (players.some((player) => known.get(player) === undefined)) return { value: 'player-gone' };
    if (enter.run(table, seq, command, entry).changes === 0) return { value: 'conflict' };
    summaries.write(summary, seq);
    if (circle !== null) begin.run(circle, table);
    keepCommands(table, seq);
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
const summaries = new Summaries(db);
const write = makeWriter(db);
const port = parentPort;
port.on('message', (wish: WriterMessage) => {
  if (wish === 'close') {
    db.close();
    port.close();
  } else if (wish === 'finish') finishJournal(db);
  else port.postMessage(commit(db, write, wish));
});

/** Copies into the file what the copying thread has left; after that the journal begins again. If it fails, it is tried next time. */
function finishJournal(open: DatabaseSync): void {
  try {
    open.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The next group says what is wrong.
  }
}
