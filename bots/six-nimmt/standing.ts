import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';

/** How far the scores of two seats drift apart in a whole round, in heads. */
const DRIFT_ROUND = 6;
/** What the worst seat takes in a round. */
const WORST_ROUND = 13;

/** What a chance is made of. */
export interface Outlook {
  /** How far scores drift apart by the end of this round, by the turns that are left in it. */
  readonly drift: Float64Array;
  /** How much heads count beside the chance to win, from 0 to 1. */
  readonly heads: number;
}

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
  readonly #heads: number;

  constructor({ viewer, options, round }: SixView, { drift, heads }: Outlook) {
    this.#drift = drift;
    this.#heads = heads;
    this.#me = viewer;
    this.#target = options.target;
    this.#more = options.rounds === undefined ? null : options.rounds - round;
  }

  /** `totals` by seat, with this many turns left in this round. */
  chance(totals: Float64Array, left: number): number {
    const worst = highestOf(totals);
    const over = left === 0 && (this.#more === null ? worst >= this.#target : this.#more === 0);
    const mine = totals[this.#me] ?? 0;
    return over ? won(totals, mine) : leading(totals, this.#me, this.#driftTo(worst, left));
  }

  /** The chance to win, mixed with heads against the others' mean, which count as much as they do for the chance among equals. */
  worth(totals: Float64Array, left: number): number {
    if (this.#heads === 0) return this.chance(totals, left);
    let sum = 0;
    for (let seat = 0; seat < totals.length; seat++) sum += totals[seat] ?? 0;
    const lead = sum / totals.length - (totals[this.#me] ?? 0);
    const drift = this.#driftTo(highestOf(totals), Math.max(1, left));
    return (1 - this.#heads) * this.chance(totals, left) + (this.#heads * lead) / (drift * totals.length);
  }

  /** How far scores drift apart by the end of the match. */
  #driftTo(worst: number, left: number): number {
    const rounds = this.#more ?? Math.max(0, (this.#target - worst) / WORST_ROUND + 0.5);
    return (this.#drift[left] ?? 0) + DRIFT_ROUND * Math.sqrt(rounds);
  }
}

function highestOf(totals: Float64Array): number {
  let highest = 0;
  for (let seat = 0; seat < totals.length; seat++) highest = Math.max(highest, totals[seat] ?? 0);
  return highest;
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

function leading(totals: Float64Array, me: number, drift: number): number {
  const mine = totals[me] ?? 0;
  let sum = 0;
  // Every seat is as good as itself: of its own part nothing need be worked out.
  for (let seat = 0; seat < totals.length; seat++)
    sum += seat === me ? 1 : Math.exp((mine - (totals[seat] ?? 0)) / drift);
  return 1 / sum;
}
