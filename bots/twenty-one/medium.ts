import { CROSS, KEEP, REROLL, type TwentyOneView, writeMove } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { type Fit, fitsIn, maskOf } from './reading.ts';

/** What a hit is worth beyond its number: the bonus grows with each (T9). */
const HIT = 2.5;
/** A roll is good if it brings this much for every open field. */
const GOOD = 1.2;

/**
 * Writes hits and what is one below, and more if that is all there is; rolls again when the roll brings little for the
 * fields that are open. It knows nothing of the race.
 */
export const medium: Bot<TwentyOneView> = {
  name: 'medium',
  choose(view, moves, chance) {
    const { open, fits } = fitsIn(view, chance);
    const chosen = worthWriting(fits);
    if (view.phase === 'roll') return gain(chosen) < GOOD * open && moves.includes(REROLL) ? REROLL : KEEP;
    return chosen.length === 0 ? CROSS : writeMove(maskOf(chosen));
  },
};

/** The dice that are near enough to their field; if none is, the nearest. */
function worthWriting(fits: readonly Fit[]): readonly Fit[] {
  const near = fits.filter(({ short }) => short <= 1);
  return near.length > 0 ? near : fits.slice(0, 1);
}

const gain = (fits: readonly Fit[]): number =>
  fits.reduce((sum, { number, short }) => sum + number + (short === 0 ? HIT : 0), 0);
