import { at, readMatch, seeded } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../correlation.ts';
import { overMonths, reportOf } from '../daily/figures.ts';
import { simulateDaily } from '../daily/index.ts';
import { KINDS, marginAt, strengthOf, strengthsIn } from '../daily/play.ts';

const match = readMatch(games['six-nimmt'], 4, { rounds: 1 });
if (!match.ok) throw new Error(match.refusal.code);
const GAME = { game: 'six-nimmt', match: match.value, level: 'medium', playouts: 1 } as const;

describe('rank correlation', () => {
  it('is one for the same order, and less where values are equal', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 99])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 1, 2, 2], [1, 2, 3, 4])).toBeCloseTo(0.894, 3);
    expect(rankCorrelation([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5);
  });
});

describe('a simulated daily deal', () => {
  it('gives equal play equal results', () => {
    expect(marginAt(GAME, 'secret', 60, 'own')).toBe(marginAt(GAME, 'secret', 60, 'own'));
    const others = ['a', 'b', 'c', 'd'].map((own) => marginAt(GAME, 'secret', 0, own));
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it('gives the same figures on any number of cores', async () => {
    const plan = { ...GAME, entrants: 20, days: 3, months: 1, seed: 'test' };
    let through = 0;
    const one = await simulateDaily(plan, () => through++, 1);
    expect(through).toBe(20);
    expect(await simulateDaily(plan, () => {}, 2)).toEqual(one);
    expect(one.best).toBeCloseTo(0.98, 1);
    expect(one.daily.allDays.value).toBeGreaterThan(0);
    const months = await simulateDaily({ ...plan, months: 3 }, () => through++, 2);
    expect(through).toBe(20 + 3 * 20);
    expect(months.gain.value).not.toBe(one.gain.value);
  });
});

describe('the strengths of entrants', () => {
  it.each(gameIds)('of %s are five, evenly apart, and the best plays like medium', (game) => {
    const strengths = strengthsIn(game);
    expect(strengths).toHaveLength(KINDS);
    expect(strengths.at(-1)).toBe(100);
    expect(new Set(strengths.slice(1).map((one, i) => one - at(strengths, i))).size).toBe(1);
    expect(Math.min(...strengths)).toBeGreaterThanOrEqual(0);
    expect(strengthOf(game, KINDS + 1)).toBe(strengths[1]);
  });
});

describe('figures of daily and random deals', () => {
  const DAYS = 12;
  /** Evenly spread around zero; a deal is worth up to `luck`, the rest of a result is as wild in every field. */
  const fieldOf = (luck: number, entrants: number, seed: string) => {
    const chance = seeded(seed);
    const even = (width: number): number => (width * (chance.below(2001) - 1000)) / 1000;
    const deals = Array.from({ length: DAYS }, () => even(luck));
    return Array.from({ length: entrants }, (_, entrant) => {
      const strength = entrant % KINDS;
      return {
        strength,
        daily: deals.map((deal) => strength + deal + even(10)),
        ordinary: deals.map(() => strength + even(luck) + even(10)),
      };
    });
  };

  it('say how many random deals one daily deal is worth, where most of the luck is the deal', () => {
    const { daily, ordinary, gain, worth } = reportOf(fieldOf(20, 200, 'most'));
    expect(Math.abs(worth.value - 5)).toBeLessThan(worth.error);
    expect(worth.error).toBeLessThan(3);
    expect(gain.value).toBeCloseTo(daily.allDays.value - ordinary.allDays.value);
    expect(gain.value).toBeGreaterThan(gain.error);
    expect(daily.oneDay.value).toBeGreaterThan(ordinary.oneDay.value);
    expect(daily.oneDay.value).toBeLessThan(daily.allDays.value);
  });

  it('are surer over several months, whose means they are', () => {
    const months = Array.from({ length: 10 }, (_, month) => reportOf(fieldOf(20, 100, `month ${month}`)));
    const { gain, worth } = overMonths(months);
    expect(gain.value).toBeCloseTo(months.reduce((sum, one) => sum + one.gain.value, 0) / 10);
    expect(gain.error).toBeLessThan(at(months, 0).gain.error / 2);
    expect(Math.abs(worth.value - 5)).toBeLessThan(1.5 * worth.error);
    expect(overMonths(months.slice(0, 1))).toBe(months[0]);
  });

  it('find no difference where there is none', () => {
    const fields = Array.from({ length: 8 }, (_, i) => reportOf(fieldOf(0, 60, `none ${i}`)));
    const wrong = fields.filter(
      ({ gain, worth }) => Math.abs(gain.value) > gain.error || Math.abs(worth.value - 1) > worth.error,
    );
    expect(wrong.length).toBeLessThanOrEqual(1);
  });
});
