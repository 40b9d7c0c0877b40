import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused } from './refused.ts';
import { forOwnerOnly } from './sqlite-rights.ts';
import { primaryCode } from './sqlite-trouble.ts';

export interface FolderLock {
  release(): void;
}

/** What holds the locks of this process. A database that nobody refers to is closed sooner or later, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only server on a data folder, until it releases the lock or ends, however it ends: the lock is an open
 * transaction on a second, empty database, so the system takes it back with the process. A process that only reads or copies the
 * database does not ask for it. Throws `StoreRefused` if another process has it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'bullpen.lock');
  const note = join(folder, 'bullpen.pid');
  forOwnerOnly(folder, file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const busy = 5;
    if (primaryCode(error) !== busy) throw error;
    throw new StoreRefused(
      `${folder} is in use by another Bullpen server (${holder(note)}): stop that one first.`,
    );
  }
  held.add(db);
  leaveNote(note);
  return {
    release() {
      held.delete(db);
      rmSync(note, { force: true });
      if (db.isOpen) db.close();
    },
  };
}

/** Who has the lock: not in the locked file itself, since to read and close that would give up the lock. */
function leaveNote(note: string): void {
  try {
    writeFileSync(note, `pid ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  } catch {
    // A full disk: the lock holds without the note.
  }
}

function holder(note: string): string {
  const text = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  return /^pid \d+ on \S+$/.test(text) ? text : 'its pid is not known';
}
