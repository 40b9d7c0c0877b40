import { botsFor } from './index.ts';

/** Bots with a style of their own: about as strong as `medium`, some more, some less. */
const CHARACTERS: readonly string[] = ['cautious', 'gambler', 'hunter', 'hoarder'];

/** The characters of a game: those whose style shows in it. */
export const charactersOf = (game: string): string[] =>
  CHARACTERS.filter((name) => Object.hasOwn(botsFor(game), name));
