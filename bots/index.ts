import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot, Budget } from './bot.ts';

/** The bots that can play a game, by name, weakest first. */
export const botsFor = (_game: string): Readonly<Record<string, Bot>> => ({ random });
