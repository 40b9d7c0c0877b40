import { at, type Chance, last, type Move } from '@bullpen/engine';
import { rowOf, type SixView, unseenCards } from '@bullpen/games/six-nimmt/internals.ts';
import { Best, shuffled } from '../ties.ts';
import { type Ending, EndingSolver } from './ending.ts';
import { type Outlook, Standing } from './standing.ts';

/** With this many cards in each hand an ending is solved. */
export const SOLVED = 5;

/** A move of a solved ending. */
export interface ExactMove {
  readonly move: Move;
  /** How often it is made in equilibrium. */
  readonly share: number;
  /** The chance to win with it, if the other plays its equilibrium. */
  readonly worth: number;
}

/** Differences in worth below this are rounding. */
const ROUNDING = 1e-9;

/** Whether it matters which of the moves is made, if the other plays its equilibrium. */
export function isOpen(moves: readonly ExactMove[]): boolean {
  const worths = moves.map(({ worth }) => worth);
  return Math.max(...worths) - Math.min(...worths) > ROUNDING;
}

/** The other's hand, if both hands of two seats are known: it is open after a draft (S15), or all cards that are out (S13). */
function otherHand(view: SixView): readonly number[] | null {
  const other = 1 - view.viewer;
  const hand = view.hands[other] ?? null;
  if (hand !== null) return hand;
  const unseen = unseenCards(view);
  return unseen.length === view.handSizes[other] ? [...unseen] : null;
}

/** The moves of a round of two that is near its end, solved exactly, if both hands are known; else null. */
export function solveEnding(
  view: SixView,
  moves: readonly Move[],
  outlook: Outlook,
  chance: Chance,
): readonly ExactMove[] | null {
  const { viewer, phase, seats, handSizes } = view;
  if (seats !== 2 || phase === 'draft' || at(handSizes, viewer) > SOLVED) return null;
  const hand = otherHand(view);
  if (hand === null) return null;
  return phase === 'row'
    ? takings(view, hand, moves, outlook)
    : layings(view, hand, shuffled(moves, chance), outlook);
}

function layings(
  view: SixView,
  hand: readonly number[],
  moves: readonly Move[],
  outlook: Outlook,
): ExactMove[] {
  const { rows, worths } = new EndingSolver(endingOf(view, moves, hand, outlook)).solve();
  return moves.map((move, i) => ({ move, share: at(rows, i), worth: at(worths, i) }));
}

/** S8: my card is too low; the other's is the next to be placed. */
function takings(
  view: SixView,
  hand: readonly number[],
  moves: readonly Move[],
  outlook: Outlook,
): ExactMove[] {
  const mine = [at(view.waiting, 0).card, ...(view.hands[view.viewer] ?? [])];
  const others = [at(view.waiting, 1).card, ...hand];
  const values = new EndingSolver(endingOf(view, mine, others, outlook)).takings();
  const worths = moves.map((move) => values.get(last(at(view.rows, rowOf(move)))) ?? 0);
  const best = Math.max(...worths);
  const equals = worths.filter((worth) => worth === best).length;
  return moves.map((move, i) => {
    const worth = at(worths, i);
    return { move, worth, share: worth === best ? 1 / equals : 0 };
  });
}

function endingOf(
  view: SixView,
  mine: readonly number[],
  others: readonly number[],
  outlook: Outlook,
): Ending {
  const { viewer, totals } = view;
  const standing = new Standing(view, outlook);
  const end = new Float64Array(2);
  const before = [at(totals, viewer), at(totals, 1 - viewer)] as const;
  return {
    rows: view.rows,
    hands: [mine, others],
    points: [at(view.points, viewer), at(view.points, 1 - viewer)],
    byLead: view.options.rounds === view.round,
    worth(heads, otherHeads) {
      end[viewer] = before[0] + heads;
      end[1 - viewer] = before[1] + otherHeads;
      return standing.chance(end, 0);
    },
  };
}

/** Draws one of the moves, as often as its share says. */
export function drawMove(moves: readonly ExactMove[], chance: Chance): Move {
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
