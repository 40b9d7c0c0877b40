import type { Config } from '../config.ts';
import type { Log } from '../contract.ts';
import { openDatabase } from '../store/sqlite-file.ts';
import { lockFolder } from '../store/sqlite-lock.ts';
import { sqliteWriting } from '../store/sqlite-writing.ts';
import { Hub } from './hub.ts';

export interface OpenHub {
  readonly hub: Hub;
  /** To be called when all processes that serve have ended. */
  close(): Promise<void>;
}

/** What several processes on this machine share. Without PostgreSQL it has the data folder to itself, and writes for all of them. */
export function openHub({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>, log: Log): OpenHub {
  if (databaseUrl !== null) {
    const hub = new Hub({ log, writing: null });
    return { hub, close: () => hub.close() };
  }
  const lock = lockFolder(data);
  try {
    const db = openDatabase(data);
    const writing = sqliteWriting(data, db);
    const hub = new Hub({ log, writing });
    return {
      hub,
      async close() {
        await hub.close();
        await writing.close();
        db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
