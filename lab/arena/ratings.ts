import { at, type Outcome } from '@bullpen/engine';
import { type Belief, learned, NEWCOMER, placesOf } from '@bullpen/ratings';
import type { ArenaPlan } from './plan.ts';

/** How strong a kind of player is estimated to be, on a scale on which beginners have 25; and how certain that is. */
export interface Rating {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
}

/** Ratings by order of finish, for arenas of more than two kinds. Bots do not change with time, so nothing is added to their variance. */
export class Ratings {
  readonly #plan: ArenaPlan;
  readonly #beliefs: Belief[];

  constructor(plan: ArenaPlan) {
    this.#plan = plan;
    this.#beliefs = plan.players.map(() => NEWCOMER);
  }

  /** A kind that held several seats learns the mean of what its seats would. */
  add(outcome: Outcome, seated: readonly number[]): void {
    const after = learned(
      seated.map((kind) => at(this.#beliefs, kind)),
      placesOf(outcome),
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
