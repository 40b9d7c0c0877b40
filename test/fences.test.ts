import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FENCES } from '../scripts/fence-table.ts';
import { violations } from '../scripts/fences.ts';

/** A file, an import that it must not make, and a piece of the message. */
const UNLAWFUL: readonly (readonly [file: string, source: string, message: string])[] = [
  ['engine/a.ts', `import { x } from '@bullpen/games';`, 'it imports only itself'],
  ['engine/a.ts', `import type { X } from '@bullpen/games';`, 'it imports only itself'],
  ['engine/a.ts', `let x: import('@bullpen/bots').X;`, 'it imports only itself'],
  ['engine/a.ts', `import { readFileSync } from 'node:fs';`, 'No node: modules here'],
  ['engine/a.ts', `import fs from 'fs';`, 'No node: modules here'],
  ['engine/a.ts', `import fc from 'fast-check';`, 'No npm packages here'],
  ['engine/a.ts', `const x = await import(name);`, 'A computed import cannot be checked'],
  ['engine/deep/a.ts', `export * from '../../games/index.ts';`, 'Do not climb into another workspace'],
  ['games/six-nimmt/a.ts', `import { x } from '@bullpen/bots';`, 'the engine and its own folder only'],
  ['games/six-nimmt/a.ts', `import { x } from '@bullpen/words';`, 'the engine and its own folder only'],
  ['games/six-nimmt/a.ts', `import { x } from '../twenty-one/moves.ts';`, 'never another game'],
  ['games/six-nimmt/a.ts', `import { x } from '@bullpen/games/twenty-one';`, 'never another game'],
  ['games/six-nimmt/a.ts', `import { x } from '../index.ts';`, 'never another game'],
  ['games/six-nimmt/a.ts', `import { x } from '../ox-cards/index.ts';`, 'never another game'],
  ['games/ox-cards/a.ts', `import { x } from '../eleven-nimmt/index.ts';`, 'never another game'],
  ['games/six-nimmt/a.ts', `import { x } from '../test/transcript.ts';`, 'never another game'],
  ['games/six-nimmt/test/a.test.ts', `import { x } from '../../twenty-one/moves.ts';`, 'never another game'],
  ['games/test/a.test.ts', `import { x } from '@bullpen/lab';`, 'the engine and its own folder only'],
  [
    'games/six-nimmt/a.ts',
    `import { x } from '../../engine/index.ts';`,
    'Do not climb into another workspace',
  ],
  ['games/six-nimmt/a.ts', `import 'node:crypto';`, 'No node: modules here'],
  ['words/is.ts', `import { x } from '@bullpen/games';`, 'types of games'],
  ['words/is.ts', `import type { X } from '@bullpen/engine';`, 'types of games'],
  ['words/is.ts', `import { env } from 'node:process';`, 'No node: modules here'],
  ['bots/a.ts', `import { x } from '@bullpen/lab';`, 'they import engine and games only'],
  ['bots/a.ts', `import { Worker } from 'node:worker_threads';`, 'No node: modules here'],
  ['bots/a.ts', `import { x } from '@bullpen/games/six-nimmt/state.ts';`, 'not the files of a game'],
  ['page/a.ts', `import type { X } from '@bullpen/games/six-nimmt/view.ts';`, 'not the files of a game'],
  ['page/a.ts', `import { x } from '@bullpen/games/six-nimmt/internals.ts';`, 'Only bots and lab'],
  ['page/test/a.test.ts', `import { x } from '@bullpen/games/six-nimmt/internals.ts';`, 'Only bots and lab'],
  ['server/a.ts', `import type { X } from '@bullpen/games/six-nimmt/internals.ts';`, 'Only bots and lab'],
  ['ratings/a.ts', `import { x } from '@bullpen/bots';`, 'they import engine and games only'],
  ['ratings/a.ts', `import type { X } from '@bullpen/table';`, 'they import engine and games only'],
  ['ratings/a.ts', `import 'node:fs';`, 'No node: modules here'],
  ['bots/a.ts', `import { x } from '@bullpen/ratings';`, 'they import engine and games only'],
  ['table/a.ts', `import { x } from '@bullpen/ratings';`, 'it imports engine, games and wire only'],
  ['tournament/a.ts', `import { x } from '@bullpen/table';`, 'it imports engine, games and wire only'],
  ['tournament/a.ts', `import 'node:fs';`, 'No node: modules here'],
  ['lab/a.ts', `import { x } from '@bullpen/cli';`, 'engine, games, ratings, tournament and bots only'],
  ['lab/a.ts', `import { x } from '@bullpen/words';`, 'engine, games, ratings, tournament and bots only'],
  ['wire/a.ts', `import { x } from '@bullpen/games';`, 'types of engine and games only'],
  ['server/a.ts', `import { x } from '@bullpen/page';`, 'only through wire'],
  ['server/a.ts', `import { x } from '../page/a.ts';`, 'Do not climb into another workspace'],
  ['page/a.tsx', `import { x } from '@bullpen/server';`, 'only through wire'],
  ['page/a.tsx', `import type { X } from '@bullpen/cli';`, 'only through wire'],
  ['prove/a.ts', `import { x } from '@bullpen/lab';`, 'leave lab, page and cli alone'],
  ['prove/a.ts', `import { judge } from '../referee/index.ts';`, 'Do not climb into another workspace'],
  ['server/a.ts', `import { x } from '@bullpen/prove';`, 'only through wire'],
  ['cli/a.ts', `import { x } from '@bullpen/page';`, 'all but the page'],
  ['referee/a.ts', `import { x } from '@bullpen/games';`, 'it imports nothing of ours'],
  ['referee/a.ts', `import type { X } from '@bullpen/engine';`, 'it imports nothing of ours'],
  ['referee/test/a.test.ts', `import { x } from '@bullpen/engine';`, 'it imports nothing of ours'],
  ['lab/a.ts', `import { judge } from '../referee/index.ts';`, 'Do not climb into another workspace'],
  ...['engine', 'games', 'bots', 'lab'].flatMap((home) =>
    ['wire', 'server', 'page', 'cli'].map(
      (other) => [`${home}/a.ts`, `import '@bullpen/${other}';`, FENCES[home]!.why] as const,
    ),
  ),
];

