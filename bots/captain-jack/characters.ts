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
import { medium } from './medium.ts';

/** What a pile is worth after a number card. */
const valueAfter = ({ piles }: CaptainView, move: Move): number =>
  placedKind(move) + (opens(move) ? 0 : at(piles, pileOf(move)).value);

/** From here on a pile is within reach of low cards. */
const HIGH = 6;

/** C7: leaves piles low, or makes eleven. */
const cautious: Bot<CaptainView> = {
  name: 'cautious',
  choose(view, moves, chance, budget) {
    const isSafe = (move: Move): boolean => {
      if (!isPlace(move) || placedKind(move) >= JACK) return false;
      const value = valueAfter(view, move);
      return value < HIGH || value === ELEVEN;
    };
    const safe = moves.filter(isSafe);
    return medium.choose(view, safe.length > 0 ? safe : moves, chance, budget);
  },
};

/** C10: plays a Jack as soon as it has one, on a pile with cards. */
const gambler: Bot<CaptainView> = {
  name: 'gambler',
  choose(view, moves, chance, budget) {
    const jacks = moves.filter((move) => isPlace(move) && placedKind(move) === JACK && !opens(move));
    return medium.choose(view, jacks.length > 0 ? jacks : moves, chance, budget);
  },
};

export const characters: Readonly<Record<string, Bot<CaptainView>>> = { cautious, gambler };
