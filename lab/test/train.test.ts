import { LEARNT } from '@bullpen/bots/six-nimmt/model';
import { read, SIZES } from '@bullpen/bots/six-nimmt/tables';
import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { fitHabit, fitWorth } from '../train/fit.ts';
import { trainings } from '../train/index.ts';

describe('training of 6 nimmt!', () => {
  it('gives the same file for the same seed, another for another, and tells how far it has come', () => {
    const told: string[] = [];
    const text = (seed: string): string =>
      trainings['six-nimmt']!.run({ rounds: 1, playouts: 5, seed }, (what, done, all) => {
        told.push(what);
        expect(done).toBeLessThanOrEqual(all);
      });
    const file = text('a');
    expect(text('a')).toBe(file);
    expect(text('b')).not.toBe(file);
    expect(told[0]).toBe(`${LEARNT[0]} seats, mcs`);
    expect(told.at(-1)).toBe(`${LEARNT.at(-1)} seats, strong`);
    const tables = [...file.matchAll(/^ {6}'(.*)',$/gm)].map(([, table]) => read(table!).length);
    expect(tables).toHaveLength(LEARNT.length * 3 * SIZES.length);
    expect(new Set(tables)).toEqual(new Set(SIZES));
  });
});

describe('what is learnt', () => {
  const hand = { entries: Uint16Array.from([5, 5, 5, 6, 6, 6]), left: 2 };

  it('is a habit that does what was done, as often', () => {
    const examples = Array.from({ length: 2000 }, (_, i) => ({ ...hand, chosen: i % 4 === 0 ? 0 : 1 }));
    const [tables] = fitHabit(examples, seeded('habit'));
    const sum = (entry: number): number => [0, 1, 2].reduce((all, table) => all + tables[table]![entry]!, 0);
    // Three to one.
    expect(sum(6) - sum(5)).toBeCloseTo(Math.log(3), 0);
  });

  it('is a worth that is the mean of what hands cost', () => {
    const examples = Array.from({ length: 2000 }, (_, i) => ({ ...hand, cost: i % 2 === 0 ? 4 : 10 }));
    const [tables] = fitWorth(examples, seeded('worth'));
    const sum = [5, 6].reduce((all, e) => all + tables[0]![e]! + tables[1]![e]! + tables[2]![e]!, 0);
    expect(tables[3]![2]! + sum).toBeCloseTo(7, 0);
  });
});