const LAWFUL: readonly (readonly [file: string, source: string])[] = [
  ['engine/play.ts', `import { x } from './game.ts';`],
  ['engine/play.test.ts', `import { it } from 'vitest'; import { readFileSync } from 'node:fs';`],
  ['games/index.ts', `export { sixNimmt } from './six-nimmt/index.ts';`],
  ['games/six-nimmt/a.ts', `import { x } from '@bullpen/engine'; import { y } from './moves.ts';`],
  ['games/six-nimmt/test/a.test.ts', `import { y } from '../moves.ts';`],
  ['games/six-nimmt/test/a.test.ts', `import { x } from '../../test/transcript.ts';`],
  ['games/test/a.test.ts', `import { games } from '../index.ts';`],
  ['games/eleven-nimmt/a.ts', `import { x } from '../ox-cards/index.ts';`],
  ['games/bullenrommee/a.ts', `import { x } from '../ox-cards/index.ts';`],
  ['words/is.ts', `import type { X } from '@bullpen/games'; import { en } from './en.ts';`],
  ['words/is.ts', `import { type X } from '@bullpen/games';`],
  ['words/is.test.ts', `import { games } from '@bullpen/games';`],
  ['bots/a.ts', `import { x } from '@bullpen/engine'; import { y } from '@bullpen/games/six-nimmt';`],
  ['bots/a.ts', `import { x } from '@bullpen/games/six-nimmt/internals.ts';`],
  ['page/a.ts', `import { x } from '@bullpen/games/six-nimmt/examples.ts';`],
  ['page/a.ts', `import { x } from '@bullpen/games/six-nimmt'; import { y } from '@bullpen/games/ids.ts';`],
  ['lab/a.ts', `import { x } from '@bullpen/bots'; import { Worker } from 'node:worker_threads';`],
  ['wire/a.ts', `import type { X } from '@bullpen/games';`],
  ['server/a.ts', `import { x } from '@bullpen/wire'; import { y } from '@bullpen/engine';`],
  ['prove/a.ts', `import { x } from '@bullpen/server/show'; import WebSocket from 'ws';`],
  ['cli/a.ts', `import { x } from '@bullpen/lab'; import { y } from 'commander';`],
  ['referee/a.ts', `import { x } from './record.ts'; import { readFileSync } from 'node:fs';`],
  ['cli/a.ts', `// import '@bullpen/page'\nconst s = "import '@bullpen/page'";`],
];

describe('fences', () => {
  it.each(UNLAWFUL)('%s may not: %s', (file, source, message) => {
    const found = violations(file, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file}:1: `);
    expect(found[0]).toContain(message);
  });

  it.each(LAWFUL)('%s may: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });

  it('fences every workspace', () => {
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
    expect(Object.keys(FENCES)).toEqual(expect.arrayContaining(workspaces));
  });
});
