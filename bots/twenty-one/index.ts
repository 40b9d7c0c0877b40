import type { TwentyOneView } from '@bullpen/games/twenty-one/view.ts';
import type { Bot } from '../bot.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<TwentyOneView>>> = {};
