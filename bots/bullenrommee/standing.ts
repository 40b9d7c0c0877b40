import type { Seat } from '@bullpen/engine';

/** What a point more than the others' mean is worth beside a win, and how many points a deal makes good, about. */
const POINT = 0.01;
const SWING = 10;
/** A lead of a few points at the end of the match is as good as any: it is a win. */
const NARROW = 2;

/** How likely a win is from here, about, and a little for every point. */
export function standing(totals: readonly number[], me: Seat, dealsLeft: number): number {
  const mine = totals[me] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [seat, total] of totals.entries()) {
    if (seat === me) continue;
    most = Math.max(most, total);
    sum += mine - total;
  }
  const chances = 1 / (1 + Math.exp((most - mine) / (NARROW + SWING * Math.sqrt(dealsLeft))));
  return chances + (POINT * sum) / (totals.length - 1);
}
