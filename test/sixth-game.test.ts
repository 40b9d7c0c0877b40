import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../scripts/tools.mjs';
import { copyTree, type Filling, fill, fillingsIn } from './sixth-game/tree.ts';

/** A program that hangs is ended before the test is. */
const PATIENCE = 110_000;
const ROOT = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'bullpen-sixth-'));
const fillings = fillingsIn(readFileSync(join(import.meta.dirname, 'sixth-game/high-card.md'), 'utf8'));

/** One project for the whole tree, so that it is read once. */
const PROJECT = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    types: ['node'],
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    allowJs: true,
  },
  include: ['*/**/*.ts', '*/**/*.tsx'],
};

beforeAll(() => {
  copyTree(ROOT, scratch);
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(PROJECT));
  const ids = join(scratch, 'games/ids.ts');
  writeFileSync(ids, readFileSync(ids, 'utf8').replace(`'captain-jack'`, `'captain-jack', 'high-card'`));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs a program of the copy. */
function run(...args: readonly string[]): { readonly text: string; readonly status: number | null } {
  const options = { cwd: scratch, encoding: 'utf8', timeout: PATIENCE, input: 'show\n' } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, args, options);
  return { text: stdout + stderr, status };
}

const bullpen = (...args: readonly string[]) => run('cli/bullpen.ts', ...args);

/** The files that the type check complains about. */
const filesNamed = (): string[] => {
  const { text, status } = run(TOOLS.tsc, '--pretty', 'false');
  if (status === null) throw new Error('the type check was ended before it was done');
  const files = [...text.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file]) => file!);
  return [...new Set(files)].sort();
};

/** Existing files that lack the game. */
const lacking = (all: readonly Filling[]): string[] =>
  [...new Set(all.filter(({ kind }) => kind !== 'file').map(({ path }) => path))].sort();

/** The referee imports nothing of ours, so it is compared with the list of games where both meet. */
const COMPARED: Readonly<Record<string, string>> = { 'referee/index.ts': 'scripts/judged.ts' };

describe('a sixth game', () => {
  it('is missed by the type check wherever it is missing, once its id is listed', () => {
    const missing = lacking(fillings).map((path) => COMPARED[path] ?? path);
    expect(filesNamed()).toEqual([...new Set(missing)].sort());
  });

  it('compiles with these places filled', () => {
    for (const filling of fillings) fill(scratch, filling);
    expect(filesNamed()).toEqual([]);
  });

  it('is then asked for its files and tests by the other checks', () => {
    const { text, status } = run('scripts/citations.ts');
    expect(status).toBe(1);
    for (const lack of ['has no setup.ts', 'has no golden playthrough', 'no test cites rule H1'])
      expect(text).toContain(`high-card: ${lack}\n`);
  });

  it('is simulated on the command line, and its records are sound', () => {
    const simulated = bullpen(
      ...'simulate high-card --seats 2 --games 50 --seed 1 --record high-card.jsonl'.split(' '),
    );
    expect(simulated).toMatchObject({ status: 0, text: expect.stringContaining('high-card') });
    expect(bullpen('verify', 'high-card.jsonl')).toMatchObject({ status: 0 });
  });

  it('is played at the terminal', () => {
    const { text, status } = bullpen('play', 'high-card');
    expect(text).toMatch(
      /Seat 0 shows \d+[\s\S]*Scores: \d+ \(you\), \d+ \(seat 1\)\. Won by (you|seat 1)\./,
    );
    expect(status).toBe(0);
  });

  it('obeys the laws, and is played over the server without a leak', () => {
    const { text, status } = run('test/sixth-game/over-the-server.ts');
    expect(JSON.parse(text)).toMatchObject({
      findings: [],
      record: { game: 'high-card', seats: 2 },
      moves: 2,
    });
    expect(status).toBe(0);
  });
});
