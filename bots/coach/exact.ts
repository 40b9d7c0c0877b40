import type { Chance, Move } from '@bullpen/engine';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { twentyOne } from '@bullpen/games/twenty-one';
import type { TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import { solveEnding as solveCaptain } from '../captain-jack/exact.ts';
import { solveEnding as solveSix } from '../six-nimmt/exact.ts';
import { modelFor } from '../six-nimmt/model.ts';
import { solveEnding as solveTwentyOne } from '../twenty-one/exact.ts';
import type { DecisionPoint } from './decisions.ts';

/** The chance to win with each move, where the rest can be solved exactly; else null. */
export type Solving = (decision: DecisionPoint, chance: Chance) => ReadonlyMap<Move, number> | null;

/** The end of a round of two open hands of 6 nimmt!, against the other's best play. */
export const solvedSix: Solving = ({ view, moves }, chance) => {
  const solved = solveSix(view as SixView, moves, modelFor(view.seats), chance);
  return worthsOf(solved);
};

/** The end of a deal of two of Captain Jack, once the deck is empty. */
export const solvedCaptain: Solving = ({ view, moves }, chance) =>
  worthsOf(solveCaptain(view as CaptainView, moves, chance));

/** The last fields of two of Twenty One. */
export const solvedTwentyOne: Solving = ({ view, moves }, chance) =>
  worthsOf(solveTwentyOne(twentyOne.imagine(view as TwentyOneView, chance), view.viewer, moves));

const worthsOf = (
  solved: readonly { readonly move: Move; readonly worth: number }[] | null,
): ReadonlyMap<Move, number> | null =>
  solved === null ? null : new Map(solved.map(({ move, worth }) => [move, worth]));

export const notSolved: Solving = () => null;
