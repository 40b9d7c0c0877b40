import { describe, expect, it } from 'vitest';
import { bonuses, rowWorth } from '../index.ts';

describe('what a row is worth before it is complete', () => {
  it('[T9] the numbers and the bonus for the hits; open and crossed fields count nothing', () => {
    // Row 1 is printed 6 5 4 3 2 1.
    expect(rowWorth('A', 0, [null, null, null, null, null, null])).toEqual({ sum: 0, hits: 0, bonus: 0 });
    expect(rowWorth('A', 0, [6, null, 3, 0, null, 1])).toEqual({ sum: 10, hits: 2, bonus: 3 });
    expect(rowWorth('E', 0, [6, 5, 4, 3, 2, 1])).toEqual({ sum: 21, hits: 6, bonus: 21 });
  });

  it('[T9] the bonus for one to six hits', () => expect(bonuses).toEqual([1, 3, 6, 10, 15, 21]));

  it('[T9] a row written 5, crossed, 4, 2, 2, 1 with three hits is worth 14 + 6', () => {
    // Row 2 is printed 5 4 4 3 3 1.
    expect(rowWorth('C', 1, [5, 0, 4, 2, 2, 1])).toEqual({ sum: 14, hits: 3, bonus: 6 });
  });
});
