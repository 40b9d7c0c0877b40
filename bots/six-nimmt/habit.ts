import type { Chance } from '@bullpen/engine';
import { HAND, type Rows } from '@bullpen/games/six-nimmt/internals.ts';
import { BANDS, type Ground } from './ground.ts';
import { bySpot, type Tables } from './tables.ts';

/**
 * How a kind of player lays cards. A card's weight is the product of three factors, from learnt tables: how full its row is
 * and how many cards of others may come in between; how full the row is and what heads lie there; how high it is. All three
 * by phase. Cards are laid as often as their weights say: a softmax over sums of three numbers.
 */
export class Habit {
  readonly #spots: Float32Array;
  readonly #bands: Float32Array;
  readonly #sums = new Float64Array(HAND);

  constructor(tables: Tables) {
    this.#spots = bySpot(tables).map(Math.exp);
    this.#bands = Float32Array.from(tables[2]!, Math.exp);
  }

  /** How gladly this card is laid. */
  weight(ground: Ground, rows: Rows, left: number, card: number): number {
    return this.#spots[ground.spot(rows, left, card)]! * this.#bands[left * BANDS + ground.band[card]!]!;
  }

  /** Draws one of the cards of a hand, by their weights; an index. */
  pick(ground: Ground, rows: Rows, cards: ArrayLike<number>, count: number, chance: Chance): number {
    const sums = this.#sums;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += this.weight(ground, rows, count, cards[i]!);
      sums[i] = sum;
    }
    const drawn = (chance.below(0x10000) / 0x10000) * sum;
    let index = 0;
    for (let i = 0; i < count - 1; i++) index += sums[i]! <= drawn ? 1 : 0;
    return index;
  }
}
