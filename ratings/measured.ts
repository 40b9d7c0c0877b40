import type { GameId } from '@bullpen/games';
import type { ShownRating } from './scale.ts';

/** Made by `bullpen ratings measure`: how strong the bots of each game are, where `medium` has 1500. docs/RATINGS.md says how. */
export const BOT_RATINGS: Readonly<Record<GameId, Readonly<Record<string, ShownRating>>>> = {
  'six-nimmt': {
    random: { rating: 741, uncertainty: 100 },
    easy: { rating: 1212, uncertainty: 60 },
    medium: { rating: 1500, uncertainty: 50 },
    strong: { rating: 1627, uncertainty: 60 },
  },
  'eleven-nimmt': {
    random: { rating: 545, uncertainty: 100 },
    easy: { rating: 1230, uncertainty: 60 },
    medium: { rating: 1500, uncertainty: 50 },
    strong: { rating: 1650, uncertainty: 60 },
  },
  bullenrommee: {
    random: { rating: 758, uncertainty: 100 },
    easy: { rating: 1301, uncertainty: 60 },
    medium: { rating: 1500, uncertainty: 50 },
    strong: { rating: 1600, uncertainty: 60 },
  },
  'twenty-one': {
    random: { rating: 956, uncertainty: 100 },
    easy: { rating: 1333, uncertainty: 60 },
    medium: { rating: 1500, uncertainty: 50 },
    strong: { rating: 1804, uncertainty: 60 },
  },
  'captain-jack': {
    random: { rating: 867, uncertainty: 100 },
    easy: { rating: 1195, uncertainty: 60 },
    medium: { rating: 1500, uncertainty: 50 },
    strong: { rating: 1600, uncertainty: 60 },
  },
};
