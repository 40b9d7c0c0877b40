import { at, type Chance, type Move } from '@bullpen/engine';
import { shuffled } from './ties.ts';

/** What is known about a move. All figures are in the game's own measure of worth; more is better. */
export interface Evaluation {
  readonly move: Move;
  /** Its mean over the worlds it was tried in, and the standard error of that. */
  readonly mean: number;
  readonly error: number;
  /** In how many worlds it was tried. */
  readonly worlds: number;
  /**
   * By how much it falls short of the best move, over the worlds that both were tried in, and the standard error of that. The
   * chance that both had in common cancels out, so it says far more than the difference of the means.
   */
  readonly behind: number;
  readonly behindError: number;
}

/** A move, and what came of it in world after world. */
export interface Candidate {
  readonly move: Move;
  readonly values: number[];
}

/** Keeps the results of all moves. A move that is dropped was tried in the first worlds only, so results pair up by world. */
export class Ledger {
  /** The moves that are still tried. */
  candidates: readonly Candidate[];
  readonly #all: readonly Candidate[];

  /** Moves with the same result stay in the order that chance gives them here. */
  constructor(moves: readonly Move[], chance: Chance) {
    this.#all = shuffled(moves, chance).map((move) => ({ move, values: [] }));
    this.candidates = this.#all;
  }

  /** Drops the worse half; of an odd number the middle one stays. */
  halve(): void {
    this.candidates = byMean(this.candidates).slice(0, Math.ceil(this.candidates.length / 2));
  }

  /** Drops the moves that have not been tried. */
  dropUntried(): void {
    this.candidates = this.candidates.filter(({ values }) => values.length > 0);
  }

  /** All moves, best first: those that were tried longest before the others. */
  evaluations(): Evaluation[] {
    const ordered = byMean(this.#all);
    const best = at(ordered, 0);
    return ordered.map(({ move, values }) => {
      const behind = values.map((value, world) => at(best.values, world) - value);
      return {
        move,
        mean: mean(values),
        error: error(values),
        worlds: values.length,
        behind: mean(behind),
        behindError: error(behind),
      };
    });
  }
}

/** Those that were tried in more worlds first, then by mean; equals keep their order. */
function byMean(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, worlds: candidate.values.length, mean: mean(candidate.values) }))
    .sort((a, b) => b.worlds - a.worlds || b.mean - a.mean)
    .map(({ candidate }) => candidate);
}

// Plain loops: with few playouts these sums are a good part of a decision.
function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The standard error of the mean; unknown with fewer than two values. */
function error(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
