import { at } from '@bullpen/engine';

/** What is believed of somebody's strength: the most likely value, and the variance around it. */
export interface Belief {
  readonly mu: number;
  /** Sigma squared. */
  readonly variance: number;
}

/** Somebody about whom nothing is known. */
export const NEWCOMER: Belief = { mu: 25, variance: (25 / 3) ** 2 };
/** How much a player of given strength varies from match to match. */
const MATCH_VARIANCE = (25 / 6) ** 2;
/** No belief ever becomes certain. */
const LEAST_SHRINKING = 1e-4;

/** By how much strengths are divided before they are compared: the more seats and the less certainty, the more chance there is. */
const spreadOf = (beliefs: readonly Belief[]): number =>
  Math.sqrt(beliefs.reduce((sum, { variance }) => sum + variance + MATCH_VARIANCE, 0));

/** The chance of each to come first. */
export function winShares(beliefs: readonly Belief[]): number[] {
  const spread = spreadOf(beliefs);
  const weights = beliefs.map(({ mu }) => Math.exp(mu / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** By how much somebody with this share of the wins is stronger than the others, who are all equal; all are certain. */
export const strengthFor = (share: number, seats: number): number =>
  Math.sqrt(seats * MATCH_VARIANCE) * Math.log((share * (seats - 1)) / (1 - share));

/**
 * What one match teaches: the update of Weng and Lin for the model of Plackett and Luce ("A Bayesian approximation method for
 * online ranking", 2011). The match is a row of choices: who is first, who is next of the rest, and so on. `places` are lower
 * for better results; equal ones share a place.
 */
export function learned(beliefs: readonly Belief[], places: readonly number[]): Belief[] {
  const spread = spreadOf(beliefs);
  const weights = beliefs.map(({ mu }) => Math.exp(mu / spread));
  // For each place: all who were still to be chosen from, and with how many it is shared.
  const choices = places.map((place) => ({
    place,
    total: weights.reduce((sum, weight, i) => (at(places, i) >= place ? sum + weight : sum), 0),
    shared: places.filter((other) => other === place).length,
  }));
  return beliefs.map(({ mu, variance }, own) => {
    let gain = 0;
    let certainty = 0;
    for (const [other, { place, total, shared }] of choices.entries()) {
      if (place > at(places, own)) continue;
      const chance = at(weights, own) / total;
      gain += ((other === own ? 1 : 0) - chance) / shared;
      certainty += (chance * (1 - chance)) / shared;
    }
    const slowly = Math.sqrt(variance) / spread;
    const shrinking = 1 - (certainty * variance * slowly) / spread ** 2;
    return {
      mu: mu + (gain * variance) / spread,
      variance: variance * Math.max(shrinking, LEAST_SHRINKING),
    };
  });
}
