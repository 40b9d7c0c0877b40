import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { at } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { sheets as sheetsOfTwentyOne } from '@bullpen/games/twenty-one';
import { smallDisk } from '@bullpen/prove/faults/small-disk.ts';
import { installPackages } from '@bullpen/server/testing/programs';
import { tableFromIPC } from 'apache-arrow';
import { readParquet } from 'parquet-wasm/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bullpen, finish, folder, interrupt, PATIENCE, start } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Decision {
  readonly match: number;
  readonly legal: readonly string[];
  readonly move: string;
  readonly values: readonly number[];
  readonly errors: readonly number[];
}

const command = (game: string, out: string, ...args: string[]): string[] => [
  ...['dataset', game, '--players', 'easy,random', '--out', out],
  ...['--value', '20', '--shard', '2', ...args],
];

/** One round or deal a match, where a match has any. */
const short = (game: keyof typeof games): string[] =>
  games[game].period === 'none' ? [] : ['--option', `${games[game].period}s=1`];

const unzipped = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');
const shards = (dir: string, pattern: string): string[] =>
  globSync(pattern, { cwd: dir })
    .sort()
    .map((file) => join(dir, file));
const decisionsIn = (dir: string): Decision[] =>
  shards(dir, 'decisions/*.gz').flatMap((file) =>
    unzipped(file)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Decision),
  );

