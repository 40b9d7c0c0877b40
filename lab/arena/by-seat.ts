import { at, type Outcome } from '@bullpen/engine';
import { Tally } from '../tally.ts';
import type { ArenaRun } from './crew.ts';
import { threads } from './crew.ts';
import type { ArenaPlan } from './plan.ts';
import type { ChunkOutcome } from './play.ts';

/** A share of the wins, and its standard error over deals. */
export interface SeatShare {
  readonly mean: number;
  readonly error: number;
}

/**
 * Who wins among equal players when every deal is played once with each seat beginning.
 *
 * A seat's number means nothing in any rule then, so `bySeat` shows habits of the bots: it must be even. What it is
 * worth to begin, or to come third, is in `byPlace`: that is the effect of the order of play.
 */
export interface SeatReport {
  readonly bySeat: readonly SeatShare[];
  /** From the seat that begins, in the order of play. */
  readonly byPlace: readonly SeatShare[];
}

/** Plays a plan of one kind of player with `everyBegins`. */
export async function seatShares(plan: ArenaPlan, running: ArenaRun = {}): Promise<SeatReport> {
  const { crew = threads(1), journal, onProgress } = running;
  const { seats } = plan.match;
  const bySeat = Array.from({ length: seats }, () => new Tally());
  const byPlace = Array.from({ length: seats }, () => new Tally());
  let played = 0;
  const add = ({ deals }: ChunkOutcome): void => {
    for (const outcomes of deals) {
      addDeal(outcomes, bySeat, (seat) => seat);
      addDeal(outcomes, byPlace, (seat, first) => (seat - first + seats) % seats);
    }
    played += deals.length;
    onProgress?.(played);
  };
  const earlier = journal?.answers() ?? [];
  for (const answer of earlier) add(answer);
  await crew(plan, earlier.length, (answer) => {
    journal?.append(answer);
    add(answer);
  });
  const shares = (tallies: readonly Tally[]): SeatShare[] =>
    tallies.map((tally) => {
      const { mean, spread } = tally.summary();
      return { mean, error: spread / Math.sqrt(played) };
    });
  return { bySeat: shares(bySeat), byPlace: shares(byPlace) };
}

/** A deal counts once, with the mean over its matches. Seat n began the n-th of them. A shared win counts in part. */
function addDeal(
  outcomes: readonly Outcome[],
  tallies: readonly Tally[],
  placeOf: (seat: number, first: number) => number,
): void {
  const wins = tallies.map(() => 0);
  outcomes.forEach(({ winners }, first) => {
    for (const seat of winners) {
      const place = placeOf(seat, first);
      wins[place] = at(wins, place) + 1 / winners.length;
    }
  });
  tallies.forEach((tally, place) => {
    tally.add(at(wins, place) / outcomes.length);
  });
}

/** The share that is furthest from the equal one, in standard errors. */
export function furthest(shares: readonly SeatShare[]): { readonly at: number; readonly errors: number } {
  const errors = shares.map(({ mean, error }) => Math.abs(mean - 1 / shares.length) / error);
  const most = Math.max(...errors);
  return { at: errors.indexOf(most), errors: most };
}
