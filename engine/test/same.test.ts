import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from '../same.ts';

describe('same', () => {
  it('holds for any JSON and a copy of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it('does not mind the order of keys, and minds that of lists', () => {
    expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });

  it.each([
    [1, 2],
    [1, '1'],
    [0, null],
    [0, false],
    [null, {}],
    [null, undefined],
    [{}, []],
    [[], {}],
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [{ toString: 1 }, {}],
    [{ constructor: 1 }, { x: 1 }],
    [['a'], { 0: 'a' }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  it('tells a missing key from one that JSON leaves out', () => {
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same({ a: undefined }, { b: 1 })).toBe(false);
  });
});
