import { at } from '@bullpen/engine';

/** Predicted and observed shares of the wins, of all predictions that were nearly the same. */
interface ShareBin {
  readonly predicted: number;
  readonly observed: number;
  readonly count: number;
}

export interface CalibrationReport {
  readonly bins: readonly ShareBin[];
  /** The expected calibration error: how far predicted and observed shares are apart, on average over predictions. */
  readonly error: number;
  /** The mean squared error of the predictions, and of a forecast that takes all for equally strong. */
  readonly brier: number;
  readonly brierOfEquals: number;
}

const BINS = 10;

/** Compares what was predicted with what came of it. */
export class Calibration {
  readonly #bins = Array.from({ length: BINS }, () => ({ predicted: 0, observed: 0, count: 0 }));
  #squares = 0;
  #squaresOfEquals = 0;
  seen = 0;

  /** A prediction of the share of a win, and the share that it was, at a table of this many seats. */
  add(predicted: number, observed: number, seats: number): void {
    const bin = at(this.#bins, Math.min(BINS - 1, Math.floor(predicted * BINS)));
    bin.predicted += predicted;
    bin.observed += observed;
    bin.count += 1;
    this.#squares += (predicted - observed) ** 2;
    this.#squaresOfEquals += (1 / seats - observed) ** 2;
    this.seen += 1;
  }

  report(): CalibrationReport {
    const bins = this.#bins
      .filter(({ count }) => count > 0)
      .map(({ predicted, observed, count }) => ({
        predicted: predicted / count,
        observed: observed / count,
        count,
      }));
    const apart = bins.reduce(
      (sum, { predicted, observed, count }) => sum + count * Math.abs(predicted - observed),
      0,
    );
    return {
      bins,
      error: apart / this.seen,
      brier: this.#squares / this.seen,
      brierOfEquals: this.#squaresOfEquals / this.seen,
    };
  }
}
