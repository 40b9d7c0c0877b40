import type { DatabaseSync } from 'node:sqlite';
import { clubJobs } from './sqlite-clubs.ts';
import { dailyJobs } from './sqlite-daily.ts';
import { forgettingJobs, REWRITING, rewritingWish } from './sqlite-forget.ts';
import { noticeJobs } from './sqlite-notices.ts';
import { playerJobs } from './sqlite-players.ts';
import { ratingJobs } from './sqlite-ratings.ts';
import { signInJobs } from './sqlite-sign-ins.ts';
import { tournamentJobs } from './sqlite-tournaments.ts';

/**
 * All changes but appends. The writing thread makes each inside an open transaction, together with appends: so the event loop waits
 * neither for the disk nor for a lock, and there is one order of all changes.
 */
export function jobsOf(db: DatabaseSync) {
  const beat = db.prepare(
    'INSERT INTO heartbeat VALUES (1, unixepoch()) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
  const wantRewriting = rewritingWish(db);
  const done = db.prepare(`DELETE FROM kept WHERE name = '${REWRITING}' AND text = ?`);
  const wished = db.prepare(`SELECT 1 FROM kept WHERE name = '${REWRITING}'`);
  return {
    ...noticeJobs(db),
    ...playerJobs(db),
    ...ratingJobs(db),
    ...dailyJobs(db),
    ...clubJobs(db),
    ...tournamentJobs(db),
    ...signInJobs(db),
    ...forgettingJobs(db),
    /** The file is to be rewritten, and has been. */
    wantRewriting,
    rewritingDone: (mark: string | null): boolean => {
      done.run(mark);
      return wished.get() === undefined;
    },
    /** What `/healthz` writes, to know that something can be written. */
    beat: (): void => void beat.run(),
  };
}

export type SqliteJobs = ReturnType<typeof jobsOf>;

/** Has the writing thread do a job. */
export type RunJob = <K extends keyof SqliteJobs>(
  job: K,
  ...args: Parameters<SqliteJobs[K]>
) => Promise<ReturnType<SqliteJobs[K]>>;
