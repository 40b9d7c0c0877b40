import type { GameId } from '@bullpen/games';
import type { ShownRating } from './scale.ts';

/** Made by `bullpen ratings measure`: how strong the bots of each game are, where `medium` has 1500. docs/RATINGS.md says how. */
export const BOT_RATINGS: Readonly<Record<GameId, Readonly<Record<string, ShownRating>>>> = {
  'six-nimmt': {
    random: { rating: 396, uncertainty: 564 },
    easy: { rating: 1002, uncertainty: 406 },
    medium: { rating: 1500, uncertainty: 0 },
    strong: { rating: 2019, uncertainty: 321 },
  },
  'eleven-nimmt': {
    random: { rating: 212, uncertainty: 748 },
    easy: { rating: 977, uncertainty: 282 },
    medium: { rating: 1500, uncertainty: 0 },
    strong: { rating: 1772, uncertainty: 78 },
  },
  bullenrommee: {
    random: { rating: 685, uncertainty: 214 },
    easy: { rating: 1110, uncertainty: 150 },
    medium: { rating: 1500, uncertainty: 0 },
    strong: { rating: 1580, uncertainty: 54 },
  },
  'twenty-one': {
    random: { rating: 334, uncertainty: 626 },
    easy: { rating: 1320, uncertainty: 106 },
    medium: { rating: 1500, uncertainty: 0 },
    strong: { rating: 1683, uncertainty: 53 },
  },
  'captain-jack': {
    random: { rating: 836, uncertainty: 430 },
    easy: { rating: 1242, uncertainty: 138 },
    medium: { rating: 1500, uncertainty: 0 },
    strong: { rating: 1624, uncertainty: 86 },
  },
};
