import { at, type Chance, type Move } from '@bullpen/engine';
import { Best } from './ties.ts';

/** A move of a situation of two seats that was solved exactly. */
export interface SolvedMove {
  readonly move: Move;
  /** How often it is made in equilibrium. */
  readonly share: number;
  /** The chance to win with it, if the other plays its equilibrium. */
  readonly worth: number;
}

/** Differences in worth below this are rounding. */
const ROUNDING = 1e-9;

/** Whether it matters which of the moves is made, if the other plays its equilibrium. */
export function isOpen(moves: readonly SolvedMove[]): boolean {
  const worths = moves.map(({ worth }) => worth);
  return Math.max(...worths) - Math.min(...worths) > ROUNDING;
}

/** Where one seat alone chooses: the best moves, each as often as the others. */
export function bestAlike(moves: readonly Move[], worths: readonly number[]): SolvedMove[] {
  const best = Math.max(...worths);
  const equals = worths.filter((worth) => worth === best).length;
  return moves.map((move, i) => {
    const worth = at(worths, i);
    return { move, worth, share: worth === best ? 1 / equals : 0 };
  });
}

/** Draws one of the moves, as often as its share says. */
export function drawMove(moves: readonly SolvedMove[], chance: Chance): Move {
  let rest = chance.below(0x10000) / 0x10000;
  for (const { move, share } of moves) {
    if (rest < share) return move;
    rest -= share;
  }
  // What is left is rounding.
  const best = new Best(chance);
  moves.forEach(({ share }, i) => {
    best.offer(i, share);
  });
  return at(moves, best.pick).move;
}
