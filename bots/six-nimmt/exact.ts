import { at, type Chance, last, type Move } from '@bullpen/engine';
import { rowOf, type SixView, unseenCards } from '@bullpen/games/six-nimmt/internals.ts';
import { bestAlike, type SolvedMove } from '../solved.ts';
import { shuffled } from '../ties.ts';
import { type Ending, EndingSolver } from './ending.ts';
import { type Outlook, Standing } from './standing.ts';

/** With this many cards in each hand an ending is solved. */
export const SOLVED = 5;

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
): readonly SolvedMove[] | null {
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
): SolvedMove[] {
  const { rows, worths } = new EndingSolver(endingOf(view, moves, hand, outlook)).solve();
  return moves.map((move, i) => ({ move, share: at(rows, i), worth: at(worths, i) }));
}

/** S8: my card is too low; the other's is the next to be placed. */
function takings(
  view: SixView,
  hand: readonly number[],
  moves: readonly Move[],
  outlook: Outlook,
): SolvedMove[] {
  const mine = [at(view.waiting, 0).card, ...(view.hands[view.viewer] ?? [])];
  const others = [at(view.waiting, 1).card, ...hand];
  const values = new EndingSolver(endingOf(view, mine, others, outlook)).takings();
  const worths = moves.map((move) => values.get(last(at(view.rows, rowOf(move)))) ?? 0);
  return bestAlike(moves, worths);
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
