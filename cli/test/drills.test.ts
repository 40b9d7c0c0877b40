import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrillFile, positionOf } from '@bullpen/bots/coach/drill';
import { readMatch, required } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { tableRecord } from '@bullpen/prove/numbers/table-record.ts';
import { DAILY } from '@bullpen/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bullpen, finish, folder, interrupt, PATIENCE, start } from './run.ts';

vi.setConfig({ testTimeout: 240_000 });
afterEach(() => vi.unstubAllEnvs());
const PATIENT = { timeout: PATIENCE };

const make = (out: string, ...more: string[]): string[] => [
  ...['drills', 'captain-jack', '--seed', 'test', '--count', '3', '--out', out, ...more],
];

/** The record of a table with the options of the daily deal, as it can be downloaded when the day is over. */
function attempt(secret: string): string {
  const { seats, options } = DAILY['captain-jack'];
  const match = readMatch(games['captain-jack'], seats, options);
  return tableRecord(games['captain-jack'], required(match.ok ? match.value : null, 'a match'), secret)
    .record;
}

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

  it('finds them in the field of a past daily deal, each position once', async () => {
    const dir = folder();
    vi.stubEnv('BULLPEN_CACHE', join(dir, 'cache'));
    const [first, second] = ['field 1', 'field 2'].map(attempt);
    // Two who played alike.
    writeFileSync(join(dir, 'field.jsonl'), `${first}${first}${second}`);
    const line = ['drills', 'captain-jack', '--from', 'field.jsonl', '--out', 'field.json'];
    const { stdout, stderr } = await bullpen(line, dir);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^field\.json: [1-6] drills from 3 matches in /);
    const { list } = JSON.parse(readFileSync(join(dir, 'field.json'), 'utf8')) as DrillFile;
    expect(new Set(list.map(({ seed, seat, moves }) => JSON.stringify([seed, seat, moves]))).size).toBe(
      list.length,
    );
    for (const drill of list) {
      expect(drill.seed).toMatch(/^fair1:/);
      const position = positionOf(games['captain-jack'], drill);
      expect(position?.legal.toSorted()).toEqual(drill.prices.map(([move]) => move).toSorted());
      expect(positionOf(games['captain-jack'], { ...drill, draws: [] })).toBeNull();
    }
  });

  it('says in one line what is wrong', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'field.jsonl'), attempt('field'));
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
      [['drills', '--from', 'field.jsonl'], /^bullpen: --from takes the matches of one game: name it\n$/],
      [
        ['drills', 'six-nimmt', '--from', 'field.jsonl'],
        /^bullpen: field\.jsonl:1: a match of captain-jack, /,
      ],
      [['drills', 'six-nimmt', '--from', 'text.json'], /^bullpen: text\.json:1: no whole record: /],
      [['drills', 'six-nimmt', '--from', 'none.jsonl'], /^bullpen: none\.jsonl: /],
      [['drills', 'six-nimmt', '--out', '.'], /^bullpen: \.: is a folder; --out takes a file\n$/],
    ] as const;
    for (const [args, said] of wrong) {
      const { stderr, exitCode } = await bullpen(args, dir);
      expect(stderr).toMatch(said);
      expect(exitCode).not.toBe(0);
    }
  });
});
