import type { TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';
import type { Bot } from '../bot.ts';
import { characters } from './characters.ts';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { pure } from './pure.ts';
import { strong } from './strong.ts';

/** Levels, weakest first, and between the last two the characters. */
export const bots: Readonly<Record<string, Bot<TwentyOneView>>> = {
  easy,
  pure,
  medium,
  ...characters,
  strong,
};
