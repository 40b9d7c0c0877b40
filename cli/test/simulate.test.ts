import { existsSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bullpen, finish, folder, PATIENCE, start } from './run.ts';

describe('bullpen simulate', () => {
  it(
    'prints mean, spread and interval of scores and wins, by player and by seat, and the speed',
    async () => {
      const args = ['--seats', '3', '--games', '40', '--seed', 's', '--option', 'rounds=2'];
      const { exitCode, stdout, stderr } = await bullpen(['simulate', 'six-nimmt', ...args]);
      expect([exitCode, stderr]).toEqual([0, '']);
      const lines = stdout.trimEnd().split('\n');
      expect(lines[0]).toBe('six-nimmt, 3 seats, variant basic, target 66, rounds 2, seed s');
      expect(lines[2]).toMatch(/^ +mean score +spread +95 % +wins +95 %$/);
      const figures = / +[\d.]+ +[\d.]+ +[\d.]+–[\d.]+ +[\d.]+ % +[\d.]+ %–[\d.]+ %$/;
      for (const [line, name] of [
        'random',
        'seat 0 (random)',
        'seat 1 (random)',
        'seat 2 (random)',
      ].entries()) {
        expect(lines[3 + line]).toMatch(figures);
        expect(lines[3 + line]!.startsWith(`${name} `)).toBe(true);
      }
      expect(lines.at(-1)).toMatch(/^40 matches in [\d.]+ s: [\d,]+ matches\/s$/);
    },
    PATIENCE,
  );

  it(
    'prints the same as JSON, with all that is needed to play it again',
    async () => {
      const players = 'random,random,random';
      const { exitCode, stdout } = await bullpen([
        'simulate',
        'captain-jack',
        '--players',
        players,
        '--games',
        '20',
        '--seed',
        's',
        '--json',
      ]);
      expect(exitCode).toBe(0);
      const summary = {
        mean: expect.any(Number),
        spread: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
      };
      const result = (name: string): unknown => ({ name, scores: summary, wins: summary });
      expect(JSON.parse(stdout)).toEqual({
        game: 'captain-jack',
        seats: 3,
        options: { deals: 1, answerSeconds: 5 },
        players: ['random', 'random', 'random'],
        seed: 's',
        games: 20,
        byPlayer: [result('random')],
        bySeat: [result('seat 0 (random)'), result('seat 1 (random)'), result('seat 2 (random)')],
        seconds: expect.any(Number),
        matchesPerSecond: expect.any(Number),
      });
    },
    PATIENCE,
  );

  it(
    'takes a random seed where none is given, and says which',
    async () => {
      const args = ['simulate', 'twenty-one', '--games', '1', '--json'];
      const seeds = (await Promise.all([bullpen(args), bullpen(args)])).map(
        ({ stdout }) => (JSON.parse(stdout) as { seed: string }).seed,
      );
      expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
      expect(seeds[0]).not.toBe(seeds[1]);
    },
    PATIENCE,
  );

  it(
    'records matches that verify finds sound',
    async () => {
      const dir = folder();
      const options = ['--seats', '10', '--games', '20', '--seed', '1', '--option', 'variant=draft'];
      const simulated = await bullpen(['simulate', 'six-nimmt', ...options, '--record', 'r.jsonl'], dir);
      expect(simulated.exitCode).toBe(0);
      expect(readdirSync(dir)).toEqual(['r.jsonl']);
      const moves = readFileSync(join(dir, 'r.jsonl'), 'utf8').match(/"move":/g)!.length;
      const { exitCode, stdout, stderr } = await bullpen(['verify', 'r.jsonl'], dir);
      expect({ exitCode, stdout, stderr }).toEqual({
        exitCode: 0,
        stdout: `r.jsonl: 20 matches, ${moves.toLocaleString('en')} moves, no fault\n`,
        stderr: '',
      });
    },
    PATIENCE,
  );

  it(
    'records the same, byte for byte, on one core and on two, over an older file',
    async () => {
      const dir = folder();
      const record = async (seed: string, cores: string): Promise<string> => {
        const args = ['--games', '50', '--seed', seed, '--cores', cores, '--record', 'r.jsonl'];
        const { exitCode } = await bullpen(['simulate', 'captain-jack', ...args], dir);
        expect(exitCode).toBe(0);
        return readFileSync(join(dir, 'r.jsonl'), 'utf8');
      };
      const one = await record('s', '1');
      const two = await record('s', '2');
      expect(two === one).toBe(true);
      expect((await record('t', '2')) === one).toBe(false);
    },
    PATIENCE,
  );

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'leaves nothing behind when %s ends it',
    async (signal, code) => {
      const dir = folder();
      const watcher = watch(dir);
      const writing = new Promise<void>((resolve) => {
        watcher.on('change', (_, name) => {
          const part = join(dir, String(name));
          if (part.endsWith('.part') && existsSync(part) && statSync(part).size > 0) resolve();
        });
      });
      const args = ['six-nimmt', '--games', '1000000000', '--cores', '1', '--record', 'r.jsonl'];
      const child = start(['simulate', ...args], dir);
      const finished = finish(child);
      await writing;
      watcher.close();
      child.kill(signal);
      expect(await finished).toEqual({
        exitCode: code,
        stdout: '',
        stderr: 'bullpen: interrupted; nothing was written\n',
      });
      expect(readdirSync(dir)).toEqual([]);
    },
    PATIENCE,
  );
});
