import type { GameId } from '@bullpen/games';
import type { Shown } from './scale.ts';

/** Made by `bullpen ratings measure`: how strong the bots of each game are, where `medium` has 1500. docs/RATINGS.md says how. */
export const BOT_RATINGS: Readonly<Record<GameId, Readonly<Record<string, Shown>>>> = {
  'six-nimmt': {},
  'eleven-nimmt': {},
  bullenrommee: {},
  'twenty-one': {},
  'captain-jack': {},
};
