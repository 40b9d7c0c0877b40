import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { characters } from './characters.ts';
import { easy } from './easy.ts';
import { mcs } from './mcs.ts';
import { medium } from './medium.ts';
import { strong } from './strong.ts';

/** Levels, weakest first, and between the last two the characters; `mcs` is the yardstick from the literature. */
export const bots: Readonly<Record<string, Bot<SixView>>> = { easy, mcs, medium, ...characters, strong };
