import type { SixView } from '@bullpen/games/six-nimmt/view.ts';
import type { Bot } from '../bot.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<SixView>>> = {};
