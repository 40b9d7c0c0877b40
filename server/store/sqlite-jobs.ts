import type { DatabaseSync } from 'node:sqlite';
import { dailyJobs } from './sqlite-daily.ts';
import { forgettingJobs } from './sqlite-forget.ts';
import { noticeJobs } from './sqlite-notices.ts';
import { playerJobs } from './sqlite-players.ts';
import { ratingJobs } from './sqlite-ratings.ts';
import { signInJobs } from './sqlite-sign-ins.ts';

/** Under this name is kept that the file is to be rewritten. */
export const REWRITING = 'rewriting';

/**
 * All changes but appends. The writing thread makes each inside an open transaction, together with appends: so the event loop waits
 * neither for the disk nor for a lock, and there is one order of all changes.
 */
export function jobsOf(db: DatabaseSync) {
  const beat = db.prepare(
    'INSERT INTO heartbeat VALUES (1, unixepoch()) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
  const want = db.prepare(
    `INSERT INTO kept (name, text) VALUES ('${REWRITING}', 'wanted') ON CONFLICT DO NOTHING`,
  );
  const done = db.prepare(`DELETE FROM kept WHERE name = '${REWRITING}'`);
  return {
    ...noticeJobs(db),
    ...playerJobs(db),
    ...ratingJobs(db),
    ...dailyJobs(db),
    ...signInJobs(db),
    ...forgettingJobs(db),
    /** The file is to be rewritten, and has been. */
    wantRewriting: (): void => void want.run(),
    rewritingDone: (): void => void done.run(),
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
