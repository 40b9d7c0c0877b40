import { captainJack } from '@bullpen/games/captain-jack';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate } from '../search.ts';
import { countCards } from './counting.ts';
import { knowledge } from './knowledge.ts';
import { bestByThumb } from './policy.ts';

/** By how many standard errors a move must be better than that of the rules of thumb. */
const SURE = 1;

/**
 * Counts the cards and searches imagined worlds; where these do not tell moves apart it keeps to the rules of thumb.
 *
 * C12: how long it takes tells nothing. In an answer window it does the same work whatever it holds: who can only pass tries
 * that move twice over, in as many worlds as two moves would be tried in. At a table all this lies behind a pause that knows
 * the clock only (server/due.ts).
 */
export const strong: Bot<CaptainView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1 && view.phase !== 'answer') return moves[0]!;
    const tried = moves.length === 1 ? [moves[0]!, moves[0]!] : moves;
    const found = evaluate(knowledge, view, tried, chance, budget);
    const state = captainJack.imagine(view, chance);
    const usual = moves[bestByThumb(state, view.viewer, moves, moves.length, countCards(view), chance)]!;
    const { behind, behindError } = found.find(({ move }) => move === usual)!;
    return behind > SURE * behindError ? found[0]!.move : usual;
  },
};
