import { required } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import type { Bot } from './bot.ts';
import { bots as bullenrommee } from './bullenrommee/index.ts';
import { bots as captainJack } from './captain-jack/index.ts';
import { bots as elevenNimmt } from './eleven-nimmt/index.ts';
import { random } from './random.ts';
import { bots as sixNimmt } from './six-nimmt/index.ts';
import { bots as twentyOne } from './twenty-one/index.ts';

export type { Bot, Budget } from './bot.ts';

const byGame: Readonly<Record<GameId, Readonly<Record<string, Bot>>>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': elevenNimmt,
  bullenrommee,
  'twenty-one': twentyOne,
  'captain-jack': captainJack,
};

/** The bots that can play a game, by name, weakest first. */
export const botsFor = (game: string): Readonly<Record<string, Bot>> => ({
  random,
  ...entryOf(byGame, game),
});

/** The bot of that name, which the caller knows to exist. */
export const botNamed = (game: string, name: string): Bot => required(botsFor(game)[name], `the bot ${name}`);

/** Bots with a style of their own, made of what `medium` knows: their idea costs most of them some strength. */
const CHARACTERS: readonly string[] = ['cautious', 'gambler', 'stingy', 'hoarder'];

/** The characters of a game: those whose style shows in it. */
export const charactersOf = (game: string): string[] =>
  CHARACTERS.filter((name) => Object.hasOwn(botsFor(game), name));
