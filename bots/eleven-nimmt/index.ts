import type { ElevenView } from '@bullpen/games/eleven-nimmt/view.ts';
import type { Bot } from '../bot.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<ElevenView>>> = {};
