import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused } from './refused.ts';
import { checkVersion, databaseFile, syncFolder } from './sqlite-file.ts';
import { lockFolder } from './sqlite-lock.ts';
import { primaryCode } from './sqlite-trouble.ts';

/**
 * Copies the database of a data folder into a file, as it is at one moment; a server may be running on it and is not held up.
 * The file appears whole and checked, or not at all; an older one of that name is replaced.
 */
export function backupSqlite(folder: string, file: string): void {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StoreRefused(`There is no database in ${folder}.`);
  if (existsSync(file) && realpathSync(file) === realpathSync(source)) {
    throw new StoreRefused(`${file} is the database itself: name another file for the backup.`);
  }
  checkPlace(file);
  putInPlace(file, file, (part) => {
    const db = new DatabaseSync(source, { timeout: 10_000 });
    try {
      checkVersion(db, source);
      db.prepare('VACUUM INTO ?').run(part);
    } catch (error) {
      throw isCorrupt(error) ? damaged(source) : error;
    } finally {
      db.close();
    }
  });
}

/**
 * Makes a backup the database of a data folder. Refuses a file that is damaged, not ours or of a newer version; refuses to
 * replace a database unless asked to, and always while a server is running on it.
 */
export function restoreSqlite(file: string, folder: string, options: { overwrite?: boolean } = {}): void {
  const target = databaseFile(folder);
  if (!existsSync(file)) throw new StoreRefused(`There is no file ${file}.`);
  if (existsSync(target) && options.overwrite !== true) {
    throw new StoreRefused(`There is a database in ${folder} already, and a restore would replace it.`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The lock keeps a server away, also one whose database file was deleted under it.
  const lock = lockFolder(folder);
  try {
    putInPlace(
      target,
      file,
      (part) => copyInto(file, part),
      () => retire(target),
    );
  } finally {
    lock.release();
  }
}

function checkPlace(file: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new StoreRefused(`There is no folder ${folder}.`);
  if (existsSync(file) && statSync(file).isDirectory()) throw new StoreRefused(`${file} is a folder.`);
}

/**
 * Has the target written under another name, checks it, makes it durable and gives it its name. `backup` is for messages. The file is there
 * for its owner only before anything is written into it: others would keep it open.
 */
export function putInPlace(
  target: string,
  backup: string,
  write: (part: string) => void,
  ready = () => {},
): void {
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  try {
    closeSync(openSync(part, 'wx', 0o600));
    write(part);
    check(part, backup);
    const handle = openSync(part, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    ready();
    renameSync(part, target);
    syncFolder(dirname(resolve(target)));
  } finally {
    for (const left of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(left, { force: true });
  }
}

/** Copies what is in a file, and not its rights. */
export function copyInto(file: string, to: string): void {
  const [from, into] = [openSync(file, 'r'), openSync(to, 'r+')];
  try {
    const piece = Buffer.alloc(1 << 20);
    for (let read = readSync(from, piece); read > 0; read = readSync(from, piece))
      for (let done = 0; done < read; ) done += writeSync(into, piece, done, read - done);
  } finally {
    closeSync(from);
    closeSync(into);
  }
}

/** Refuses a copy that is not a whole database of ours. */
function check(part: string, backup: string): void {
  const db = new DatabaseSync(part);
  try {
    checkVersion(db, backup);
    const verdict = db.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    const parts = db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name IN ('log', 'tables')").get();
    if (verdict !== 'ok' || parts?.n !== 2) throw damaged(backup);
  } catch (error) {
    throw isCorrupt(error) ? damaged(backup) : error;
  } finally {
    db.close();
  }
}

function isCorrupt(error: unknown): boolean {
  const corrupt = 11;
  return primaryCode(error) === corrupt;
}

function damaged(file: string): StoreRefused {
  return new StoreRefused(`${file} is damaged; nothing was changed.`);
}

/**
 * Makes sure that nobody uses the database that is to be replaced, and that no write-ahead log of it is left: it would be
 * played into the new one.
 */
function retire(target: string): void {
  if (existsSync(target)) {
    const db = new DatabaseSync(target, { timeout: 0 });
    try {
      // Needs the file for itself alone, and puts the write-ahead log into it.
      db.exec('PRAGMA journal_mode = DELETE');
    } catch (error) {
      const busy = 5;
      if (primaryCode(error) === busy) throw new StoreRefused(`${target} is in use: stop the server first.`);
      // Anything else means that it is broken, which is a good reason to replace it.
    } finally {
      db.close();
    }
  }
  for (const rest of ['-wal', '-shm', '-journal']) rmSync(`${target}${rest}`, { force: true });
}
