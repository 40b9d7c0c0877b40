import { describe, expect, it } from 'vitest';
import { desertionRound } from '../part.ts';

describe('people who go away', () => {
  it('leave nobody stuck, in any game', () => {
    const { sums, findings } = desertionRound(0, 300);
    expect(findings).toEqual([]);
    expect(sums.desertions).toBeGreaterThanOrEqual(300);
    expect(sums.votes).toBeGreaterThan(0);
    expect(sums.rests).toBeGreaterThan(0);
  });
});
