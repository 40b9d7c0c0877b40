import { botsFor } from './index.ts';

/** Bots with a style of their own, made of what `medium` knows: their idea costs most of them some strength. */
const CHARACTERS: readonly string[] = ['cautious', 'gambler', 'stingy', 'hoarder'];

/** The characters of a game: those whose style shows in it. */
export const charactersOf = (game: string): string[] =>
  CHARACTERS.filter((name) => Object.hasOwn(botsFor(game), name));
