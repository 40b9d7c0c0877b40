import { describe, expect, it } from 'vitest';
import { grindingLastSeat, grindingOperator, silentLastSeat } from '../cheats.ts';
import { fairDealRound } from '../part.ts';

describe('a deal of one’s choice', () => {
  it('is got neither by an operator nor by a last seat', () => {
    expect(fairDealRound(8).findings).toEqual([]);
  });

  it('was got by both, as often as they liked, when seats did not commit to their nonces', () => {
    const house = { commits: false };
    for (const cheat of [grindingOperator, grindingLastSeat]) {
      const hits = Array.from({ length: 5 }, () => cheat(house)).filter(({ succeeded }) => succeeded).length;
      expect(hits).toBe(5);
    }
  });

  it('is got by silence only before the eyes of all, and not more than three times', () => {
    for (let i = 0; i < 20; i++) expect(silentLastSeat().voids).toBeLessThanOrEqual(3);
  });
});
