import { at, type Outcome } from '@bullpen/engine';
import type { ArenaPlan } from './plan.ts';
import type { PlayerStanding } from './standings.ts';

/** A kind's share of the wins after a number of deals. */
export interface Point {
  readonly deals: number;
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How often a kind made a score. */
export interface Bin {
  readonly name: string;
  readonly score: number;
  readonly matches: number;
}

export interface Drawn {
  readonly convergence: readonly Point[];
  readonly scores: readonly Bin[];
}

/** How many points of a curve are kept. */
const POINTS = 100;

/** What the plots of a report show. */
export class Curves {
  readonly #plan: ArenaPlan;
  readonly #points: Point[] = [];
  readonly #scores: readonly Map<number, number>[];
  #kept = 0;

  constructor(plan: ArenaPlan) {
    this.#plan = plan;
    this.#scores = plan.players.map(() => new Map());
  }

  addMatch({ scores }: Outcome, seated: readonly number[]): void {
    seated.forEach((kind, seat) => {
      const counts = at(this.#scores, kind);
      counts.set(at(scores, seat), (counts.get(at(scores, seat)) ?? 0) + 1);
    });
  }

  /** Adds the standings so far, if it is time for another point. */
  addStandings(deals: number, standings: () => readonly PlayerStanding[]): void {
    const due = Math.floor((deals / this.#plan.deals) * POINTS);
    if (due <= this.#kept) return;
    this.#kept = due;
    for (const { name, wins, deals: own } of standings())
      if (own > 0) this.#points.push({ deals, name, ...wins });
  }

  drawn(): Drawn {
    const scores = this.#plan.players.flatMap(({ name }, kind) =>
      [...at(this.#scores, kind)]
        .sort(([a], [b]) => a - b)
        .map(([score, matches]) => ({ name, score, matches })),
    );
    return { convergence: this.#points, scores };
  }
}
