import { describe, expect, it } from 'vitest';
import { byteLookup, wordIn, wordLookup } from '../lookup.ts';

describe('lookups in one buffer', () => {
  it('hold what they are given, from the first number to the last, and none touches another', () => {
    const bytes = byteLookup(3, (i) => 5 + i);
    const words = wordLookup(2, (i) => -7 - i);
    const more = byteLookup(2, (i) => 255 - i);
    expect([[...bytes], [...words], [...more]]).toEqual([
      [5, 6, 7],
      [-7, -8],
      [255, 254],
    ]);
    expect([wordIn(words, 0), wordIn(words, 1)]).toEqual([-7, -8]);
  });
});