/** A value of an Arrow table as plain JSON; nested columns are JSON already. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string' && /^[[{]/.test(value)) return JSON.parse(value);
  return typeof value === 'object' && value !== null ? Array.from(value as Iterable<unknown>) : value;
};

describe('bullpen dataset', () => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    'writes %s: the referee accepts the records, and both tables of decisions say the same',
    async (game) => {
      const dir = folder();
      const made = await bullpen(
        command(game, 'data', '--matches', '2', '--shard', '1', ...short(game)),
        dir,
      );
      expect({ code: made.exitCode, stderr: made.stderr }).toEqual({ code: 0, stderr: '' });
      console.log(`${game}: ${made.stdout.trimEnd()}`);
      const data = join(dir, 'data');

      const records = join(dir, 'records.jsonl');
      writeFileSync(records, shards(data, 'records/*.gz').map(unzipped).join(''));
      const sheets = join(dir, 'sheets.json');
      writeFileSync(sheets, JSON.stringify(sheetsOfTwentyOne()));
      const referee = [join(ROOT, 'referee/main.ts'), '--sheets', sheets, records];
      const judged = spawnSync(process.execPath, referee, { encoding: 'utf8' });
      expect(judged.stdout).toMatch(new RegExp(`^${game}: 2 records, \\d+ moves, 0 faults`));
      expect(judged.status).toBe(0);

      const rows = decisionsIn(data);
      expect(made.stdout).toMatch(new RegExp(`^data: 2 matches, ${rows.length} decisions, `));
      for (const { legal, move, values, errors } of rows) {
        expect(legal).toContain(move);
        expect(legal.length).toBeGreaterThan(1);
        expect([values.length, errors.length]).toEqual([legal.length, legal.length]);
        expect([...values, ...errors].every(Number.isFinite)).toBe(true);
      }

      const table = shards(data, 'decisions/*.parquet').flatMap((file) => [
        ...tableFromIPC(readParquet(readFileSync(file)).intoIPCStream()),
      ]);
      expect(table).toHaveLength(rows.length);
      table.forEach((row, i) => {
        for (const [name, value] of Object.entries(at(rows, i)))
          expect([name, plain(row?.[name])]).toEqual([name, value]);
      });

      for (const line of readFileSync(join(data, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')) {
        const [sum, file = ''] = line.split('  ');
        expect(
          createHash('sha256')
            .update(readFileSync(join(data, file)))
            .digest('hex'),
        ).toBe(sum);
      }
      expect(readFileSync(join(data, 'README.md'), 'utf8')).toContain('license: cc0-1.0');
    },
    PATIENCE,
  );

  it(
    'goes on after an interruption and after a full disk, and comes to the same files',
    async () => {
      const dir = folder();
      const args = (out: string, cores: string): string[] =>
        command(
          'six-nimmt',
          out,
          '--matches',
          '30',
          '--cores',
          cores,
          ...short('six-nimmt'),
          '--value',
          '200',
        );
      const sums = (data: string): string =>
        readFileSync(join(data, 'SHA256SUMS'), 'utf8').replace(/.*README.md\n/, '');
      expect((await bullpen(args('whole', '2'), dir)).exitCode).toBe(0);
      const whole = sums(join(dir, 'whole'));

      const child = start(args('data', '1'), dir);
      const finished = finish(child);
      await vi.waitUntil(() => existsSync(join(dir, 'data/records/000001.jsonl.gz')), PATIENCE);
      interrupt(child);
      const { exitCode, stderr } = await finished;
      expect(exitCode).toBe(130);
      expect(stderr).toMatch(
        /^bullpen: interrupted; \d+ of 30 matches are kept, continue with: bullpen dataset /,
      );
      expect(decisionsIn(join(dir, 'data')).length).toBeGreaterThan(0);
      // What a killed process leaves behind.
      const torn = join(dir, 'data/decisions/000009.parquet.part');
      writeFileSync(torn, 'PAR1');
      expect((await bullpen(args('data', '2'), dir)).exitCode).toBe(0);
      expect(existsSync(torn)).toBe(false);
      expect(sums(join(dir, 'data'))).toBe(whole);

      const other = await bullpen([...args('data', '1'), '--seed', '2'], dir);
      expect(other.stderr).toBe('bullpen: data holds another dataset: its seed is "1", not "2"\n');
      expect(other.exitCode).toBe(2);

      const disk = smallDisk();
      onTestFinished(() => disk.remove());
      if (disk.fill === null) {
        process.stderr.write('skipped: no small disk can be mounted here\n');
        return;
      }
      const out = join(disk.folder, 'data');
      const filling = start(args(out, '2'), dir);
      const ended = finish(filling);
      await vi.waitUntil(() => existsSync(join(out, 'records/000001.jsonl.gz')), PATIENCE);
      disk.fill();
      const full = await ended;
      expect(full.stderr).toMatch(
        /^bullpen: .*: the disk is full; \d+ of 30 matches are kept, continue with: .*\n$/,
      );
      expect(full.exitCode).toBe(1);
      expect(full.stderr).toContain(` ${2 * shards(out, 'records/*.gz').length} of 30 matches are kept`);
      expect(decisionsIn(out).length).toBeGreaterThan(0);
      for (const file of shards(out, 'records/*.gz')) expect(unzipped(file)).toMatch(/"end":.*\n$/);
      disk.free();
      expect((await bullpen(args(out, '2'), dir)).exitCode).toBe(0);
      expect(sums(out)).toBe(whole);
    },
    2 * PATIENCE,
  );

  it('is loaded with pandas as docs/DATA.md says', async (context) => {
    const python = await pandasPython();
    if (python === null) return context.skip();
    const dir = folder();
    await bullpen(command('six-nimmt', 'data', '--matches', '4', ...short('six-nimmt')), dir);
    const loader = join(ROOT, 'examples/load_dataset.py');
    const load = (...flags: string[]): string => {
      const { stdout, stderr, status } = spawnSync(python, [loader, join(dir, 'data'), ...flags], {
        encoding: 'utf8',
      });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      return stdout;
    };
    const loaded = load();
    expect(loaded).toMatch(new RegExp(`^${decisionsIn(join(dir, 'data')).length} decisions, 4 matches\\n`));
    expect(loaded).toMatch(/^easy +\d+ +\d/m);
    console.log(loaded.trimEnd());
    if (spawnSync(python, ['-c', 'import pyarrow']).status === 0) expect(load('--parquet')).toBe(loaded);
    else process.stderr.write('not tried: Parquet with pandas, since pyarrow is not installed\n');
  });
});

/** A Python that has pandas, which is installed if need be. Null where there is none; a line says so. */
async function pandasPython(): Promise<string | null> {
  const find = (): string | null =>
    [process.env.PYTHON ?? 'python3', '/usr/bin/python3'].find(
      (python) => spawnSync(python, ['-c', 'import pandas']).status === 0,
    ) ?? null;
  const there = find();
  if (there !== null) return there;
  const installed = await installPackages('python3-pandas');
  const now = find();
  if (now !== null) return now;
  const line = `pandas is not available: ${installed.ok ? 'no Python finds it' : installed.why}`;
  if (process.env.CI === 'true') throw new Error(line);
  process.stderr.write(`skipped: ${line}\n`);
  return null;
}
