import { describe, expect, it } from 'vitest';
import { range } from '../index.ts';

describe('which cards may follow', () => {
  it('[E5] the ten after the top, over 100 to 1', () => {
    expect(range(31, 31)).toEqual([32, 41]);
    expect(range(96, 96)).toEqual([97, 6]);
    expect(range(100, 100)).toEqual([1, 10]);
  });

  it('[E11] within ten of the card that was on top when the turn began', () => {
    expect(range(40, 35)).toEqual([41, 45]);
    expect(range(2, 98)).toEqual([3, 8]);
    expect(range(45, 35)).toBeNull();
  });
});
