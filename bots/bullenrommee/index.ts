import type { BullenView } from '@bullpen/games/bullenrommee/view.ts';
import type { Bot } from '../bot.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<BullenView>>> = {};
