import { botsFor, charactersOf } from '@bullpen/bots';
import { gameIds } from '@bullpen/games';
import type { PlayerStanding } from '@bullpen/lab/arena/index';
import { BOT_RATINGS, botBelief, NEWCOMER } from '@bullpen/ratings';
import { describe, expect, it } from 'vitest';
import { botContests, botRating, contestPlan, ratingsFile } from '../bot-ratings.ts';
import { bullpen } from './run.ts';

const standing = (mean: number, low: number, high: number, matches = 400) =>
  ({ wins: { mean, low, high }, matches }) as PlayerStanding;
const contest = { game: 'six-nimmt', level: 'easy', seats: 2 } as const;

describe('bots as rated opponents', () => {
  it('are each compared with medium ones, at tables of two and four', () => {
    const all = gameIds.flatMap(botContests);
    expect(all.map(({ game, level, seats }) => `${game} ${level} ${seats}`)).toEqual(
      gameIds.flatMap((game) =>
        ['random', 'easy', 'strong', ...charactersOf(game)].flatMap((level) =>
          [2, 4].map((seats) => `${game} ${level} ${seats}`),
        ),
      ),
    );
    const { players, entries, deals } = contestPlan({ ...contest, seats: 4 }, 400, '1');
    expect(players.map(({ name }) => name)).toEqual(['easy', 'medium']);
    expect([entries, deals]).toEqual([[0, 1, 1, 1], 100]);
  });

  it('have the rating that predicts their share, with an uncertainty that covers every size of table', () => {
    const even = { seats: 2, standing: standing(0.5, 0.45, 0.55) };
    expect(botRating(contest, [even]).rating).toBe(1500);
    const four = { seats: 4, standing: standing(0.4, 0.35, 0.45) };
    const { rating, uncertainty } = botRating(contest, [even, four]);
    expect(rating).toBeGreaterThan(1500);
    expect(rating + uncertainty).toBeGreaterThanOrEqual(botRating(contest, [four]).rating);
    expect(rating - uncertainty).toBeLessThan(1500);
    // All were lost.
    const none = botRating(contest, [{ seats: 2, standing: standing(0, 0, 0.01) }]);
    expect(Number.isFinite(none.rating) && Number.isFinite(none.uncertainty)).toBe(true);
  });

  it('are written into a file, weakest first, with medium in its place', () => {
    const bots = Object.entries({ strong: 1800, random: 900, gambler: 1300, easy: 1200 }).map(
      ([level, rating]) => ({ ...contest, level, rating, uncertainty: 2 }),
    );
    const levels = [...ratingsFile(bots).matchAll(/^ {4}(\w+): \{ rating: (\d+), uncertainty: \d+ \},$/gm)];
    expect(levels.map(([, level]) => level)).toEqual(['random', 'easy', 'gambler', 'medium', 'strong']);
    expect(levels[3]?.[2]).toBe('1500');
  });
});

describe('the ratings of bots', () => {
  it.each(gameIds)(
    'of %s are all measured, with medium in the middle and the stronger ones above',
    (game) => {
      const levels = Object.keys(BOT_RATINGS[game]);
      expect(levels).toEqual(expect.arrayContaining(['random', 'easy', 'medium', 'strong']));
      expect(levels.filter((level) => !Object.hasOwn(botsFor(game), level))).toEqual([]);
      const rating = (level: string): number => BOT_RATINGS[game][level]?.rating ?? Number.NaN;
      expect(rating('medium')).toBe(1500);
      expect(rating('random')).toBeLessThan(rating('easy'));
      expect(rating('easy')).toBeLessThan(rating('medium'));
      expect(rating('medium')).toBeLessThan(rating('strong'));
      expect(botBelief(game, 'medium')?.mu).toBe(NEWCOMER.mu);
      expect(botBelief(game, 'nobody')).toBeNull();
    },
  );
});

describe('bullpen ratings', () => {
  it('simulates a league and prints how well ratings predict', async () => {
    const { stdout, exitCode } = await bullpen(
      'ratings simulate --game captain-jack --players 8 --matches 40'.split(' '),
    );
    expect(stdout).toMatch(/^\| game .*\n.*\n\| captain-jack \| 40 \| \d+\.\d % /);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['ratings other', 'no "other"; there are measure, simulate'],
    ['ratings simulate --game chess', 'no game "chess"'],
    ['ratings simulate --matches many', '--matches takes a whole number'],
    ['ratings simulate --players 3', '--players takes a whole number from 8 to 200'],
    ['ratings measure --game six-nimmt --out x.ts', '--out takes the ratings of all games'],
  ])('%s is refused in one line', async (line, words) => {
    const { stderr, exitCode } = await bullpen(line.split(' '));
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(2);
  });
});
