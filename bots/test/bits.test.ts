import { seeded } from '@bullpen/engine';
import { expect, it } from 'vitest';
import { bitsIn, nthIn } from '../bits.ts';

it('counts the bits of a set, the highest too', () => {
  const digits = (set: number): number => (set >>> 0).toString(2).replaceAll('0', '').length;
  const chance = seeded('bits');
  const drawn = Array.from({ length: 200 }, () => (chance.below(0x10000) << 16) | chance.below(0x10000));
  for (const set of [0, 1, 0x3ff, 1 << 31, -1, ...drawn]) expect(bitsIn(set), String(set)).toBe(digits(set));
});

it('finds the n-th bit of a set, in sets that are looked up and in larger ones', () => {
  for (const set of [1, 0b1010010110, 0x3ff, 0x400, 0x7ff, 1 << 31, -1]) {
    const digits = [...(set >>> 0).toString(2)].reverse();
    const bits = digits.flatMap((digit, bit) => (digit === '1' ? [bit] : []));
    expect(
      bits.map((_, n) => nthIn(set, n)),
      String(set),
    ).toEqual(bits);
  }
});
