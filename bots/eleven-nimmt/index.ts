import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { strong } from './strong.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<ElevenView>>> = { easy, medium, strong };
