import { at } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate, surelyBetter } from '../search.ts';
import { countCards } from './counting.ts';
import { knowledge } from './knowledge.ts';
import { bestByThumb } from './policy.ts';

/**
 * Counts the cards and searches imagined worlds; where the worlds do not tell moves apart, it keeps to the rules of thumb.
 *
 * C12: how long it takes reveals nothing. In an answer window it does the same work whatever it holds: a seat that can only
 * pass tries that move twice over, in as many worlds as two moves would be tried in. At a table all this is hidden behind a
 * pause that depends on the clock only (table/due.ts).
 */
export const strong: Bot<CaptainView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1 && view.phase !== 'answer') return at(moves, 0);
    const tried = moves.length === 1 ? [at(moves, 0), at(moves, 0)] : moves;
    const found = evaluate(knowledge, view, tried, chance, budget);
    const state = captainJack.imagine(view, chance);
    const usual = at(moves, bestByThumb(state, view.viewer, moves, moves.length, countCards(view), chance));
    return surelyBetter(found, usual);
  },
};
