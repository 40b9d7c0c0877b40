import { at, type Chance, last, type Move } from '@bullpen/engine';
import { heads, rowOf, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { bestOf } from '../ties.ts';

/** One move in this many is made without a look at the table. */
const CARELESS = 5;

/** Lays the card that comes closest behind a row with room, takes the cheapest row, and now and then anything. */
export const easy: Bot<SixView> = {
  name: 'easy',
  choose(view, moves, chance) {
    if (view.phase === 'draft' || chance.below(CARELESS) === 0) return at(moves, chance.below(moves.length));
    return view.phase === 'row' ? takeCheapest(view, moves, chance) : layClosest(view, moves, chance);
  },
};

function takeCheapest({ rows }: SixView, moves: readonly Move[], chance: Chance): Move {
  const cost = (move: Move): number => at(rows, rowOf(move)).reduce((sum, card) => sum + heads(card), 0);
  return bestOf(moves, (move) => -cost(move), chance);
}

/** The gap to the row that a card would go to; a full row or none at all counts as the widest. */
function layClosest({ rows }: SixView, cards: readonly Move[], chance: Chance): Move {
  const gap = (card: number): number => {
    const below = rows.filter((row) => last(row) < card);
    const [row] = below.toSorted((a, b) => last(b) - last(a));
    return row === undefined || row.length === 5 ? Number.POSITIVE_INFINITY : card - last(row);
  };
  return bestOf(cards, (card) => -gap(card), chance);
}
