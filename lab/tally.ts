/** Mean, spread (standard deviation) and the 95 % interval of the mean. */
export interface Estimate {
  readonly mean: number;
  readonly spread: number;
  readonly low: number;
  readonly high: number;
}

/** Half the width of a 95 % interval, in standard errors. */
export const Z = 1.959964;

/** Sums up a sample as it comes (Welford's method, which loses no digits). */
export class Tally {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const delta = value - this.#mean;
    this.#mean += delta / this.#count;
    this.#squares += delta * (value - this.#mean);
  }

  /** Adds a sample by its count, sum and sum of squares. */
  addSums(count: number, sum: number, squares: number): void {
    const before = this.#count;
    this.#count += count;
    const mean = sum / count;
    const delta = mean - this.#mean;
    this.#mean += (delta * count) / this.#count;
    // Of values that are all the same, rounding may leave less than nothing.
    this.#squares += Math.max(0, squares - sum * mean) + (delta * delta * before * count) / this.#count;
  }

  summary(): Estimate {
    const spread = this.#count > 1 ? Math.sqrt(this.#squares / (this.#count - 1)) : 0;
    const half = (Z * spread) / Math.sqrt(this.#count);
    return { mean: this.#mean, spread, low: this.#mean - half, high: this.#mean + half };
  }
}
