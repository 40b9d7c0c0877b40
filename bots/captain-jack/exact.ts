import { at, type Chance, type Move } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import { DealEndSolver } from './ending.ts';

/** How many situations are looked at before an ending is given up: some 50 ms. Few endings take as many. */
const MOST = 20_000;

/** How far totals drift apart in one deal more, in cards. */
const DRIFT_DEAL = 5;

/** A move of a solved ending. */
export interface ExactMove {
  readonly move: Move;
  /** By how many cards the seat is ahead at the end of the deal, if both play as well as they can. */
  readonly lead: number;
  /** The chance to win the match with that lead. */
  readonly worth: number;
}

/**
 * The end of a deal of two, solved, if the deck is empty: then the other holds all cards that nobody has seen. Null where it is not, or
 * takes too long.
 */
export function solveEnding(
  view: CaptainView,
  moves: readonly Move[],
  chance: Chance,
): readonly ExactMove[] | null {
  if (view.seats !== 2 || view.deck > 0) return null;
  // The deal is solved as if it were the last one: whatever follows, a lead is worth having.
  const state = captainJack.imagine({ ...view, options: { ...view.options, deals: view.deal } }, chance);
  const leads = new DealEndSolver(MOST).leads(state, view.viewer, moves);
  const sign = view.viewer === 0 ? 1 : -1;
  return (
    leads?.map((each, i) => {
      const lead = sign * each;
      return { move: at(moves, i), lead, worth: chanceWith(lead, view.options.deals - view.deal) };
    }) ?? null
  );
}

/** C16, C17: the last deal decides; before that, the larger a lead and the less is to come, the surer it is. */
function chanceWith(lead: number, dealsLeft: number): number {
  if (dealsLeft === 0) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return 1 / (1 + Math.exp(-lead / (DRIFT_DEAL * Math.sqrt(dealsLeft))));
}

/** The moves with the best chance to win; where that is decided, all of them. */
export function bestSolved(solved: readonly ExactMove[]): Move[] {
  const most = Math.max(...solved.map(({ worth }) => worth));
  return solved.flatMap(({ move, worth }) => (worth === most ? [move] : []));
}
