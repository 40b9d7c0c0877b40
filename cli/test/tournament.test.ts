import { describe, expect, it } from 'vitest';
import { bullpen } from './run.ts';

describe('bullpen tournament', () => {
  it('plays the same tournaments for the same seed, and prints how well they order the players', async () => {
    const line = 'tournament captain-jack --simulate --players 12 --rounds 3 --tournaments 2'.split(' ');
    const { stdout, exitCode } = await bullpen(line);
    expect(stdout).toMatch(
      /^\| tables .*\n.*\n(\| (by standing|at random) \| (own|same) \| -?\d\.\d{3} ± .* \|\n){3}$/,
    );
    expect(exitCode).toBe(0);
    expect((await bullpen(line)).stdout).toBe(stdout);
  });

  it('plays one on a real server that is killed, loses nothing, and compares it with tables at random', async () => {
    const line = 'tournament six-nimmt --server --players 8 --rounds 2 --kills 1 --tournaments 2'.split(' ');
    const { stdout, exitCode } = await bullpen(line);
    expect(stdout).toMatch(/\n\| 8 \| 2 \| 4 \| \d+ \| 1 \| \d+ \| -?\d\.\d{3} \| \d\.\d \| 0 \|\n/);
    expect(stdout).toMatch(
      /without a server, 2 tournaments each way:\n\n\| tables .*\n.*\n\| by standing \| own .*\n\| at random \| own .*\n$/,
    );
    expect(exitCode).toBe(0);
  }, 120_000);

  it.each([
    ['tournament six-nimmt', 'say what to do: --simulate or --server'],
    ['tournament six-nimmt --simulate --server', 'say what to do: --simulate or --server'],
    ['tournament six-nimmt --server --kills x', '--kills takes a whole number from 0 to 100'],
    ['tournament chess --simulate', 'no game "chess"'],
    ['tournament six-nimmt --simulate --seats 6', '--seats takes a whole number from 3 to 5'],
    ['tournament six-nimmt --simulate --players 2', '--players takes a whole number from 6 to 1000'],
  ])('%s is refused in one line', async (line, words) => {
    const { stderr, exitCode } = await bullpen(line.split(' '));
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(2);
  });
});
