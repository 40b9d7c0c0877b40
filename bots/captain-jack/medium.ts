import { at } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';
import { countCards } from './counting.ts';
import { bestByThumb } from './policy.ts';

/** Good rules of thumb, with the cards counted. */
export const medium: Bot<CaptainView> = {
  name: 'medium',
  choose(view, moves, chance) {
    // The policy looks only at what the viewer knows, so any world that it cannot rule out will do.
    const state = captainJack.imagine(view, chance);
    return at(moves, bestByThumb(state, view.viewer, moves, moves.length, countCards(view), chance));
  },
};
