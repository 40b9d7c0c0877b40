// No two exported types share a name, so a reader knows which type is meant without looking at the imports.

import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** The names of the types and classes that a file exports under its own name; re-exports do not count. */
export function typesOf(file: string, source: string): string[] {
  const names: string[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      switch (declaration?.type) {
        case 'TSInterfaceDeclaration':
        case 'TSTypeAliasDeclaration':
        case 'ClassDeclaration':
          if (declaration.id !== null) names.push(declaration.id.name);
      }
    },
  }).visit(parseSync(file, source).program);
  return names;
}

/** A file of a game, by its path in the game's folder: all games have the same files with the same names in them. */
const placeOf = (file: string): string => file.replace(/^games\/[^/]+\//, 'games/*/');

/** The names that several files export types under, with those files. */
export function clashesIn(files: Iterable<readonly [file: string, source: string]>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [file, source] of files)
    for (const name of typesOf(file, source)) owners.set(name, [...(owners.get(name) ?? []), file]);
  return new Map([...owners].filter(([, by]) => new Set(by.map(placeOf)).size > 1));
}

/** The clashes in words, one line each. */
export const nameFaults = (clashes: ReadonlyMap<string, readonly string[]>): string[] =>
  [...clashes].map(([name, files]) => `${name} is exported by ${files.join(' and ')}: rename one`).sort();

if (import.meta.main) {
  const files = globSync('*/**/*.{ts,tsx}', {
    // The referee has names of its own: it imports nothing of ours, and nothing imports it.
    exclude: ['referee/**', '**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.ts'],
  });
  const sources = files
    .sort()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const);
  const found = nameFaults(clashesIn(sources));
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
