import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startRedis } from '@bullpen/server/testing/services';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bullpen, type Finished, finish, folder, interrupt, PATIENCE, start } from './run.ts';

/** Journals of these tests, away from the user's. Set before the helper reads the environment. */
const cache = vi.hoisted(() => {
  process.env.BULLPEN_CACHE = `${process.env.TMPDIR ?? '/tmp'}/bullpen-arena-test-${process.pid}`;
  return process.env.BULLPEN_CACHE;
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const redis = await startRedis();
afterAll(() => redis?.stop());

const SMALL = [
  'arena',
  'six-nimmt',
  '--players',
  'mcs,random',
  '--seats',
  '3',
  '--option',
  'rounds=1',
  '--seed',
  's',
];

/** The figures of a run with --json, without what no two runs have in common. */
function figures({ exitCode, stdout, stderr }: Finished): unknown {
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  const { seconds, standings, ...rest } = JSON.parse(stdout) as {
    seconds: number;
    standings: { millisecondsPerMove: number | null }[];
  };
  expect(seconds).toBeGreaterThan(0);
  return { ...rest, standings: standings.map((standing) => ({ ...standing, millisecondsPerMove: 0 })) };
}

describe('bullpen arena', () => {
  it(
    'prints shares and scores with their intervals, and what equal strength would come to',
    async () => {
      const dir = folder();
      const { exitCode, stdout, stderr } = await bullpen(
        [...SMALL, '--games', '10', '--report', 'r.html'],
        dir,
      );
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      const [title, , head, mcs, random, , time] = stdout.split('\n');
      expect(title).toBe(
        'six-nimmt, 3 seats, variant basic, target 66, rounds 1, 10 deals, seed s; equal strength wins 33.3 %',
      );
      expect(head).toMatch(/^ +wins +95 % +mean score +95 % +ms\/move +matches$/);
      expect(mcs).toMatch(/^mcs +[\d.]+ % +[\d.]+ %–[\d.]+ % +[\d.]+ +[\d.]+–[\d.]+ +[\d.]+ +30$/);
      expect(random).toMatch(/^random .* – +30$/);
      expect(time).toMatch(/^10 deals in [\d.]+ s$/);
      expect(readdirSync(dir)).toEqual(['r.html']);
      expect(readFileSync(join(dir, 'r.html'), 'utf8')).toContain(
        'bullpen arena six-nimmt --players mcs,random',
      );
    },
    PATIENCE,
  );

  it(
    'goes on after an interruption and comes to the same',
    async () => {
      const args = [...SMALL, '--games', '60', '--json'];
      const whole = figures(await bullpen([...args, '--workers', '2']));
      const child = start([...args, '--workers', '1'], folder());
      const finished = finish(child);
      const journal = join(cache, 'arena');
      await vi.waitUntil(
        () =>
          existsSync(journal) && readdirSync(journal).some((file) => statSync(join(journal, file)).size > 0),
        PATIENCE,
      );
      interrupt(child);
      const { exitCode, stderr } = await finished;
      expect(exitCode).toBe(130);
      expect(stderr).toMatch(
        /^bullpen: interrupted; \d+ of 60 deals are kept, continue with: bullpen arena six-nimmt .*--seed s .*\n$/,
      );
      expect(figures(await bullpen([...args, '--workers', '1']))).toEqual(whole);
      expect(readdirSync(journal)).toEqual([]);
    },
    PATIENCE,
  );

  it.skipIf(redis === null)(
    'spreads the work over workers at a Redis and comes to the same',
    async () => {
      const args = [...SMALL, '--games', '12', '--json'];
      const worker = start(['arena-worker', redis!.url, '--cores', '1'], folder());
      const finished = finish(worker);
      const spread = await bullpen([...args, '--workers', redis!.url]);
      const alone = await bullpen([...args, '--workers', '1']);
      expect(figures(spread)).toEqual(figures(alone));
      worker.kill('SIGTERM');
      const { exitCode, stdout } = await finished;
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/waiting for work at .*\n6 chunks played\n$/);
    },
    PATIENCE,
  );
});

describe('bullpen review', () => {
  it(
    'plants blunders and says how well the coach judges, with intervals and the command that does it again',
    async () => {
      const dir = folder();
      const small = ['--matches', '1', '--budget', '30', '--times', '2', '--seed', 's'];
      const { stdout } = await bullpen(['review', '--calibrate', 'captain-jack', ...small], dir);
      expect(stdout).toMatch(
        /^\| captain-jack \| 1 \| .* of \d+ \| .* of \d+ \| \d+\.\d % \(.*\) of 6 \| (holds|misses .*) \|$/m,
      );
      expect(stdout).toContain('review --calibrate captain-jack --seed s --budget 30 --times 2 --matches 1');
    },
    PATIENCE,
  );

  it(
    'tells what the decisions of a recorded match cost, in the language that was asked for',
    async () => {
      const dir = folder();
      await bullpen(
        ['simulate', 'twenty-one', '--seats', '2', '--games', '1', '--seed', 's', '--record', 'r'],
        dir,
      );
      const review = ['review', 'r', '--seat', '1', '--budget', '300'];
      const { exitCode, stdout, stderr } = await bullpen([...review, '--lang', 'de'], dir);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      expect(stdout).toMatch(/^\d+ von \d+ Entscheidungen (war|waren) eindeutig nicht die besten?\./);
      const { decisions, lessons } = JSON.parse((await bullpen([...review, '--json'], dir)).stdout) as {
        decisions: unknown[];
        lessons: unknown[];
      };
      expect(lessons.length).toBeGreaterThan(0);
      expect(stdout.match(/^- Entscheidung /gm)).toHaveLength(lessons.length);
      expect(stdout).toContain(` von ${decisions.length} Entscheidungen `);
    },
    PATIENCE,
  );
});
