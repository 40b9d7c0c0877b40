import { twentyOne } from '@bullpen/games/twenty-one';
import { KEEP, REROLL, type TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { playFor } from './policy.ts';
import { fitsIn } from './reading.ts';

/** What a turn is worth to them, in steps of half a point: the more, the more haste. */
const UNHURRIED = 3;
const USUAL = 8;

/** Keeps a roll as soon as anything fits, and takes its time. */
const cautious: Bot<TwentyOneView> = {
  name: 'cautious',
  choose(view, _moves, chance) {
    if (view.phase === 'roll' && fitsIn(view, chance).fits.length > 0) return KEEP;
    return playFor(UNHURRIED, twentyOne.imagine(view, chance), view.viewer, chance);
  },
};

/** Rolls again whenever it may. */
const gambler: Bot<TwentyOneView> = {
  name: 'gambler',
  choose(view, moves, chance) {
    if (view.phase === 'roll') return moves.includes(REROLL) ? REROLL : KEEP;
    return playFor(USUAL, twentyOne.imagine(view, chance), view.viewer, chance);
  },
};

export const characters: Readonly<Record<string, Bot<TwentyOneView>>> = { cautious, gambler };
