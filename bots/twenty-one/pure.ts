import { twentyOne } from '@bullpen/games/twenty-one';
import type { TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { playFor } from './policy.ts';

/** Plays every row for its points alone, exactly, as if nobody else were there. It is slow: that is its only fault. */
export const pure: Bot<TwentyOneView> = {
  name: 'pure',
  // What the others have chosen is unknown, and of no concern here.
  choose: (view, _moves, chance) => playFor(0, twentyOne.imagine(view, chance), view.viewer, chance),
};
