import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bullpen/games';
import { afterAll, describe, expect, it } from 'vitest';
import { Bench } from '../bench.ts';
import { type Change, changesOf, outdated, ROOT } from '../list.ts';

/** The change of this code, the first in it that makes this of it. */
function change(file: string, code: string, to: string): Change {
  const { tried, equivalent } = changesOf(file.split('/')[1]!);
  const found = [...tried, ...equivalent].find(
    (one) => one.file === file && one.code.includes(code) && one.change === to,
  );
  if (found === undefined) throw new Error(`${file} has no ${to} in ${code}`);
  return found;
}

it.each(gameIds)(
  'the list of changes that nobody can notice has none of %s that no longer exists',
  (game) => {
    expect(outdated(game)).toEqual([]);
  },
);

describe('a changed rule', () => {
  it.each([
    ['six-nimmt', 'options.ts', 'target', '66 → (66 + 1)'],
    ['eleven-nimmt', 'outcome.ts', 'Phase.over', '=== → !=='],
    ['bullenrommee', 'material.ts', 'STEP = 2', '2 → (2 + 1)'],
    ['captain-jack', 'material.ts', 'ELEVEN = 11', '11 → (11 + 1)'],
  ])('of %s is noticed by one of its tests: %s', async (game, file, code, to) => {
    const bench = new Bench(game);
    const { mutant } = change(`games/${game}/${file}`, code, to);
    const failed = await bench.verdict(`games/${game}/${file}`, mutant);
    await bench.close();
    expect(failed?.name).toMatch(/^games\/.*\.test\.ts > /);
  });
});

describe('the bench', () => {
  const bench = new Bench('twenty-one');
  afterAll(() => bench.close());
  const score = 'games/twenty-one/score.ts';

  it('finds all tests of a game passing as it is', async () => {
    expect(await bench.unchanged()).toBeNull();
  });

  it('names the test that failed', async () => {
    const { mutant } = changesOf('twenty-one').tried.find(({ file }) => file === score)!;
    expect((await bench.verdict(score, mutant))?.name).toMatch(/\[T\d+\]/);
  });

  it('says so if no test notices anything', async () => {
    const { file, mutant } = change('games/twenty-one/state.ts', 'STRIDE = 10', '10 → (10 + 1)');
    expect(await bench.verdict(file, mutant)).toBeNull();
  });

  it('ends what goes on for ever', async () => {
    const start = readFileSync(join(ROOT, score), 'utf8').indexOf('(hits *');
    const mutant = { start, end: start, line: 1, from: '', text: '(() => { for (;;); })() + ' };
    expect((await bench.verdict(score, mutant))?.name).toBe('goes on for ever');
  });

  it('tells what a change leaves behind: nothing', async () => {
    expect(await bench.traces()).toBeNull();
  });
});
