// Who may import what. The journey of a move is the folder tree, and this keeps it one-way.

import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from './imports.ts';

interface Fence {
  /** Folders whose values it may import. */
  readonly values: readonly string[];
  /** Folders of which it may import types only; its tests may import their values too. */
  readonly types?: readonly string[];
  /** Whether it may use node: modules and npm packages. Tests always may. */
  readonly machine: boolean;
  readonly why: string;
}

export const FENCES: Readonly<Record<string, Fence>> = {
  engine: {
    values: [],
    machine: false,
    why: 'The engine knows no game and no machine: it imports only itself.',
  },
  games: {
    values: ['engine'],
    machine: false,
    why: 'A game is pure rules: it imports the engine and its own folder only.',
  },
  words: {
    values: [],
    types: ['games'],
    machine: false,
    why: 'Words are texts: they import only themselves, and types of games.',
  },
  bots: {
    values: ['engine', 'games'],
    machine: false,
    why: 'Bots think anywhere, in a page too: they import engine and games only.',
  },
  lab: {
    values: ['engine', 'games', 'bots'],
    machine: true,
    why: 'The lab imports engine, games and bots only.',
  },
  wire: {
    values: [],
    types: ['engine', 'games'],
    machine: true,
    why: 'Wire is the words between page and server: it imports types of engine and games only.',
  },
  server: {
    values: ['engine', 'games', 'bots', 'words', 'wire'],
    machine: true,
    why: 'The server meets the page only through wire, and leaves lab and cli alone.',
  },
  page: {
    values: ['engine', 'games', 'bots', 'words', 'wire'],
    machine: true,
    why: 'The page meets the server only through wire, and leaves lab and cli alone.',
  },
  cli: {
    values: ['engine', 'games', 'bots', 'lab', 'words', 'wire', 'server'],
    machine: true,
    why: 'The command line may import all but the page.',
  },
};

/** Folders inside games/ that are not a game but what several games share, and those games. */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  'ox-cards': ['eleven-nimmt', 'bullenrommee'],
};

/** What is wrong with the imports of one file, in words; `file` is its path from the root. */
export function violations(file: string, source: string): string[] {
  const [home = ''] = file.split('/');
  const fence = FENCES[home];
  if (fence === undefined) return [];
  const isTest = /\.test\.ts$|\/test\//.test(file);
  return importsOf(file, source).flatMap(({ specifier, typeOnly, line }) => {
    const why = refusal(specifier, typeOnly || isTest);
    return why === null ? [] : [`${file}:${line}: ${specifier ?? 'import(…)'}: ${why}`];
  });

  function refusal(specifier: string | null, lenient: boolean): string | null {
    if (specifier === null)
      return fence!.machine ? null : 'A computed import cannot be checked: name the file.';
    const relative = specifier.startsWith('.');
    const target = relative
      ? posix.join(posix.dirname(file), specifier)
      : specifier.startsWith('@bullpen/')
        ? specifier.slice('@bullpen/'.length)
        : null;
    if (target === null) {
      if (fence!.machine || isTest) return null;
      return `${fence!.why} No ${isBuiltin(specifier) ? 'node: modules' : 'npm packages'} here.`;
    }
    const [folder = ''] = target.split('/');
    if (folder === home) return home === 'games' ? betweenGames(file, target) : null;
    if (relative) return `Do not climb into another workspace: import @bullpen/${folder}, if it is allowed.`;
    const allowed = fence!.values.includes(folder) || (lenient && fence!.types?.includes(folder));
    return allowed ? null : fence!.why;
  }
}

/** Games do not know each other. Files that lie directly in games/ (the list of all games) know them all. */
function betweenGames(file: string, target: string): string | null {
  const [, game = '', ...rest] = file.split('/');
  const [, other = ''] = target.split('/');
  if (rest.length === 0 || other === game || SHARED[other]?.includes(game)) return null;
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
