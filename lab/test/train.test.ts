import { SIZES } from '@bullpen/bots/six-nimmt/ground';
import { LEARNT, read } from '@bullpen/bots/six-nimmt/model';
import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { fitHabit, fitWorth } from '../train/fit.ts';
import { trainings } from '../train/index.ts';

describe('training of 6 nimmt!', () => {
  it('gives the same file for the same seed, another for another, and reports its progress', () => {
    const reported: string[] = [];
    const text = (seed: string): string =>
      trainings['six-nimmt']!.run({ rounds: 1, playouts: 5, seed }, (what, done, all) => {
        reported.push(what);
        expect(done).toBeLessThanOrEqual(all);
      });
    const file = text('a');
    expect(text('a')).toBe(file);
    expect(text('b')).not.toBe(file);
    expect(reported[0]).toBe(`${LEARNT[0]} seats, mcs`);
    expect(reported.at(-1)).toBe(`${LEARNT.at(-1)} seats, strong`);
    const lengths = [...file.matchAll(/^ {6}'(.*)',$/gm)].map(([, list]) => read(list!).length);
    expect(lengths).toHaveLength(LEARNT.length * 3 * SIZES.length);
    expect(new Set(lengths)).toEqual(new Set(SIZES));
  });
});

describe('what is learnt', () => {
  const hand = { entries: Uint16Array.from([5, 5, 5, 6, 6, 6]), left: 2 };

  it('is a habit that does what was done, as often', () => {
    const examples = Array.from({ length: 2000 }, (_, i) => ({ ...hand, chosen: i % 4 === 0 ? 0 : 1 }));
    const [lists] = fitHabit(examples, seeded('habit'));
    const sum = (entry: number): number => [0, 1, 2].reduce((all, list) => all + lists[list]![entry]!, 0);
    // Three to one.
    expect(sum(6) - sum(5)).toBeCloseTo(Math.log(3), 0);
  });

  it('is a worth that is the mean of what hands cost', () => {
    const examples = Array.from({ length: 2000 }, (_, i) => ({ ...hand, cost: i % 2 === 0 ? 4 : 10 }));
    const [lists] = fitWorth(examples, seeded('worth'));
    const sum = [5, 6].reduce((all, e) => all + lists[0]![e]! + lists[1]![e]! + lists[2]![e]!, 0);
    expect(lists[3]![2]! + sum).toBeCloseTo(7, 0);
  });
});
