import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bullpen, finish, folder, PATIENCE, start } from './run.ts';

/** Journals of these tests, away from the user's. Set before the helper reads the environment. */
const cache = vi.hoisted(() => {
  process.env.BULLPEN_CACHE = `${process.env.TMPDIR ?? '/tmp'}/bullpen-programs-test-${process.pid}`;
  return process.env.BULLPEN_CACHE;
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const BAD = `"${process.execPath}" ${join(import.meta.dirname, '../../lab/test/bad-bot.mjs')}`;

const arena = (players: string, ...args: string[]): string[] => [
  ...['arena', 'six-nimmt', '--players', players, '--option', 'rounds=1', '--seed', 's', ...args],
];

const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('bullpen arena with programs', () => {
  it(
    'reports their faults, keeps their answers, and comes to the same with them',
    async () => {
      const dir = folder();
      const args = ['--games', '3', '--price', '10'];
      const players = `random,exec:${BAD} once`;
      const played = await bullpen(arena(players, ...args, '--record-answers', 'a.jsonl'), dir);
      expect({ code: played.exitCode, stderr: played.stderr }).toEqual({ code: 0, stderr: '' });
      expect(played.stdout).toMatch(/ matches +lost\/decision +95 %\nrandom /);
      expect(played.stdout).toMatch(
        / once: start 0, crash 0, hang 0, late 0, illegal \d; [^\n]*: 0\nillegal: "999"/,
      );

      /** Without names and times. */
      const figures = (text: string): string[] =>
        text
          .split('\n')
          .filter((line) => /^(random|exec:|replay:|illegal)/.test(line))
          .map((line) =>
            line.replace(/^(exec|replay):.*?(?= {2,}|: start)/, 'program').replaceAll(/ +/g, ' '),
          )
          .map((line) => line.replace(/( \d+\.\d+)( 6 )/, '$2'));
      const again = await bullpen(arena('random,replay:a.jsonl', '--games', '3', '--price', '10'), dir);
      expect(again.stderr).toBe('');
      expect(figures(again.stdout)).toEqual(figures(played.stdout));

      const other = await bullpen(arena('easy,replay:a.jsonl', '--games', '3'), dir);
      expect(other.stderr).toMatch(
        /^bullpen: a.jsonl was recorded with --players random,exec:.*, not easy,replay:a.jsonl\n$/,
      );
      expect(other.exitCode).toBe(2);
    },
    PATIENCE,
  );

  it(
    'leaves no process behind when it is interrupted',
    async () => {
      const dir = folder();
      const pids = join(dir, 'pids');
      const child = start(
        arena(`random,exec:${BAD} good ${pids}`, '--games', '100000', '--workers', '1'),
        dir,
      );
      const finished = finish(child);
      // The first process is the one that is started to see whether it can be; the second plays.
      const next = (before: string): Promise<string> =>
        vi.waitUntil(() => {
          const text = existsSync(pids) ? readFileSync(pids, 'utf8') : '';
          return /^\d+ \d+$/.test(text) && text !== before ? text : false;
        }, PATIENCE);
      const first = await next('');
      const second = await next(first);
      child.kill('SIGINT');
      expect((await finished).exitCode).toBe(130);
      const started = `${first} ${second}`.split(' ').map(Number);
      expect(started).toHaveLength(4);
      await vi.waitUntil(() => !started.some(isRunning), PATIENCE);
    },
    PATIENCE,
  );
});
