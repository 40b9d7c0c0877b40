import { shown } from '@bullpen/ratings';
import type { GameRating, RatingChange } from '@bullpen/wire';
import type { StoredChange, StoredRating } from '../store/ratings.ts';

// What is kept of ratings, as clients read it.

export const gameRating = ({ game, belief, matches }: StoredRating): GameRating => ({
  game,
  ...shown(belief),
  matches,
});

export const ratingChange = ({ table, game, at, before, after }: StoredChange): RatingChange => ({
  table,
  game,
  at,
  before: shown(before),
  after: shown(after),
});
