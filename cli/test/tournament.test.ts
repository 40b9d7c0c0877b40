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

  it.each([
    ['tournament six-nimmt', 'say what to do: --simulate'],
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
