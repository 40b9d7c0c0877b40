import { statSync } from 'node:fs';
import { databaseFile } from './sqlite-file.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Which files the database consists of, by name and by what the file system calls them. */
export type Files = readonly (readonly [name: string, identity: string])[];

/** The files of a database that is open: the main one and the write-ahead log, without which the latest entries are lost. */
export function filesOf(folder: string): Files {
  const file = databaseFile(folder);
  return [file, `${file}-wal`].map((name) => [name, identityOf(name)] as const);
}

/** Throws if a file is not there any more, or another has its name. The files are only asked for, never opened: to close one
 *  would give up SQLite's locks on it. */
export function checkFiles(files: Files): void {
  for (const [name, identity] of files) {
    let now: string;
    try {
      now = identityOf(name);
    } catch (error) {
      throw new StoreUnavailable('file gone', error);
    }
    if (now !== identity) throw new StoreUnavailable('file replaced');
  }
}

function identityOf(name: string): string {
  const { dev, ino } = statSync(name);
  return `${dev} ${ino}`;
}
