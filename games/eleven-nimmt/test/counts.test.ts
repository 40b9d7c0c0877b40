import { legalMoves, seeded } from '@bullpen/engine';
import { countMoves } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import type { ElevenEvent } from '../events.ts';
import { elevenNimmt } from '../index.ts';
import { matchOf, Table, upTo } from './table.ts';

describe('the number of ways to begin', () => {
  const followers = (top: number, hand: readonly number[]): number[] =>
    hand.filter((card) => card !== top && (card - top + 100) % 100 <= 10);

  // The first seat plays a card that follows, or takes the pile, after which two others lie there.
  it.each([2, 3, 4, 5, 6, 7])('[E5] [E6] [E7] with %i seats follows from the deal', (seats) => {
    for (let i = 0; i < 50; i++) {
      const events: ElevenEvent[] = [];
      const state = elevenNimmt.setup(matchOf(seats), seeded(`${i}`), (event) => events.push(event));
      const { hands, pile, stack } = events.find((event) => event.name === 'deal')!.data;
      const [a = [], b = []] = hands;
      const plays = followers(pile, a);
      expect(countMoves(elevenNimmt, state, 1)).toBe(plays.length + 1);
      // The next seat is the lowest that has to act in both of the first two moves.
      const afterPlays = plays.map((card) => followers(card, b).length + 1).reduce((sum, n) => sum + n, 0);
      const afterTake = followers(stack[0]!, b).length + followers(stack[1]!, b).length + 2;
      expect(countMoves(elevenNimmt, state, 2)).toBe(afterPlays + afterTake);
    }
  });

  it('[E5] [E6] [E7] by hand', () => {
    // Seat 0: 51, 60, or the pile. After 51 seat 1 has 52, 61 or the pile; after 60 it has 61, 62 or the pile; after the
    // take there are 10 and 20, on which it has nothing: two piles.
    const hands = [
      [51, 60, ...upTo(81, 88)],
      [52, 61, 62, ...upTo(71, 77)],
    ];
    const { state } = Table.dealt({ hands, pile: 50, stack: [10, 20, 30, 40] });
    expect([1, 2].map((depth) => countMoves(elevenNimmt, state, depth))).toEqual([3, 3 + 3 + 2]);
  });
});

describe('the number of ways to make a turn with bull cards', () => {
  /** Ways to come to the end of the turn, cards and takes in all their orders. */
  function turns(table: Table): number {
    const { state } = table;
    const { toAct } = table.view();
    const walk = (from: typeof state): number => {
      if (elevenNimmt.view(from, -1).toAct[0] !== toAct[0]) return 1;
      return legalMoves(elevenNimmt, from, toAct[0]!).reduce((sum, move) => {
        const next = elevenNimmt.clone(from);
        elevenNimmt.apply(next, toAct[0]!, move, seeded(''));
        return sum + walk(next);
      }, 0);
    };
    return walk(state);
  }

  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  /** Seat 0 has this many cards that go on each pile, and one that goes nowhere. */
  const table = (bulls: number, a: number, b: number): Table =>
    Table.amid({
      hands: [[75, ...upTo(36, 35 + a), ...upTo(56, 55 + b)], []],
      piles: [[35], [55]],
      bulls: [bulls, 0],
    });

  it.each([1, 2, 5, 10])('[E11] [E12] on one pile with %i cards: any of them but none, or a take', (n) => {
    expect(turns(table(1, n, 0))).toBe(2 ** n - 1 + 2);
  });

  it('[E12] without a bull card: one card, or a take', () => {
    expect(turns(table(0, 3, 2))).toBe(5 + 2);
  });

  it.each([
    [3, 2],
    [4, 4],
    [5, 1],
  ])('[E11] on one of two piles with %i and %i cards, for one bull card', (a, b) => {
    expect(turns(table(1, a, b))).toBe(2 ** a - 1 + (2 ** b - 1) + 2);
  });

  it.each([
    [2, 3, 2],
    [2, 4, 4],
    [3, 5, 1],
  ])(
    '[E11] with %i bull cards on two piles with %i and %i cards, in any order between them',
    (bulls, a, b) => {
      let ways = 0;
      for (let i = 0; i <= a; i++)
        for (let j = 0; j <= b; j++) ways += choose(a, i) * choose(b, j) * choose(i + j, i);
      expect(turns(table(bulls, a, b))).toBe(ways - 1 + 2);
    },
  );
});
