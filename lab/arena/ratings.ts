import { at, type Outcome } from '@bullpen/engine';
import type { ArenaPlan } from './plan.ts';

/** How strong a kind of player is estimated to be, on a scale on which beginners have 25; and how certain that is. */
export interface Rating {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
}

interface Belief {
  readonly mu: number;
  /** The variance: sigma squared. */
  readonly variance: number;
}

const BEGINNER: Belief = { mu: 25, variance: (25 / 3) ** 2 };
/** How much a player of given strength varies from match to match. */
const MATCH_VARIANCE = (25 / 6) ** 2;
/** No belief ever becomes certain. */
const LEAST_SHRINKING = 1e-4;

/** Ratings by order of finish, for arenas of more than two kinds. */
export class Ratings {
  readonly #plan: ArenaPlan;
  readonly #beliefs: Belief[];

  constructor(plan: ArenaPlan) {
    this.#plan = plan;
    this.#beliefs = plan.players.map(() => BEGINNER);
  }

  /** A kind that held several seats learns the mean of what its seats would. */
  add({ scores, winners }: Outcome, seated: readonly number[]): void {
    const best = at(scores, at(winners, 0));
    const sign = scores.every((score) => score <= best) ? 1 : -1;
    const after = learned(
      seated.map((kind) => at(this.#beliefs, kind)),
      scores.map((score) => -sign * score),
    );
    for (const kind of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === kind);
      const sigma = mean(own.map(({ variance }) => Math.sqrt(variance)));
      this.#beliefs[kind] = { mu: mean(own.map(({ mu }) => mu)), variance: sigma ** 2 };
    }
  }

  /** Strongest first. */
  list(): Rating[] {
    return this.#plan.players
      .map(({ name }, kind) => {
        const { mu, variance } = at(this.#beliefs, kind);
        return { name, mu, sigma: Math.sqrt(variance) };
      })
      .sort((a, b) => b.mu - a.mu);
  }
}

/**
 * What one match teaches: the update of Weng and Lin for the model of Plackett and Luce ("A Bayesian approximation method for
 * online ranking", 2011). The match is a row of choices: who is first, who is next of the rest, and so on. `places` are lower
 * for better results; equal ones share a place. Bots do not change with time, so nothing is added to their variance.
 */
export function learned(beliefs: readonly Belief[], places: readonly number[]): Belief[] {
  const spread = Math.sqrt(beliefs.reduce((sum, { variance }) => sum + variance + MATCH_VARIANCE, 0));
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
