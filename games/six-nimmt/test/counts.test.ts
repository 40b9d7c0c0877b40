import { countMoves } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { fillUp, matchOf, Table } from './table.ts';

const count = (table: Table, depth: number): number => countMoves(sixNimmt, table.state, depth);

describe('the number of ways to go on', () => {
  // From rows 1 2 3 4 at most one more row is built on in each turn, so nothing is too low in the first four.
  it.each([
    [2, 1, 10],
    [2, 2, 10 * 10],
    [2, 3, 10 * 10 * 9],
    [2, 4, 10 * 10 * 9 * 9],
    [2, 5, 10 * 10 * 9 * 9 * 8],
    [3, 3, 10 ** 3],
    [3, 4, 10 ** 3 * 9],
    [4, 4, 10 ** 4],
  ])('[S3] with %i seats and nothing too low, %i moves deep, is %i', (seats, depth, expected) => {
    expect(count(Table.dealt(Array(seats).fill([]), [1, 2, 3, 4]), depth)).toBe(expected);
  });

  // Pairs of cards whose lower one is below every row lead to a choice of four rows, the others to the next card.
  it('[S3] [S8] with cards that are too low, is what pairs of cards make it', () => {
    const rows = [40, 50, 60, 70];
    const [mine, yours] = fillUp(
      [
        [5, 15, 25, 35],
        [10, 20, 30],
      ],
      rows,
    );
    const pairs = mine!.flatMap((card) => yours!.map((other) => Math.min(card, other)));
    const low = pairs.filter((card) => card < 40).length;
    // Not low: both hold one of their six or seven high cards.
    expect(low).toBe(100 - 6 * 7);
    const table = Table.dealt(
      [
        [5, 15, 25, 35],
        [10, 20, 30],
      ],
      rows,
    );
    expect(count(table, 2)).toBe(100);
    expect(count(table, 3)).toBe(low * 4 + (100 - low) * 9);
    expect(count(table, 4)).toBe(low * 4 * 9 + (100 - low) * 9 * 9);
  });

  it('[S14] in a draft, falls by one with every pick', () => {
    const table = new Table(matchOf(2, { variant: 'draft' }), []);
    expect(count(table, 1)).toBe(24);
    expect(count(table, 3)).toBe(24 * 23 * 22);
    expect(count(new Table(matchOf(10, { variant: 'draft' }), []), 2)).toBe(104 * 103);
  });

  it('[S14] at the last pick of a draft is five, and then ten cards for each', () => {
    const table = new Table(matchOf(2, { variant: 'draft' }), []);
    for (let card = 1; card < 20; card++) table.move((card - 1) % 2, `draft ${card}`);
    expect(count(table, 1)).toBe(5);
    expect(count(table, 3)).toBe(5 * 10 * 10);
  });

  it('[S10] [S11] at the end of the last round is one', () => {
    expect(count(Table.dealt([[], []], [1, 2, 3, 4]).finish(), 3)).toBe(1);
  });
});
