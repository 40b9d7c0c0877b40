import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrillFile, positionOf } from '@bullpen/bots/coach/drill';
import { games } from '@bullpen/games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bullpen, finish, folder, interrupt, PATIENCE, start } from './run.ts';

vi.setConfig({ testTimeout: 240_000 });
afterEach(() => vi.unstubAllEnvs());
const PATIENT = { timeout: PATIENCE };

const make = (out: string, ...more: string[]): string[] => [
  ...['drills', 'captain-jack', '--seed', 'test', '--count', '3', '--out', out, ...more],
];

describe('bullpen drills', () => {
  it('gives the same file from the same seed, whatever the number of cores, and continues after an interruption', async () => {
    const dir = folder();
    vi.stubEnv('BULLPEN_CACHE', join(dir, 'cache'));
    const made = await bullpen(make('one.json', '--cores', '1'), dir);
    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(/^one\.json: 3 drills from \d+ matches in .* s; of level 1, 2, 3: /);
    const child = start(make('two.json', '--cores', '2'), dir);
    const stopping = finish(child);
    await expect.poll(() => globSync('cache/arena/*.jsonl', { cwd: dir }).length, PATIENT).toBe(1);
    interrupt(child);
    const stopped = await stopping;
    // It may have been quicker than the interruption.
    if (stopped.exitCode !== 0)
      expect(stopped.stderr).toMatch(
        /^bullpen: interrupted; \d of 3 drills are kept, continue with: bullpen drills captain-jack --seed test --count 3 --out two\.json\n$/,
      );
    await bullpen(make('two.json', '--cores', '2'), dir);
    const [one, two] = ['one.json', 'two.json'].map((name) => readFileSync(join(dir, name), 'utf8'));
    expect(two).toBe(one);
    const file = JSON.parse(one ?? '') as DrillFile;
    for (const drill of file.list) {
      const position = positionOf(games['captain-jack'], drill);
      expect(position?.legal.toSorted()).toEqual(drill.prices.map(([move]) => move).toSorted());
    }
    const checked = await bullpen(['drills', '--check', '.', '--sample', '2', '--times', '3'], dir);
    expect(checked.stdout).toMatch(/\| captain-jack \| 6,000 \| 2 \| 2 \(100\.0 %\) \|/);
    expect(checked.stdout).toMatch(/\| all \| {2}\| 4 \|/);
  });

  it('says in one line what is wrong', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'other.json'), '{"some": "thing"}');
    writeFileSync(join(dir, 'text.json'), 'no JSON');
    const wrong = [
      [['drills', 'chess'], /^bullpen: no game "chess"; there are /],
      [
        ['drills', 'six-nimmt', '--count', '0'],
        /^bullpen: --count takes a whole number from 1 to 10000, not "0"\n$/,
      ],
      [['drills', '--check', 'nothing.json'], /^bullpen: nothing\.json: /],
      [['drills', '--check', 'other.json'], /^bullpen: other\.json: no drills in it\n$/],
      [['drills', '--check', 'text.json'], /^bullpen: text\.json: no drills in it\n$/],
      [['drills', '--check', 'other.json', '--times', 'many'], /^bullpen: --times takes a whole number/],
      [['drills', 'six-nimmt', '--out', '.'], /^bullpen: \.: is a folder; --out takes a file\n$/],
    ] as const;
    for (const [args, said] of wrong) {
      const { stderr, exitCode } = await bullpen(args, dir);
      expect(stderr).toMatch(said);
      expect(exitCode).not.toBe(0);
    }
  });
});
