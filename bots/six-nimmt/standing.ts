import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';

/** How far the scores of two seats drift apart in a whole round, in heads. */
const DRIFT_ROUND = 6;
/** What the worst seat takes in a round. */
const WORST_ROUND = 13;

/**
 * The chance to win the match from the totals to expect at the end of this round. Every seat's chance falls with its heads,
 * the more steeply the less is to come; when nothing is to come, the fewest heads win.
 */
export class Standing {
  readonly #me: number;
  readonly #target: number;
  /** How many rounds follow this one, where that was agreed. */
  readonly #more: number | null;
  readonly #drift: Float64Array;

  /** `drift`: how far scores drift apart by the end of this round, by the turns that are left in it. */
  constructor({ viewer, options, round }: SixView, drift: Float64Array) {
    this.#drift = drift;
    this.#me = viewer;
    this.#target = options.target;
    this.#more = options.rounds === undefined ? null : options.rounds - round;
  }

  /** `totals` by seat, with this many turns left in this round. */
  chance(totals: Float64Array, left: number): number {
    let worst = 0;
    for (let seat = 0; seat < totals.length; seat++) worst = Math.max(worst, totals[seat] ?? 0);
    const rounds = this.#more ?? Math.max(0, (this.#target - worst) / WORST_ROUND + 0.5);
    const over = left === 0 && (this.#more === null ? worst >= this.#target : this.#more === 0);
    const mine = totals[this.#me] ?? 0;
    return over
      ? won(totals, mine)
      : leading(totals, mine, (this.#drift[left] ?? 0) + DRIFT_ROUND * Math.sqrt(rounds));
  }
}

function won(totals: Float64Array, mine: number): number {
  let sharing = 0;
  for (let seat = 0; seat < totals.length; seat++) {
    const total = totals[seat] ?? 0;
    if (total < mine) return 0;
    if (total === mine) sharing++;
  }
  return 1 / sharing;
}

function leading(totals: Float64Array, mine: number, drift: number): number {
  let sum = 0;
  for (let seat = 0; seat < totals.length; seat++) sum += Math.exp((mine - (totals[seat] ?? 0)) / drift);
  return 1 / sum;
}
