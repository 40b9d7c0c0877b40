import type { Budget } from '@bullpen/bots';
import { review } from '@bullpen/bots/coach/index';
import { at } from '@bullpen/engine';
import { firstRecord } from '../review.ts';

/** What the decisions of a kind of player cost, in points against the best moves that the coach found. */
export interface PaidPrice {
  decisions: number;
  cost: number;
}

/** The prices of a deal, by kind. */
export type DealPrices = readonly PaidPrice[];

/** Has the coach price all decisions of a match, seat by seat, and adds them to those of their kinds. */
export function priceMatch(
  record: string,
  seating: readonly number[],
  budget: Budget,
  seed: string,
  paid: DealPrices,
): void {
  const read = firstRecord(record.split('\n'));
  if ('torn' in read) throw new Error(read.torn);
  seating.forEach((kind, seat) => {
    const price = at(paid, kind);
    for (const { cost } of review(read, seat, budget, `${seed} price ${seat}`).decisions) {
      price.decisions++;
      price.cost += cost;
    }
  });
}
