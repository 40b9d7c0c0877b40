// Which packages are published besides `bullpen`, and by which names they can be imported.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf } from '../imports.ts';
import { fromRoot } from './places.ts';
import { ROOT } from './stamp.ts';

export interface Library {
  readonly name: string;
  readonly description: string;
  /** The source of each subpath: `.` is `games/index.ts`, `./six-nimmt` is `games/six-nimmt/index.ts`. */
  readonly entries: ReadonlyMap<string, string>;
}

const LIBRARIES: readonly (Omit<Library, 'entries'> & { readonly open: readonly string[] })[] = [
  {
    name: 'engine',
    description: 'Plays, records and replays any turn-based game that keeps its contract.',
    open: ['engine/index.ts', 'engine/conformance.ts'],
  },
  {
    name: 'games',
    description:
      'The rules of five number games: 6 nimmt!, 11 nimmt!, Bullenrommee, Twenty One, Captain Jack.',
    open: ['games/index.ts', ...globSync('games/*/index.ts', { cwd: ROOT }).sort()],
  },
  {
    name: 'table',
    description: 'A table where people and bots play a match: its log, clocks, views and record.',
    open: ['table/index.ts'],
  },
  {
    name: 'bots',
    description: 'Bots for five number games that see no more than a player does, and a coach.',
    open: ['bots/index.ts', 'bots/coach/index.ts'],
  },
];

const isPublished = (folder: string): boolean => LIBRARIES.some(({ name }) => name === folder);

/** The source that a name like `@bullpen/games/six-nimmt/view.ts` stands for in a checkout. */
export const sourceOf = (specifier: string): string =>
  fromRoot(fileURLToPath(import.meta.resolve(specifier)));

/** The name by which another package imports a source once it is published. */
export function publishedName(source: string): string {
  const short = source.slice(0, -'.ts'.length).replace(/\/index$/, '');
  return `@bullpen/${short}`;
}

/** Whether a name belongs to a package that is published itself. Ours that are not become part of those that import them. */
export const isLibrary = (specifier: string): boolean =>
  specifier.startsWith('@bullpen/') && isPublished(specifier.split('/')[1] ?? '');

/** The sources that published packages import of each other. */
function importedBetween(): Set<string> {
  const folders = [...LIBRARIES.map(({ name }) => name), 'wire'];
  const files = globSync(`{${folders}}/**/*.ts`, { cwd: ROOT, exclude: ['**/test', '**/*.test.ts'] });
  return new Set(
    files.flatMap((file) =>
      importsOf(file, readFileSync(join(ROOT, file), 'utf8'))
        .flatMap(({ specifier }) => (specifier !== null && isLibrary(specifier) ? [sourceOf(specifier)] : []))
        .filter((source) => source.split('/')[0] !== file.split(/[\\/]/)[0]),
    ),
  );
}

export function libraries(): Library[] {
  const between = [...importedBetween()].sort();
  return LIBRARIES.map(({ open, ...library }) => {
    const sources = new Set([
      ...open,
      ...between.filter((source) => dirname(source).split('/')[0] === library.name),
    ]);
    const subpath = (source: string): string =>
      publishedName(source).replace(`@bullpen/${library.name}`, '.');
    return { ...library, entries: new Map([...sources].map((source) => [subpath(source), source])) };
  });
}
