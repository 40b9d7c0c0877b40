import type { DatabaseSync } from 'node:sqlite';
import { appender } from './sqlite-append.ts';
import { REWRITING } from './sqlite-forget.ts';
import { filesOf } from './sqlite-identity.ts';
import type { SqliteJobs } from './sqlite-jobs.ts';
import { rewriting } from './sqlite-rewriting.ts';
import type { WriteRequest } from './sqlite-writer.ts';
import type { Store } from './store.ts';

/** All that changes the file: by a thread of this process, or by the process that several share (`hub/`). */
export interface SqliteWriting {
  /** What became of an append, or what a job gives. */
  write(wish: WriteRequest): Promise<unknown>;
  readonly scrub: Store['scrub'];
  /** Writes what is waiting, and nothing afterwards. */
  close(): Promise<void>;
}

/** Changes a file from this process. `db` is a connection to read by. */
export function sqliteWriting(folder: string, db: DatabaseSync): SqliteWriting {
  const writer = appender(folder, filesOf(folder));
  const kept = db.prepare('SELECT text FROM kept WHERE name = ?');
  const run = async (job: keyof SqliteJobs, ...args: readonly unknown[]): Promise<unknown> => {
    await file.free();
    return writer.write({ job, args });
  };
  const file = rewriting(folder, {
    mark: () => {
      const row = kept.get(REWRITING);
      return row === undefined ? null : String(row.text);
    },
    want: async () => void (await run('wantRewriting')),
    done: async (mark) => (await run('rewritingDone', mark)) === true,
  });
  return {
    write(wish) {
      if (!('job' in wish)) file.played();
      const free = file.free();
      return free === null ? writer.write(wish) : free.then(() => writer.write(wish));
    },
    scrub: file.scrub,
    async close() {
      await file.close();
      await writer.close();
    },
  };
}
