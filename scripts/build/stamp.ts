import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from './folders.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that the bundle of the command line is made of. The page is built apart. */
const SOURCES = [...FOLDERS.filter((folder) => folder !== 'page'), 'scripts/build', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'golden', 'records']);

/**
 * Names a state of the sources: another name as soon as a file is changed, added or removed. Looks at sizes and times only,
 * since every start of the command line asks for it.
 */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(process.version);
  const visit = (path: string): void => {
    const { mtimeMs, size } = statSync(join(ROOT, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  };
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else visit(path);
    }
  };
  for (const source of SOURCES) {
    if (statSync(join(ROOT, source)).isDirectory()) walk(source);
    else visit(source);
  }
  return hash.digest('hex').slice(0, 16);
}
