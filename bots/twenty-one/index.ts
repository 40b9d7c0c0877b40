import type { TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { pure } from './pure.ts';
import { strong } from './strong.ts';

/** Weakest first. */
export const bots: Readonly<Record<string, Bot<TwentyOneView>>> = { easy, pure, medium, strong };
