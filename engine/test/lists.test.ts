import { describe, expect, it } from 'vitest';
import { cellAt, deckCard, zeros } from '../cells.ts';
import { at, changedAt, rising } from '../lists.ts';

describe('an item of a list', () => {
  it('is the one at this place', () => {
    expect([at(['a', 'b'], 1), at([0, 1], 0), at([null], 0)]).toEqual(['b', 0, null]);
  });

  it.each([-1, 2, 0.5])('must be there: not at %d', (i) => {
    expect(() => at(['a', 'b'], i)).toThrow(RangeError);
  });
});

describe('cells', () => {
  it('are 0 and of their own, however often they are made', () => {
    const cells = zeros(3);
    cells[1] = 7;
    expect([cells, zeros(3), zeros(0), zeros(4)]).toEqual([[0, 7, 0], [0, 0, 0], [], [0, 0, 0, 0]]);
  });

  it('are read by their number, as are the cards of a deck', () => {
    expect([cellAt([4, 5, 6], 2), deckCard(Uint8Array.of(8, 9), 1)]).toEqual([6, 9]);
  });
});

describe('a list', () => {
  it('is left alone when a place of it is changed, or when it is sorted', () => {
    const list = [10, 9, 2];
    expect([changedAt(list, 1, (item) => item + 1), rising(list)]).toEqual([
      [10, 10, 2],
      [2, 9, 10],
    ]);
    expect(list).toEqual([10, 9, 2]);
  });
});
