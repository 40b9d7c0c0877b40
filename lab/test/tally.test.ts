import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Estimate, Tally } from '../tally.ts';

function summaryOf(values: readonly number[]): Estimate {
  const tally = new Tally();
  for (const value of values) tally.add(value);
  return tally.summary();
}

/** The same by the book: all values first, then the sums. */
function plainly(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const spread = Math.sqrt(squares / (values.length - 1));
  const half = (1.959964 * spread) / Math.sqrt(values.length);
  return { mean, spread, low: mean - half, high: mean + half };
}

function expectClose(found: Estimate, expected: Estimate): void {
  for (const key of ['mean', 'spread', 'low', 'high'] as const)
    expect(found[key]).toBeCloseTo(expected[key], 6);
}

describe('Tally', () => {
  it('sums up as the plain formula does', () => {
    expectClose(summaryOf([2, 4, 4, 4, 5, 5, 7, 9]), plainly([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(summaryOf([2, 4, 4, 4, 5, 5, 7, 9]).mean).toBe(5);
    expect(summaryOf([2, 4, 4, 4, 5, 5, 7, 9]).spread).toBeCloseTo(Math.sqrt(32 / 7));
  });

  it('sums up any sample as the plain formula does', () => {
    const scores = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(scores, (values) => {
        expectClose(summaryOf(values), plainly(values));
      }),
    );
  });

  it('loses no digits where the values are large and close together', () => {
    expect(summaryOf([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16]).spread).toBeCloseTo(Math.sqrt(30), 6);
  });

  it('knows no spread of a single value', () => {
    expect(summaryOf([7])).toEqual({ mean: 7, spread: 0, low: 7, high: 7 });
  });

  it('has an interval around the mean that shrinks with the root of the sample', () => {
    const few = summaryOf([0, 1, 0, 1]);
    const many = summaryOf(Array.from({ length: 400 }, (_, i) => i % 2));
    expect(few.high - few.mean).toBeCloseTo(few.mean - few.low);
    const shrinks = (few.high - few.low) / few.spread / ((many.high - many.low) / many.spread);
    expect(shrinks).toBeCloseTo(10);
  });
});
