import { seeded } from '@bullpen/engine';
import { expect, it } from 'vitest';
import { bitsIn } from '../bits.ts';

it('counts the bits of a set, the highest too', () => {
  const digits = (set: number): number => (set >>> 0).toString(2).replaceAll('0', '').length;
  const chance = seeded('bits');
  const drawn = Array.from({ length: 200 }, () => (chance.below(0x10000) << 16) | chance.below(0x10000));
  for (const set of [0, 1, 0x3ff, 1 << 31, -1, ...drawn]) expect(bitsIn(set), String(set)).toBe(digits(set));
});
