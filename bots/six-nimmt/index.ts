import type { SixView } from '@bullpen/games/six-nimmt/view.ts';
import type { Bot } from '../bot.ts';
import { mcs } from './mcs.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<SixView>>> = { mcs };
