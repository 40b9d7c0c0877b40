import type { Result } from '@bullpen/engine';
import type { LeaderPage, PlayerRatings, Problem, RatingChange } from '@bullpen/wire';
import { ask, headers } from './http.ts';

type Asked<T> = Promise<Result<T, Problem>>;

const bare = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

export const fetchRatings = (key: string): Asked<PlayerRatings> => ask('/player/ratings', bare(key));

/** How the match of a table moved the rating of a player. */
export const fetchRatingChange = (key: string, table: string): Asked<RatingChange> =>
  ask(`/player/ratings/${table}`, bare(key));

export const listPlayer = (key: string, listed: boolean): Asked<PlayerRatings> =>
  ask('/player/listed', { method: 'POST', headers: headers(key), body: JSON.stringify({ listed }) });

export const fetchLeaders = (game: string, after: number): Asked<LeaderPage> =>
  ask(`/leaders?${new URLSearchParams({ game, after: String(after) })}`, {});
