// Checks every import against the fences.

import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { FENCES, type Fence, SHARED } from './fence-table.ts';
import { importsOf } from './imports.ts';

/** What is wrong with the imports of one file, in words; `file` is its path from the root. */
export function violations(file: string, source: string): string[] {
  const [home = ''] = file.split('/');
  const fence = FENCES[home];
  return fence === undefined ? [] : fencedImports(file, source, home, fence);
}

function fencedImports(file: string, source: string, home: string, fence: Fence): string[] {
  const isTest = /\.test\.ts$|\/test\//.test(file);
  return importsOf(file, source).flatMap(({ specifier, typeOnly, line }) => {
    const why = refusal(specifier, typeOnly || isTest);
    return why === null ? [] : [`${file}:${line}: ${specifier ?? 'import(…)'}: ${why}`];
  });

  function refusal(specifier: string | null, lenient: boolean): string | null {
    if (specifier === null)
      return fence.machine ? null : 'A computed import cannot be checked: name the file.';
    const relative = specifier.startsWith('.');
    const target = relative
      ? posix.join(posix.dirname(file), specifier)
      : specifier.startsWith('@bullpen/')
        ? specifier.slice('@bullpen/'.length)
        : null;
    if (target === null) {
      if (fence.machine || isTest) return null;
      return `${fence.why} No ${isBuiltin(specifier) ? 'node: modules' : 'npm packages'} here.`;
    }
    const [folder = ''] = target.split('/');
    if (folder === home) return home === 'games' ? betweenGames(file, target) : null;
    if (relative) return `Do not climb into another workspace: import @bullpen/${folder}, if it is allowed.`;
    const allowed = fence.values.includes(folder) || (lenient && fence.types?.includes(folder));
    return allowed ? doorOf(target, fence.internals ?? false) : fence.why;
  }
}

/** Why this import may not reach into a game: others import its index, its worked examples and, if they may, `internals.ts`. */
function doorOf(target: string, internals: boolean): string | null {
  const [folder, game, file] = target.split('/');
  if (folder !== 'games' || file === undefined) return null;
  if (file === 'examples.ts') return null;
  if (file !== 'internals.ts')
    return `Import @bullpen/games or @bullpen/games/${game}, not the files of a game.`;
  return internals ? null : 'Only bots and lab see the inside of a game.';
}

/**
 * Games do not know each other. Files directly in games/ (the list of all games) know them all, and so do the
 * tests in games/test; what is there is for the tests of every game.
 */
function betweenGames(file: string, target: string): string | null {
  const [, game = '', ...rest] = file.split('/');
  const [, other = ''] = target.split('/');
  if (
    rest.length === 0 ||
    other === game ||
    game === 'test' ||
    (other === 'test' && rest[0] === 'test') ||
    SHARED[other]?.includes(game)
  )
    return null;
  return 'A game imports the engine and its own folder only, never another game.';
}

if (import.meta.main) {
  const files = globSync(`{${Object.keys(FENCES)}}/**/*.{ts,tsx}`, {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const found = files
    .sort()
    .flatMap((file) => violations(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
