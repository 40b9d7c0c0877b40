import { at, type Move } from '@bullpen/engine';
import { cardOf, type ElevenView, isPlay, isTake, pileOf } from '@bullpen/games/eleven-nimmt/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import type { Bot } from '../bot.ts';

/** One move in this many is any move at all. */
const SLIP = 8;

/** Plays whenever it can, the card with most heads; takes the shortest pile if it must. Now and then it does not look. */
export const easy: Bot<ElevenView> = {
  name: 'easy',
  choose(view, moves, chance) {
    const any = (from: readonly Move[]): Move => at(from, chance.below(from.length));
    if (chance.below(SLIP) === 0) return any(moves);
    const plays = moves.filter(isPlay);
    if (plays.length > 0) return any(lowestBy(plays, (move) => -heads(cardOf(move))));
    const takes = moves.filter(isTake);
    return any(takes.length > 0 ? lowestBy(takes, (move) => at(view.piles, pileOf(move)).length) : moves);
  },
};

function lowestBy(moves: readonly Move[], measure: (move: Move) => number): Move[] {
  const lowest = Math.min(...moves.map(measure));
  return moves.filter((move) => measure(move) === lowest);
}
