import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import {
  jokersAt,
  meadowAt,
  numbersAt,
  openAt,
  ownedAt,
  passedAt,
  State,
  tableAt,
  totalAt,
} from '../state.ts';
import { ALL, matchOf } from './table.ts';

describe('a state', () => {
  // Whoever lays its last card ends the deal (B18), so one card at least stays in every other hand.
  it.each([
    [2, 3, 105, 35],
    [3, 3, 107, 35],
    [4, 2, 105, 35],
    [5, 2, 106, 35],
  ])('[B18] with %i seats has a cell for everything that it may hold', (seats, jokers, cards, meadows) => {
    expect([100 + seats * jokers - (seats - 1), Math.floor(cards / 3)]).toEqual([cards, meadows]);
    const some = (count: number, at: (i: number) => number): number[] =>
      Array.from({ length: count }, (_, i) => at(i));
    const ofSeats = [numbersAt, jokersAt, ownedAt, passedAt, totalAt];
    const cells = [
      ...ALL,
      ...some(5, openAt),
      ...some(cards, tableAt),
      ...some(meadows, meadowAt),
      ...ofSeats.flatMap((at) => some(seats, at)),
    ];
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.min(...cells)).toBe(1);
    expect(Math.max(...cells)).toBeLessThan(new State(matchOf(seats)).cells.length);
  });

  it('[B8] never has more moves than are said to be the most', () => {
    // New meadows by their lowest number, additions by place, swaps by joker; the stock and the open cards.
    expect(game.maxMoves).toBe(100 * 12 + (110 + 36) * 3 + 10 * 2 + 1 + 5);
  });
});
