import { at, type Chance, type Move } from '@bullpen/engine';
import { CROSS, KEEP, REROLL, type TwentyOneView, writeMove } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { fitsIn, maskOf } from './reading.ts';

/** One move in this many is any move at all. */
const SLIP = 6;

/** Writes whatever fits, rolls again when little does, and now and then does not look. */
export const easy: Bot<TwentyOneView> = {
  name: 'easy',
  choose(view, moves, chance) {
    if (chance.below(SLIP) === 0) return at(moves, chance.below(moves.length));
    return plain(view, moves, chance);
  },
};

function plain(view: TwentyOneView, moves: readonly Move[], chance: Chance): Move {
  const { open, fits } = fitsIn(view, chance);
  if (view.phase === 'roll') return fits.length * 2 < open && moves.includes(REROLL) ? REROLL : KEEP;
  return fits.length === 0 ? CROSS : writeMove(maskOf(fits));
}
