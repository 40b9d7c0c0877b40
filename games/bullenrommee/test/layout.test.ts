import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import { State } from '../state.ts';
import { ALL, matchOf } from './table.ts';

describe('a state', () => {
  // A seat that lays its last card ends the deal (B18), so one card at least stays in every other hand.
  it.each([
    [2, 3, 105, 35],
    [3, 3, 107, 35],
    [4, 2, 105, 35],
    [5, 2, 106, 35],
  ])('[B18] with %i seats has a cell for everything that it may hold', (seats, jokers, cards, meadows) => {
    expect([100 + seats * jokers - (seats - 1), Math.floor(cards / 3)]).toEqual([cards, meadows]);
    const state = new State(matchOf(seats));
    const { length } = state.cells;
    const some = (count: number, at: (i: number) => number): number[] =>
      Array.from({ length: count }, (_, i) => at(i));
    const places = [
      ...ALL,
      ...some(5, (i) => state.openAt(i)),
      ...some(cards, (i) => state.tableAt(i)),
      ...some(meadows, (i) => state.meadowAt(i)),
      ...some(cards + meadows, (i) => state.keptRoomAt(i)),
    ];
    for (const place of places) state.cells[place] = place;
    const kinds = 5;
    for (let seat = 0; seat < seats; seat++) {
      state.setNumbers(seat, 1000 + kinds * seat);
      state.setJokers(seat, 1000 + kinds * seat + 1);
      state.setOwned(seat, 1000 + kinds * seat + 2);
      state.setPassed(seat, 1000 + kinds * seat + 3);
      state.setTotal(seat, 1000 + kinds * seat + 4);
    }
    // Nothing was written over anything else, nor behind the last cell.
    expect(places.map((place) => state.cells[place])).toEqual(places);
    expect(new Set(places).size).toBe(places.length);
    for (let seat = 0; seat < seats; seat++) {
      const held = [state.numbers(seat), state.jokers(seat), state.owned(seat)];
      expect([...held, state.passed(seat), state.total(seat)]).toEqual(
        some(kinds, (i) => 1000 + kinds * seat + i),
      );
    }
    expect(state.cells).toHaveLength(length);
  });

  it('[B8] never has more moves than are said to be the most', () => {
    // New meadows by their lowest number, additions by place, swaps by joker; the stock and the open cards.
    expect(game.maxMoves).toBe(100 * 12 + (110 + 36) * 3 + 10 * 2 + 1 + 5);
  });
});
