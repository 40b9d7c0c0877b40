import { at } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import {
  afterMatch,
  type Belief,
  believed,
  learned,
  leastOf,
  NEWCOMER,
  placesOf,
  shown,
  strengthFor,
  winShares,
} from '../index.ts';

describe('what one match teaches', () => {
  it('is what Weng and Lin compute for two players', () => {
    const [winner, loser] = learned([NEWCOMER, NEWCOMER], [1, 2]);
    expect(winner!.mu).toBeCloseTo(27.635231, 5);
    expect(Math.sqrt(winner!.variance)).toBeCloseTo(8.065506, 5);
    expect(loser!.mu).toBeCloseTo(22.364769, 5);
  });

  it('is nothing about the order of equals, and something about a favourite that loses', () => {
    const [a, b, c] = learned([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 1]);
    expect([a!.mu, b!.mu, c!.mu].map((mu) => mu.toFixed(9))).toEqual(Array(3).fill((25).toFixed(9)));
    const strong = { ...NEWCOMER, mu: 35 };
    const [expected] = learned([strong, NEWCOMER], [1, 2]);
    const [surprising] = learned([strong, NEWCOMER], [2, 1]);
    expect(expected!.mu - 35).toBeGreaterThan(0);
    expect(35 - surprising!.mu).toBeGreaterThan(expected!.mu - 35);
  });
});

describe('a rated match', () => {
  const bot: Belief = { mu: 30, variance: 0.25 };

  it('moves people and never bots', () => {
    const [person, same] = afterMatch([
      { kind: 'person', belief: NEWCOMER, place: 1 },
      { kind: 'bot', belief: bot, place: 2 },
    ]);
    expect(same).toBe(bot);
    expect(at([person?.mu ?? 0], 0)).toBeGreaterThan(NEWCOMER.mu);
  });

  it('leaves room for people to change: somebody certain becomes a little less so before each match', () => {
    const certain: Belief = { mu: 25, variance: 1e-6 };
    const [after] = afterMatch([
      { kind: 'person', belief: certain, place: 1 },
      { kind: 'bot', belief: bot, place: 2 },
    ]);
    expect(after?.variance).toBeGreaterThan(certain.variance);
    const [unknown] = afterMatch([
      { kind: 'person', belief: NEWCOMER, place: 1 },
      { kind: 'bot', belief: bot, place: 1 },
    ]);
    expect(unknown?.variance).toBeLessThanOrEqual(NEWCOMER.variance);
  });

  it('has places by score, whether the most points win or the fewest; equals share one', () => {
    expect(placesOf({ scores: [3, 9, 3, 1], winners: [1] })).toEqual([2, 1, 2, 4]);
    expect(placesOf({ scores: [3, 9, 3, 1], winners: [3] })).toEqual([2, 4, 2, 1]);
    expect(placesOf({ scores: [5, 5, 5], winners: [0, 1, 2] })).toEqual([1, 1, 1]);
    // A tie that the rules broke.
    expect(placesOf({ scores: [5, 5, 1], winners: [1] })).toEqual([2, 1, 3]);
  });
});

describe('what people read', () => {
  it('is 1500 ± 500 for a newcomer, and turns back into the same belief', () => {
    expect(shown(NEWCOMER)).toEqual({ rating: 1500, uncertainty: 500 });
    expect(shown(believed({ rating: 1712, uncertainty: 88 }))).toEqual({ rating: 1712, uncertainty: 88 });
    expect(believed({ rating: 1500, uncertainty: 500 })).toEqual(NEWCOMER);
    expect(leastOf(NEWCOMER)).toBeCloseTo(25 / 3, 9);
  });

  it('has 100 points for about 64 % of the wins of two, as in chess', () => {
    const certain = (rating: number): Belief => believed({ rating, uncertainty: 0 });
    expect(winShares([certain(1600), certain(1500)])[0]).toBeCloseTo(0.64, 2);
    const four = winShares([1600, 1500, 1500, 1400].map(certain));
    for (const seats of [2, 4, 7]) {
      const rest = Array.from({ length: seats - 1 }, () => certain(1500));
      const stronger = { mu: NEWCOMER.mu + strengthFor(0.4, seats), variance: 0 };
      expect(winShares([stronger, ...rest])[0]).toBeCloseTo(0.4, 12);
    }
    expect(four.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});
