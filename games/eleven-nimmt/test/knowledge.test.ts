import { heardBy, seeded, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { clone } from '../state.ts';
import { randomMatch } from './random.ts';
import { matchOf, Table } from './table.ts';

const dealt = (): Table =>
  Table.dealt({ hands: [[36], [37], [38]], pile: 35, stack: [70, 80] }).play(
    '0: 36>1',
    '1: 37>1',
    '2: take 1',
  );

describe('a viewer', () => {
  it('[E8] knows its own hand and of the others only what came from piles', () => {
    const table = dealt();
    expect(table.view(0).hands).toEqual([table.hand(0), null, null]);
    expect(table.view(WATCHER).hands).toEqual([null, null, null]);
    expect(table.view(0).known).toEqual([[], [], [35, 36, 37]]);
  });

  it('[E3] does not know the order of the stack, nor what is in it', () => {
    const table = dealt();
    const { hands, pile, stack } = table.dataOf('deal')[0]!;
    const cards = [...hands.flat(), pile, ...stack];
    const swapped = [...cards.slice(0, 33), ...cards.slice(33).reverse()];
    const other = elevenNimmt.setup(table.state.match, {
      below: () => 0,
      shuffle: (deck) => deck.set(swapped),
      roll: () => {},
    });
    const play = (move: string): void =>
      elevenNimmt.apply(other, Number(move[0]), elevenNimmt.parse(move.slice(3))!, seeded(''));
    ['0: 36>1', '1: 37>1', '2: take 1'].forEach(play);
    for (const viewer of [0, 1, 2, WATCHER])
      expect(elevenNimmt.view(other, viewer)).toEqual(table.view(viewer));
  });

  it('[E3] hears no card that it may not know', () => {
    const table = dealt();
    const heard = (viewer: number): string => JSON.stringify(heardBy(table.events, viewer));
    expect(heard(1)).toContain(`"hand":[37,`);
    expect(heard(1)).not.toContain('"hand":[36,');
    expect(heard(WATCHER)).not.toContain('"hand"');
    expect(heard(WATCHER)).not.toContain('"deal"');
  });
});

describe('what is imagined', () => {
  it('[E8] leaves the cards that were seen to go into a hand where they are', () => {
    const view = dealt().view(0);
    for (let i = 0; i < 50; i++) {
      const imagined = elevenNimmt.imagine(view, seeded(`${i}`));
      expect(elevenNimmt.view(imagined, 2).hands[2]).toEqual(expect.arrayContaining([35, 36, 37]));
    }
  });

  it('[E3] puts every other card anywhere', () => {
    const view = dealt().view(0);
    const seen = new Set<number>();
    const tops = new Set<number>();
    for (let i = 0; i < 1500; i++) {
      const imagined = elevenNimmt.imagine(view, seeded(`${i}`));
      for (const card of elevenNimmt.view(imagined, 1).hands[1]!) seen.add(card);
      tops.add(imagined.stack);
    }
    // All but seat 0's nine, the three that were taken and the two on the table.
    expect(seen.size).toBe(86);
    expect(tops.size).toBe(86);
  });

  it('[E1] has every card once, and ten bull cards', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 7 }), fc.boolean(), (seed, seats, greedy) => {
        const chance = seeded(seed);
        randomMatch(
          matchOf(seats, { rounds: 1 }),
          seed,
          (state) => {
            const viewer = chance.below(seats + 1) - 1;
            const imagined = elevenNimmt.imagine(elevenNimmt.view(state, viewer), chance);
            for (const each of [state, clone(imagined)]) {
              const { piles, bulls, supply, stack } = elevenNimmt.view(each, WATCHER);
              const hands = bulls.map((_, seat) => elevenNimmt.view(each, seat).hands[seat]!);
              const open = [...hands.flat(), ...piles.flat()];
              expect(new Set(open).size).toBe(open.length);
              expect(open.length + stack).toBe(100);
              expect(bulls.reduce((sum, n) => sum + n, supply)).toBe(10);
            }
          },
          greedy,
        );
      }),
      { numRuns: 10 },
    );
  });
});

describe('a move', () => {
  it('is never secret, so it is never taken back', () => {
    const { state } = dealt();
    for (const seat of [-1, 0, 1, 2, 3]) expect(elevenNimmt.retract(state, seat)).toBe(false);
  });
});
