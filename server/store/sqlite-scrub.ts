// The thread that rewrites the database without what was removed. SQLite overwrites what it removes, but copies of it may
// be left from when pages were split, and in the write-ahead log.

import { existsSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { databaseFile, openDatabase } from './sqlite-file.ts';

/** Somebody may be reading from the write-ahead log: then it cannot be emptied just now. */
const TRIES = 100;
const PAUSE = 50;

const folder = String(workerData);
// Opening would make a new, empty file where the old one is gone.
if (!existsSync(databaseFile(folder))) throw new Error('the database file is gone');
const db = openDatabase(folder);
try {
  db.exec('VACUUM');
  let tries = 0;
  while (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0) {
    if (++tries === TRIES) throw new Error('the write-ahead log is in use');
    await later(PAUSE);
  }
} finally {
  db.close();
}
