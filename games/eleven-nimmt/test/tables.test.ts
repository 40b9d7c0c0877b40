import { describe, expect, it } from 'vitest';
import { byteTable, wordTable } from '../tables.ts';

describe('tables in one buffer', () => {
  it('hold what they are told, from the first number to the last, and none touches another', () => {
    const bytes = byteTable(3, (i) => 5 + i);
    const words = wordTable(2, (i) => -7 - i);
    const more = byteTable(2, (i) => 255 - i);
    expect([[...bytes], [...words], [...more]]).toEqual([
      [5, 6, 7],
      [-7, -8],
      [255, 254],
    ]);
  });
});
