import { at, type Move } from '@bullpen/engine';
import {
  type CaptainView,
  ELEVEN,
  isPlace,
  JACK,
  opens,
  pileOf,
  placedKind,
} from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';

/** One move in this many is any move at all. */
const SLIP = 6;

/** Makes eleven if it can, avoids busting, and otherwise does anything; now and then it does not look. */
export const easy: Bot<CaptainView> = {
  name: 'easy',
  choose(view, moves, chance) {
    const any = (from: readonly Move[]): Move => at(from, chance.below(from.length));
    if (chance.below(SLIP) === 0) return any(moves);
    const elevens = moves.filter((move) => valueAfter(view, move) === ELEVEN);
    if (elevens.length > 0) return any(elevens);
    const safe = moves.filter((move) => valueAfter(view, move) < ELEVEN);
    return any(safe.length > 0 ? safe : moves);
  },
};

/** C7: what the pile is worth after a number card; 0 after anything else. */
function valueAfter({ piles }: CaptainView, move: Move): number {
  if (!isPlace(move) || placedKind(move) >= JACK) return 0;
  return placedKind(move) + (opens(move) ? 0 : at(piles, pileOf(move)).value);
}
