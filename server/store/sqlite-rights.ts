import { chmodSync, closeSync, existsSync, openSync, readdirSync } from 'node:fs';

const FILE = 0o600;
const FOLDER = 0o700;

/**
 * Logs hold secrets until a match is over, so the files are for their owner only, also those that an older version or a copy
 * left open to others. SQLite gives its two further files the rights of the first. The folder is closed too, unless other
 * things than ours are in it: then somebody else may need it.
 */
export function forOwnerOnly(folder: string, file: string): void {
  // Not opened if it is there: to close it would give up the locks that SQLite has on it in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) restrict(name, FILE);
  if (readdirSync(folder).every((name) => name.startsWith('bullpen.'))) restrict(folder, FOLDER);
}

function restrict(name: string, mode: number): void {
  try {
    chmodSync(name, mode);
  } catch (error) {
    // Another user's file that we may use all the same, or one that was removed just now.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
