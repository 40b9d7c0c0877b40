import type { GameId } from '@bullpen/games';

/** How the coach of a game is tried. The same plan with the same code gives the same figures, whatever the number of cores. */
export interface CoachTrial {
  readonly game: GameId;
  readonly seed: string;
  /** How many matches decisions are taken from. */
  readonly matches: number;
  /** The coach's budget for a decision, and how many times as much says what is true. */
  readonly playouts: number;
  readonly times: number;
}

/** A decision that was judged. */
export interface TriedDecision {
  /** Made by `strong`, by a weaker level, or planted. */
  readonly by: 'strong' | 'other' | 'planted';
  readonly flagged: boolean;
  /** What it cost with many times the budget, in least costs: the smaller of points and chance. Null where nobody asked. */
  readonly truth: number | null;
}

/** What was tried of one match. */
export interface TriedMatch {
  readonly tried: readonly TriedDecision[];
}

/** A planted blunder is big from this many least costs on, in points and in the chance to win. */
export const BIG = 3;
