import type { BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import type { Bot } from '../bot.ts';
import { characters } from './characters.ts';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { strong } from './strong.ts';

/** Levels, weakest first, and between the last two the characters. */
export const bots: Readonly<Record<string, Bot<BullenView>>> = { easy, medium, ...characters, strong };
