import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { strong } from './strong.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<CaptainView>>> = { easy, medium, strong };
