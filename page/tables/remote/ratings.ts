import type { Asked, LeaderPage, PlayerRatings, RatingChange } from '@bullpen/wire';
import { ask, bare, post } from './http.ts';

export const fetchRatings = (key: string): Promise<Asked<PlayerRatings>> => ask('/player/ratings', bare(key));

/** How the match of a table moved the rating of a player. */
export const fetchRatingChange = (key: string, table: string): Promise<Asked<RatingChange>> =>
  ask(`/player/ratings/${table}`, bare(key));

export const listPlayer = (key: string, listed: boolean): Promise<Asked<PlayerRatings>> =>
  ask('/player/listed', post(key, { listed }));

export const fetchLeaders = (game: string, after: number): Promise<Asked<LeaderPage>> =>
  ask(`/leaders?${new URLSearchParams({ game, after: String(after) })}`, {});
