import type { Seat } from '@bullpen/engine';
import { cardIn, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { BANDS, type Ground } from './ground.ts';
import { bySpot, type Tables } from './tables.ts';

// A copy of our own is folded into the code, an imported name would be looked up at every use.
const cardOf = cardIn;

/** What a hand will cost by the end of the round: a learnt sum over its cards, from the same kind of tables as a habit's. */
export class Worth {
  readonly #spots: Float32Array;
  readonly #bands: Float32Array;
  readonly #base: Float32Array;

  constructor(tables: Tables) {
    this.#spots = bySpot(tables);
    this.#bands = Float32Array.from(tables[2]!);
    this.#base = Float32Array.from(tables[3]!);
  }

  /** The heads that are to be expected of this seat's hand. */
  cost(ground: Ground, state: State, seat: Seat): number {
    const { left, rows } = state;
    let sum = this.#base[left]!;
    for (let i = 0; i < left; i++) {
      const card = cardOf(state, seat, i);
      sum += this.#spots[ground.spot(rows, left, card)]! + this.#bands[left * BANDS + ground.band[card]!]!;
    }
    return sum;
  }
}
