import type { CaptainView } from '@bullpen/games/captain-jack/view.ts';
import type { Bot } from '../bot.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<CaptainView>>> = {};
