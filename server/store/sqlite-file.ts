import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused } from './refused.ts';
import { forOwnerOnly } from './sqlite-rights.ts';
import { MIGRATIONS } from './sqlite-schema.ts';
import { primaryCode } from './sqlite-trouble.ts';

/** Marks a SQLite file as Bullpen's ("Bull"), so that nobody restores a stranger's. */
const OURS = 0x42756c6c;

/** How long to wait for another process that is writing, in milliseconds. */
const PATIENCE = 10_000;

export function databaseFile(folder: string): string {
  return join(folder, 'bullpen.db');
}

/** Opens the database of a data folder, made or brought up to date if need be. Several processes may do so at once. */
export function openDatabase(folder: string): DatabaseSync {
  makeFolder(folder);
  const file = databaseFile(folder);
  checkJournal(file);
  forOwnerOnly(folder, file);
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    checkVersion(db, file);
    db.exec('PRAGMA journal_mode = WAL');
    durable(db);
    db.exec('PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 67108864');
    // On a server, a thread of its own copies the journal into the file (`sqlite-journal.ts`) long before it has 64 MB. Everybody else
    // waits for the copy.
    db.exec('PRAGMA wal_autocheckpoint = 16000');
    // What is removed is overwritten: somebody may have asked to be forgotten.
    db.exec('PRAGMA secure_delete = ON');
    inTransaction(db, () => migrate(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The file remembers WAL but not this: without it a reopened database would lose the last commits with the power. */
export function durable(db: DatabaseSync): void {
  db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
}

/**
 * Refuses to make a new database beside the journal of one that is gone: the journal holds the last commits of the old one, and would be
 * thrown away with the first look at the new one.
 */
function checkJournal(file: string): void {
  if (existsSync(file) || !existsSync(`${file}-wal`)) return;
  throw new StoreRefused(
    `${file} is gone, but its journal ${file}-wal is there. Put the file back, or remove the journal to begin with an empty database.`,
  );
}

/** All or nothing, and never beside another writer. Leaves no transaction open, whatever happens. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself rolls back after some errors, for example when the disk is full.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Refuses a file that is not our database, or that a newer version wrote. Changes nothing. */
export function checkVersion(db: DatabaseSync, file: string): void {
  const version = Number(pragma(db, file, 'user_version'));
  const mark = Number(pragma(db, file, 'application_id'));
  const empty = db.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
  if (mark !== OURS && !empty) throw new StoreRefused(`${file} is not a database of Bullpen.`);
  if (version > MIGRATIONS.length) {
    throw new StoreRefused(
      `${file} was written by a newer Bullpen: its version is ${version}, this one knows versions up to ${MIGRATIONS.length}.`,
    );
  }
}

function pragma(db: DatabaseSync, file: string, name: string): unknown {
  try {
    return db.prepare(`PRAGMA ${name}`).get()?.[name];
  } catch (error) {
    const notADatabase = 26;
    if (primaryCode(error) !== notADatabase) throw error;
    throw new StoreRefused(`${file} is not a SQLite database.`);
  }
}

/** Brings a database up to a version of the schema: the newest. */
export function migrate(db: DatabaseSync, to: number = MIGRATIONS.length): void {
  // Read again under the lock: another process may have migrated in the meantime.
  const from = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (from >= to) return;
  for (const script of MIGRATIONS.slice(from, to)) db.exec(script);
  db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${to}`);
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  syncFolder(dirname(resolve(folder)));
}

/** Makes the names in a folder durable. SQLite does so for its own files, but not for the folders above them. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
