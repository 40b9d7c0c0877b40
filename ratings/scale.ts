import { entryOf } from '@bullpen/games';
import { type Belief, NEWCOMER } from './belief.ts';
import { BOT_RATINGS } from './measured.ts';

/** A belief as people read it: 1500 ± 500 for a newcomer. */
export interface ShownRating {
  readonly rating: number;
  /** The strength is within this of the rating with a chance of about 95 %: two standard deviations. */
  readonly uncertainty: number;
}

/**
 * With 30 points for one of the model, a lead of 100 points means the same as in chess where two play: about 64 % of the wins.
 */
const POINTS = 30;
const MIDDLE = 1500;

export const shown = ({ mu, variance }: Belief): ShownRating => ({
  rating: Math.round(MIDDLE + POINTS * (mu - NEWCOMER.mu)),
  uncertainty: Math.round(2 * POINTS * Math.sqrt(variance)),
});

export const believed = ({ rating, uncertainty }: ShownRating): Belief => ({
  mu: NEWCOMER.mu + (rating - MIDDLE) / POINTS,
  variance: (uncertainty / (2 * POINTS)) ** 2,
});

/** The least strength that somebody probably has. Leaderboards are ordered by it, so nobody leads them by one lucky match. */
export const leastOf = ({ mu, variance }: Belief): number => mu - 2 * Math.sqrt(variance);

/** What is believed of a bot; null if it was never measured. */
export function botBelief(game: string, level: string): Belief | null {
  const measured = entryOf(BOT_RATINGS, game)[level];
  return measured === undefined ? null : believed(measured);
}
