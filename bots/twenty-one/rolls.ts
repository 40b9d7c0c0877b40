/** The fields of a row. A field is named by its place from the left: bit i of a mask is place i. */
export const PLACES = 6;
/** All places. */
export const FULL: number = (1 << PLACES) - 1;
const FACES = 6;
/** The most rolls of six dice that a row can tell apart: each shows 1 to the printed number, or too much. */
const MOST_ROLLS = 46656;

/** T6: the place that a cross takes. */
export const leftmostPlace = (open: number): number => open & -open;

/** All rolls in one situation: how likely each is, its ones, and what it is worth with the best write or cross. */
export class Rolls {
  readonly #printed: readonly number[];
  readonly #worth: Float64Array;
  readonly #best: Float64Array = new Float64Array(MOST_ROLLS);
  readonly #folded: Float64Array = new Float64Array(MOST_ROLLS);
  readonly #chance: Float64Array = new Float64Array(MOST_ROLLS);
  readonly #ones: Uint8Array = new Uint8Array(MOST_ROLLS);
  #count = 0;
  #places: number[] = [];
  // Every set of dice that can be written: the points it brings, and the situation after it.
  readonly #points: Float64Array = new Float64Array(FULL + 1);
  readonly #after: Int32Array = new Int32Array(FULL + 1);
  #crossed = 0;

  constructor(printed: readonly number[], worth: Float64Array) {
    this.#printed = printed;
    this.#worth = worth;
  }

  evaluate(open: number, hits: number): void {
    this.#places = [];
    for (let place = 0; place < PLACES; place++) if ((open >> place) & 1) this.#places.push(place);
    this.#crossed = this.#worth[((open ^ leftmostPlace(open)) << 3) | hits] ?? 0;
    this.#count = 0;
    this.#points[0] = 0;
    this.#after[0] = (open << 3) | hits;
    this.#roll(0, 1, 1, 0);
  }

  /** Rolls the die of the next open place. `sets` sets of dice can be written so far, the empty one among them. */
  #roll(depth: number, sets: number, chance: number, ones: number): void {
    const place = this.#places[depth];
    if (place === undefined) {
      this.#leaf(sets, chance, ones);
      return;
    }
    const printed = this.#printed[place] ?? 0;
    const bit = 1 << place;
    for (let number = 1; number <= printed; number++) {
      const step = (number === printed ? 1 : 0) - (bit << 3);
      for (let i = 0; i < sets; i++) {
        this.#points[sets + i] = (this.#points[i] ?? 0) + number;
        this.#after[sets + i] = (this.#after[i] ?? 0) + step;
      }
      this.#roll(depth + 1, sets * 2, chance / FACES, number === 1 ? ones | bit : ones);
    }
    // Too high: nothing can be written.
    if (printed < FACES) this.#roll(depth + 1, sets, (chance * (FACES - printed)) / FACES, ones);
  }

  #leaf(sets: number, chance: number, ones: number): void {
    let best = this.#crossed;
    for (let i = 1; i < sets; i++) {
      const value = (this.#points[i] ?? 0) + (this.#worth[this.#after[i] ?? 0] ?? 0);
      if (value > best) best = value;
    }
    this.#best[this.#count] = best;
    this.#chance[this.#count] = chance;
    this.#ones[this.#count++] = ones;
  }

  /**
   * Takes the mean over one die after the other, the last place first, and beside it what holds if that die stays at 1. So
   * all sets of ones that can stay are done at once. Gives the mean over all rolls.
   */
  fold(again: Float32Array, situation: number): number {
    const values = this.#folded;
    values.set(this.#best.subarray(0, this.#count));
    let outer = this.#count;
    let inner = 1;
    for (let depth = this.#places.length - 1; depth >= 0; depth--) {
      const printed = this.#printed[this.#places[depth] ?? 0] ?? 0;
      const shown = printed < FACES ? printed + 1 : printed;
      outer /= shown;
      // Results are written behind what is still to be read, never before it: a die shows two things at least.
      for (let o = 0; o < outer; o++) foldOne(values, o, shown, printed, inner);
      inner *= 2;
    }
    for (let i = 0; i < inner; i++) again[(situation << 6) | this.#spread(i)] = values[i] ?? 0;
    return values[0] ?? 0;
  }

  /** Bit 0 of a folded index belongs to the last place, the highest to the first. */
  #spread(index: number): number {
    let mask = 0;
    this.#places.forEach((place, depth) => {
      if ((index >> (this.#places.length - 1 - depth)) & 1) mask |= 1 << place;
    });
    return mask;
  }

  /** T5: the mean over all rolls when each may be rolled once more. */
  keepOrAgain(again: Float32Array, situation: number): number {
    let mean = 0;
    for (let i = 0; i < this.#count; i++) {
      const rerolled = again[(situation << 6) | (this.#ones[i] ?? 0)] ?? 0;
      mean += (this.#chance[i] ?? 0) * Math.max(this.#best[i] ?? 0, rerolled);
    }
    return mean;
  }
}

const column = new Float64Array(2 * (FULL + 1));

/** Puts `mean, at one` of a die in place of the `shown` things that it can show, for each of `inner` columns. */
function foldOne(values: Float64Array, outer: number, shown: number, printed: number, inner: number): void {
  const from = outer * shown * inner;
  for (let i = 0; i < inner; i++) {
    let total = shown > printed ? (FACES - printed) * (values[from + printed * inner + i] ?? 0) : 0;
    for (let number = 0; number < printed; number++) total += values[from + number * inner + i] ?? 0;
    column[i] = total / FACES;
    column[inner + i] = values[from + i] ?? 0;
  }
  values.set(column.subarray(0, 2 * inner), outer * 2 * inner);
}
