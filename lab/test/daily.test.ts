import { readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../correlation.ts';
import { simulateDaily } from '../daily/index.ts';
import { marginAt } from '../daily/play.ts';

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
    const plan = { ...GAME, entrants: 20, days: 3, seed: 'test' };
    let through = 0;
    const one = await simulateDaily(plan, () => through++, 1);
    expect(through).toBe(20);
    expect(await simulateDaily(plan, () => {}, 2)).toEqual(one);
    expect(one.best).toBeCloseTo(0.98, 1);
    expect(one.daily.allDays).toBeGreaterThan(0);
  });
});
