import type { Estimate } from '../tally.ts';

/** A share with its 95 % interval. */
export interface ShareInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/**
 * The interval of a share that was measured on a number of deals (Wilson's). How many independent tosses of a coin the deals are worth
 * follows from their spread, since rotations of a deal belong together. Unlike a plain interval it does not shrink to a
 * point where every match was won.
 */
export function shareOf({ mean, spread }: Estimate, deals: number): ShareInterval {
  const worth = spread > 0 ? (mean * (1 - mean) * deals) / spread ** 2 : deals;
  const centre = (mean + Z ** 2 / (2 * worth)) / (1 + Z ** 2 / worth);
  const half = (Z / (1 + Z ** 2 / worth)) * Math.sqrt((mean * (1 - mean)) / worth + (Z / (2 * worth)) ** 2);
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
