import { readFileSync } from 'node:fs';
import { SIZES } from '@bullpen/bots/six-nimmt/ground';
import { LEARNT, read } from '@bullpen/bots/six-nimmt/model';
import { seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { fitDrift, fitHabit, fitWorth } from '../train/fit.ts';
import { trainings } from '../train/index.ts';
import type { FinishedSteps } from '../train/six-nimmt.ts';
import { figuresFile, type Generations } from '../train/thumb.ts';
import { thumbGames } from '../train/thumb-games.ts';
import { advantage } from '../train/thumb-play.ts';

describe('training of 6 nimmt!', () => {
  const trainer = trainings['six-nimmt']!;
  const training = { rounds: 1, playouts: 5, seed: 'a' };

  /** A whole run; `from`: where an earlier one was interrupted. */
  async function run(seed: string, from: FinishedSteps | null = null) {
    const reported: string[] = [];
    const kept: FinishedSteps[] = [];
    const { text, plot } = await trainer.run(
      { ...training, seed },
      {
        workers: 2,
        from,
        keep: (progress) => kept.push(JSON.parse(JSON.stringify(progress)) as FinishedSteps),
        progress: (what, done, all) => {
          reported.push(what);
          expect(done).toBeLessThanOrEqual(all);
        },
      },
    );
    return { text, plot, reported, kept };
  }

  it('gives the same file for the same seed, goes on after each step, and reports its progress', {
    timeout: 120_000,
  }, async () => {
    const { text, plot, reported, kept } = await run('a');
    const steps = ['mcs', 'flat', 'first costs', 'strong', 'costs'];
    expect([...new Set(reported)]).toEqual(steps);
    expect(kept.map(({ step }) => step)).toEqual(steps);
    const goneOn = await run('a', kept[2]);
    expect(goneOn.text).toBe(text);
    expect([...new Set(goneOn.reported)]).toEqual(['strong', 'costs']);
    expect((await run('b')).text).not.toBe(text);
    const lengths = [...text.matchAll(/^ {6}'(.*)',$/gm)].map(([, list]) => read(list!).length);
    expect(lengths).toHaveLength(LEARNT.length * 4 * SIZES.length);
    expect(new Set(lengths)).toEqual(new Set(SIZES));
    expect(plot).toMatch(/^<svg [^>]*role="img"/);
    expect(plot).not.toMatch(/NaN|undefined/);
  });
});

describe.each(['eleven-nimmt', 'captain-jack'] as const)('training of %s', (game) => {
  const trainer = trainings[game]!;

  async function run(seed: string, from: Generations | null = null) {
    const kept: Generations[] = [];
    const { text, plot } = await trainer.run(
      { rounds: 1, playouts: 1, seed },
      {
        workers: 2,
        from,
        keep: (progress) => kept.push(JSON.parse(JSON.stringify(progress)) as Generations),
        progress: (_, done, all) => expect(done).toBeLessThan(all),
        generations: 3,
      },
    );
    return { text, plot, kept };
  }

  it('gives the same file for the same seed, also when it was interrupted', {
    timeout: 120_000,
  }, async () => {
    const { text, plot, kept } = await run('a');
    expect(kept.map(({ done }) => done)).toEqual([1, 2, 3]);
    const goneOn = await run('a', kept[1]);
    expect(goneOn.text).toBe(text);
    expect(goneOn.plot).toBe(plot);
    expect(goneOn.kept).toEqual(kept.slice(2));
    expect((await run('b')).text).not.toBe(text);
    expect(plot).toMatch(/^<svg [^>]*role="img"/);
    expect(plot).not.toMatch(/NaN|undefined/);
  });

  it('writes the file that ships: the same figures, in the same order', () => {
    const shipped = readFileSync(new URL(`../../${trainer.file}`, import.meta.url), 'utf8');
    const figures = Object.fromEntries(
      [...shipped.matchAll(/^ {2}(\w+): (.*),$/gm)].map(([, name, figure]) => [name!, Number(figure)]),
    );
    expect(Object.keys(figures)).toEqual(Object.keys(thumbGames[game].first));
    expect(figuresFile(game, figures)).toBe(shipped);
  });

  it('knows better figures from worse ones', () => {
    const { first } = thumbGames[game];
    const upsideDown = Object.fromEntries(Object.entries(first).map(([name, figure]) => [name, -figure]));
    expect(advantage(thumbGames[game], first, upsideDown, 12, 'better')).toBeGreaterThan(0.2);
    expect(advantage(thumbGames[game], first, first, 3, 'equal')).toBeCloseTo(0, 12);
  });
});

describe('what is learnt', () => {
  const hand = { entries: Uint16Array.from([5, 5, 5, 6, 6, 6]), left: 2 };

  it('is a habit that does what was done, as often', () => {
    const examples = Array.from({ length: 2000 }, (_, i) => ({ ...hand, chosen: i % 4 === 0 ? 0 : 1 }));
    const { lists, curve } = fitHabit(examples, seeded('habit'));
    expect(curve.at(-1)).toBeLessThan(curve[0]!);
    const sum = (entry: number): number => [0, 1, 2].reduce((all, list) => all + lists[list]![entry]!, 0);
    // Three to one.
    expect(sum(6) - sum(5)).toBeCloseTo(Math.log(3), 0);
  });

  const turns = Array.from({ length: 2000 }, (_, i) => ({
    hands: [hand, { ...hand, entries: Uint16Array.from([7, 7, 7, 8, 8, 8]) }],
    points: [1, 0],
    scores: [i % 2 === 0 ? 5 : 11, 8],
  }));

  it('is a worth that is the mean of what hands cost', () => {
    const { lists } = fitWorth(turns, seeded('worth'));
    const cost = (cards: number[]): number =>
      lists[3]![2]! + cards.reduce((all, e) => all + lists[0]![e]! + lists[1]![e]! + lists[2]![e]!, 0);
    expect(cost([5, 6])).toBeCloseTo(7, 0);
    expect(cost([7, 8])).toBeCloseTo(8, 0);
  });

  it('[S12] is a drift that says how much a lead is worth: much if the leader wins, little if chance decides', () => {
    const worth = SIZES.map((size) => new Float64Array(size));
    const race = (wins: number) =>
      fitDrift(
        Array.from({ length: 100 }, (_, i) => ({
          hands: [hand, hand],
          points: [0, 6],
          scores: i < wins ? [0, 6] : [6, 0],
        })),
        worth,
        2,
      )[2]!;
    // 6 heads ahead and 73 wins in 100: e to the power of 6/6.
    expect(race(73)).toBeCloseTo(6, 0);
    expect(race(95)).toBeLessThan(race(73));
    expect(race(55)).toBeGreaterThan(race(73));
  });
});
