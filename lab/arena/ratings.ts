import type { Outcome } from '@bullpen/engine';
import { type Rating as Belief, rate, rating } from 'openskill';
import type { Plan } from './plan.ts';

/** How strong a kind of player is believed to be, on a scale on which beginners have 25; and how sure that is. */
export interface Rating {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
}

/** Ratings by order of finish (Weng and Lin's, from openskill), for arenas of more than two kinds. */
export class Ratings {
  readonly #plan: Plan;
  readonly #beliefs: Belief[];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#beliefs = plan.players.map(() => rating());
  }

  /** A kind that held several seats learns the mean of what its seats would. */
  add({ scores, winners }: Outcome, seated: readonly number[]): void {
    const best = scores[winners[0]!]!;
    const sign = scores.every((score) => score <= best) ? 1 : -1;
    const after = rate(
      seated.map((kind) => [this.#beliefs[kind]!]),
      { score: scores.map((score) => sign * score) },
    );
    for (const kind of new Set(seated)) {
      const own = after.flatMap(([belief], seat) => (seated[seat] === kind ? [belief!] : []));
      this.#beliefs[kind] = rating({
        mu: mean(own.map(({ mu }) => mu)),
        sigma: mean(own.map(({ sigma }) => sigma)),
      });
    }
  }

  /** Strongest first. */
  list(): Rating[] {
    return this.#plan.players
      .map(({ name }, kind) => ({ name, mu: this.#beliefs[kind]!.mu, sigma: this.#beliefs[kind]!.sigma }))
      .sort((a, b) => b.mu - a.mu);
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
