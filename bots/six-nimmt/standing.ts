import { Phase, type SixView, type State } from '@bullpen/games/six-nimmt/internals.ts';

/** How far the fortunes of two seats drift apart, in heads: by the turns that are left in a round, and by a whole round. */
const DRIFT_REST = 3;
const DRIFT_TURN = 0.75;
const DRIFT_ROUND = 6;
/** What the seat that stands worst takes in a round. */
const WORST_ROUND = 13;

/**
 * The chance to win the match from totals that are to be expected at the end of this round. Every seat's chance falls with
 * its heads, the more steeply the less is to come; when nothing is to come, the fewest heads win.
 */
export class Standing {
  readonly #me: number;
  readonly #target: number;
  /** How many rounds follow this one, where that was agreed. */
  readonly #more: number | null;

  constructor({ viewer, options, round }: SixView) {
    this.#me = viewer;
    this.#target = options.target;
    this.#more = options.rounds === undefined ? null : options.rounds - round;
  }

  /** `totals` by seat, with so many turns left in this round. */
  chance(totals: ArrayLike<number>, seats: number, left: number): number {
    let worst = 0;
    for (let seat = 0; seat < seats; seat++) if (totals[seat]! > worst) worst = totals[seat]!;
    const rounds = this.#more ?? Math.max(0, (this.#target - worst) / WORST_ROUND + 0.5);
    const over = left === 0 && (this.#more === null ? worst >= this.#target : this.#more === 0);
    return over ? this.#won(totals, seats) : this.#leading(totals, seats, left, rounds);
  }

  #won(totals: ArrayLike<number>, seats: number): number {
    const mine = totals[this.#me]!;
    let sharing = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (totals[seat]! < mine) return 0;
      if (totals[seat] === mine) sharing++;
    }
    return 1 / sharing;
  }

  #leading(totals: ArrayLike<number>, seats: number, left: number, rounds: number): number {
    const drift = DRIFT_REST + DRIFT_TURN * left + DRIFT_ROUND * Math.sqrt(rounds);
    const mine = totals[this.#me]!;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += Math.exp((mine - totals[seat]!) / drift);
    return 1 / sum;
  }
}

/** Whether a turn begins in this state: everybody is to lay a card. */
export const turnBegins = (state: State): boolean =>
  state.phase === Phase.lay && state.acting === (1 << state.seats) - 1;
