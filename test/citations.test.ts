import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILES, faults } from '../scripts/citations.ts';

let games = '';

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'bullpen-games-'));
});

afterEach(() => {
  rmSync(games, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(games, file)), { recursive: true });
  writeFileSync(join(games, file), text);
}

/** A game folder in which nothing is missing, with two rules and these tests. */
function writeGame(tests: string): void {
  for (const file of FILES) write(`toy/${file}`, '');
  write('toy/rules.ts', `export const rules = ['X1', 'X2'] as const;`);
  write('toy/golden/match.txt', 'a b c');
  write('toy/apply.test.ts', tests);
}

describe('faults', () => {
  it('finds none where there is no game', async () => {
    write('index.ts', '');
    write('ox-cards/index.ts', '');
    expect(await faults(games)).toEqual([]);
  });

  it.each([
    [`it('[X1] goes', f); test("X2 stays", f);`],
    ['describe(`X1`, () => { it.each([f(1), 2])("[X2] takes %i", f); });'],
    [`it.for([1])('[X1, X2] both', f);`],
    ['it.each`a`("[X1] [X2] both", f);'],
  ])('finds none where every rule is cited: %s', async (tests) => {
    writeGame(tests);
    expect(await faults(games)).toEqual([]);
  });

  it.each([
    [`it('[X1] goes', f); // it('[X2] stays', f);`],
    [`it('[X1] goes', f); it.skip('[X2] stays', f);`],
    [`it('[X1] goes', f); it.todo('[X2] stays');`],
    [`it('[X1] goes, as in AX2 and X25y', f); expect('X2');`],
  ])('reports a rule that no test cites: %s', async (tests) => {
    writeGame(tests);
    expect(await faults(games)).toEqual(['toy: no test cites rule X2']);
  });

  it('reports the citation of a rule that does not exist', async () => {
    writeGame(`it('[X1] goes', f); it('[X2] stays, unlike [X3]', f);`);
    expect(await faults(games)).toEqual(['toy: a test cites rule X3, which does not exist']);
  });

  it('reports a missing file', async () => {
    writeGame(`it('[X1] [X2]', f);`);
    rmSync(join(games, 'toy/imagine.ts'));
    expect(await faults(games)).toEqual(['toy: has no imagine.ts']);
  });

  it('reports a missing list of rules', async () => {
    writeGame('');
    rmSync(join(games, 'toy/rules.ts'));
    expect(await faults(games)).toEqual(['toy: has no rules.ts']);
    write('toy/rules.ts', 'export const rules = [];');
    expect(await faults(games)).toEqual([expect.stringContaining('rules.ts exports no list')]);
  });

  it('reports a missing golden playthrough', async () => {
    writeGame(`it('[X1] [X2]', f);`);
    rmSync(join(games, 'toy/golden/match.txt'));
    expect(await faults(games)).toEqual(['toy: has no golden playthrough']);
  });
});
