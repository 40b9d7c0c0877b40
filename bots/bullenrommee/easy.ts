import { at, type Move } from '@bullpen/engine';
import {
  type BullenView,
  cardOf,
  DONE,
  DRAW,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import type { Bot } from '../bot.ts';

/** One move in this many is any move at all. */
const SLIP = 5;
/** How close an open card must be to one in the hand to be taken. */
const CLOSE = 2;

/**
 * Lays for itself whatever it can, most heads first, and takes an open card that is close to one in its hand. It never waits,
 * and gives others nothing unless it must. Now and then it does not look.
 */
export const easy: Bot<BullenView> = {
  name: 'easy',
  choose(view, moves, chance) {
    const any = (from: readonly Move[]): Move => at(from, chance.below(from.length));
    if (chance.below(SLIP) === 0) return any(moves);
    const gains = moves.map((move) => gain(view, move));
    const most = Math.max(...gains);
    if (most > 0) return any(moves.filter((_, i) => gains[i] === most));
    if (moves.includes(DONE)) return DONE;
    const takes = moves.filter((move) => kindOf(move) === Kind.plain);
    const close = takes.filter((move) => move !== DRAW && isClose(view, move));
    return any(close.length > 0 ? close : takes.length > 0 ? takes : moves);
  },
};

/** The heads that a step lays in a meadow of one's own. */
function gain({ meadows, viewer }: BullenView, move: Move): number {
  const kind = kindOf(move);
  if (kind === Kind.plain) return 0;
  if (kind === Kind.lay) return [0, 1, 2].reduce((sum, i) => sum + heads(laidOf(move, i)), 0);
  return at(meadows, meadowOf(move)).seat === viewer ? heads(cardOf(move)) : 0;
}

const isClose = ({ hands, viewer }: BullenView, card: number): boolean =>
  (hands[viewer] ?? []).some((other) => Math.abs(other - card) <= CLOSE);
