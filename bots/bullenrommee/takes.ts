import type { Chance, Move, Seat } from '@bullpen/engine';
import { type BullenView, DONE, DRAW, type State } from '@bullpen/games/bullenrommee/internals.ts';
import { CARDS } from '@bullpen/games/ox-cards';
import { ranked } from '../ties.ts';
import { insert, readPlacing, remove, takesLeft, takesLeftWith } from './placing.ts';
import { takeScore } from './scores.ts';

/** In its next turn a seat chooses among about this many cards that it does not know yet. */
const CHOICE = 5;
/** What a point of the rule of thumb counts beside a take. */
const THUMB = 0.05;
/** To draw from the stock leaves the open cards for later, and shows nobody anything. */
const UNSEEN = 0.3;

/**
 * Cards to take, best first: that after which, a turn later, the whole hand is expected to be
 * nearest to going at once. Chance decides between equals.
 */
export function takesOf(
  view: BullenView,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
): Move[] {
  readPlacing(state, seat);
  const unseen = unseenBy(view);
  const cards = moves.filter((move) => move < DONE && move !== DRAW);
  const scores = new Map<Move, number>();
  let gained = 0;
  for (const card of cards) {
    insert(card);
    const soon = expectedTakes(unseen);
    gained += takesLeft() - soon;
    remove(card);
    scores.set(card, THUMB * takeScore(card) - soon);
  }
  if (moves.includes(DRAW)) {
    const drawn = unseen.reduce((sum, card) => sum + takesLeftWith(card), 0) / Math.max(1, unseen.length);
    scores.set(DRAW, THUMB * takeScore(DRAW) - drawn + UNSEEN + gained / Math.max(1, cards.length));
  }
  return ranked([...scores.keys()], (move) => scores.get(move) ?? 0, chance);
}

/** The cards of which the viewer does not know where they are. */
function unseenBy({ hands, seen, open, meadows, viewer }: BullenView): number[] {
  const known = new Set([
    ...(hands[viewer] ?? []),
    ...seen.flat(),
    ...open,
    ...meadows.flatMap(({ cards }) => cards),
  ]);
  return Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !known.has(card));
}

/** The mean of the fewest takes that are left after the best of some unseen cards. */
function expectedTakes(unseen: readonly number[]): number {
  if (unseen.length === 0) return takesLeft();
  const takes = unseen.map(takesLeftWith).sort((a, b) => a - b);
  let mean = 0;
  takes.forEach((left, i) => {
    mean +=
      left *
      (((takes.length - i) / takes.length) ** CHOICE - ((takes.length - i - 1) / takes.length) ** CHOICE);
  });
  return mean;
}
