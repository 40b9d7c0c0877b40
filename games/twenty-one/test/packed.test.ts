import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, equal, notHigher, numberOf, pack, pick, sum } from '../packed.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 6, maxLength: 6 });

const unpack = (packed: number): number[] => [0, 1, 2, 3, 4, 5].map((colour) => numberOf(packed, colour));

/** The mask of the colours for which the test holds. */
const maskWhere = (test: (colour: number) => boolean): number =>
  [0, 1, 2, 3, 4, 5].reduce((mask, colour) => (test(colour) ? mask | (1 << colour) : mask), 0);

describe('six numbers in one integer', () => {
  it('are compared, picked and added up as one by one', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 0, max: 63 }), (a, b, mask) => {
        expect(unpack(pack(a))).toEqual(a);
        expect(notHigher(pack(a), pack(b))).toBe(maskWhere((colour) => a[colour]! <= b[colour]!));
        expect(equal(pack(a), pack(b))).toBe(maskWhere((colour) => a[colour] === b[colour]));
        expect(unpack(pick(pack(a), mask))).toEqual(a.map((number, i) => ((mask >> i) & 1 ? number : 0)));
        expect(sum(pack(a))).toBe(a.reduce((total, number) => total + number));
      }),
      { numRuns: 500 },
    );
  });

  it('have masks that are counted', () => {
    for (let mask = 0; mask < 64; mask++)
      expect(count(mask)).toBe(mask.toString(2).replaceAll('0', '').length);
  });
});
