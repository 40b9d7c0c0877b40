import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bullpen, finish, folder, PATIENCE, start } from './run.ts';

describe('bullpen', () => {
  it.each([[['--help']], [['help']], [['simulate', '--help']], [['play', '--help']]])(
    'helps: %j',
    async (args) => {
      const { exitCode, stdout, stderr } = await bullpen(args);
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Usage: bullpen /);
    },
    PATIENCE,
  );

  it(
    'prints its version',
    async () => {
      const { version } = manifest;
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(await bullpen(['--version'])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
    },
    PATIENCE,
  );

  it(
    'without a command prints its usage and fails',
    async () => {
      const { exitCode, stdout, stderr } = await bullpen([]);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^Usage: bullpen /);
    },
    PATIENCE,
  );

  it.each([
    [['games']],
    [['sheets', '--json']],
    [['play', 'six-nimmt']],
    [['simulate', 'six-nimmt', '--games', '1']],
  ])(
    'ends quietly when nobody reads any more: %j',
    async (args) => {
      const child = start(args, folder());
      child.stdin.end();
      child.stdout.destroy();
      const { exitCode, stderr } = await finish(child);
      expect([exitCode, stderr]).toEqual([0, '']);
    },
    PATIENCE,
  );
});

describe('bullpen games', () => {
  it(
    'lists every game with its seats and options',
    async () => {
      const { exitCode, stdout, stderr } = await bullpen(['games']);
      expect([exitCode, stderr]).toEqual([0, '']);
      const heads = stdout.split('\n').filter((line) => /^\S/.test(line));
      expect(heads).toEqual(
        Object.values(games).map(({ id, seats }) => `${id}: ${seats.min}–${seats.max} seats`),
      );
      for (const game of Object.values(games))
        for (const option of Object.keys(game.options)) expect(stdout).toContain(`--option ${option}=`);
      expect(stdout).toContain('--option variant=basic | known | draft  (basic; S16)');
      expect(stdout).toContain('--option rounds=1–100  (as many as seats; E15)');
    },
    PATIENCE,
  );
});

describe('bullpen sheets', () => {
  it(
    'prints the six sheets of Twenty One as JSON: five rows of six fields, a colour and a number',
    async () => {
      const { exitCode, stdout } = await bullpen(['sheets', '--json']);
      expect(exitCode).toBe(0);
      const sheets = JSON.parse(stdout) as Record<string, [string, number][][]>;
      expect(Object.keys(sheets)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
      for (const rows of Object.values(sheets)) {
        expect(rows).toHaveLength(5);
        expect(rows[0]!.map(([, printed]) => printed)).toEqual([6, 5, 4, 3, 2, 1]);
        for (const row of rows)
          expect(row.map(([colour]) => colour).sort()).toEqual([
            'black',
            'blue',
            'green',
            'red',
            'white',
            'yellow',
          ]);
      }
    },
    PATIENCE,
  );

  it(
    'prints them for people too',
    async () => {
      const { stdout } = await bullpen(['sheets']);
      expect(stdout.match(/^sheet [A-F]$/gm)).toHaveLength(6);
      expect(stdout.match(/^ {4}\S+ \d/gm)).toHaveLength(30);
    },
    PATIENCE,
  );
});
