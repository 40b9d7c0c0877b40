import { at } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import type { Bot } from '../bot.ts';
import { policy } from './policy.ts';

/** Good rules of thumb: takes what goes with its hand, and lays when that is worth a turn. */
export const medium: Bot<BullenView> = {
  name: 'medium',
  choose(view, moves, chance) {
    // The policy looks only at what the viewer knows, so any world that it cannot rule out will do.
    const state = bullenrommee.imagine(view, chance);
    return at(moves, policy(state, view.viewer, Int32Array.from(moves), moves.length, chance));
  },
};
