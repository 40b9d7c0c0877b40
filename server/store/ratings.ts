import { afterMatch, type Belief, NEWCOMER } from '@bullpen/ratings';
import type { DatabaseRow } from './row.ts';

/** Somebody in the order of finish of a match that is rated: a player of this server, or a bot. */
export type RatedEntry =
  | {
      readonly player: string;
      readonly place: number;
      /** Whether the rating moves. In a match that was ended early only those lose who left it. */
      readonly moves: boolean;
      /** Who left never gains, not even by sharing the last place with somebody stronger who left too. */
      readonly left?: boolean;
    }
  | { readonly player: null; readonly place: number; readonly belief: Belief };

/** What a match that is over means for ratings. Without entries it means nothing, and is only noted as done. */
export interface RatedMatch {
  readonly table: string;
  readonly game: string;
  /** When it is rated, in milliseconds since 1970. */
  readonly at: number;
  readonly entries: readonly RatedEntry[];
}

/** The rating of a player in one game. */
export interface StoredRating {
  readonly game: string;
  readonly belief: Belief;
  readonly matches: number;
}

export interface StoredChange {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly before: Belief;
  readonly after: Belief;
}

/** Somebody on a leaderboard. The id never leaves the server. */
export interface StoredLeader extends Omit<StoredRating, 'game'> {
  readonly player: string;
  readonly name: string;
}

/**
 * Where ratings are kept. Laws, tested for every store:
 *
 *  1. A table is rated once and for ever, however many callers try, here or in other processes.
 *  2. All ratings of a match move together, or none does.
 *  3. What belongs to a player is removed with them.
 */
export interface RatingStore {
  /** Tables that asked for ratings, are over and have not been rated. */
  unrated(limit: number): Promise<string[]>;
  /** Rates a match. 'conflict' if that was done before, or the table never asked for it: then nothing changes. */
  rate(match: RatedMatch): Promise<'written' | 'conflict'>;
  ratingsOf(player: string): Promise<StoredRating[]>;
  /** How a match moved the rating of a player; null if it did not. */
  changeAt(player: string, table: string): Promise<StoredChange | null>;
  /** How matches whose tables are still kept moved the ratings of a player, the latest first. */
  changesOf(player: string, limit: number): Promise<StoredChange[]>;
  isListed(player: string): Promise<boolean>;
  list(player: string, listed: boolean): Promise<void>;
  /** The players of a game who want to be listed and have enough matches, the best first; `after` is how many to skip. */
  leaders(game: string, limit: number, after: number): Promise<StoredLeader[]>;
}

/**
 * Of the matches of a game that the same players begin within a day, this many count: those that begin first. If it were those that
 * end first, a player could begin many, end the won ones first, and have the lost ones not counted.
 *
 * So it is decided with the entry that begins a match (`append`): one that counts is kept with its circle and its time. Of several that
 * begin at the same moment each may have seen too few others, so it is looked at once more when the match is rated.
 */
export const MATCHES_A_DAY = 10;
export const RATED_DAY = 86_400_000;
/** Nobody is on a leaderboard before this many matches. */
export const LEAST_MATCHES = 10;

/** A move of a rating, before it is written. */
export interface RatingMove {
  readonly player: string;
  readonly before: Belief;
  readonly after: Belief;
}

/**
 * What a match does to ratings, where `beliefOf` gives what is kept of a player: undefined for somebody whose first match of the
 * game this is, and null for one who was erased, who is left out. A match of one teaches nothing.
 */
export function movesOf(
  { entries }: RatedMatch,
  beliefOf: (player: string) => Belief | undefined | null,
): RatingMove[] {
  const seats = entries.flatMap((entry) => {
    const belief = entry.player === null ? entry.belief : beliefOf(entry.player);
    const kind = entry.player === null ? ('bot' as const) : ('person' as const);
    return belief === null ? [] : [{ entry, kind, place: entry.place, belief: belief ?? NEWCOMER }];
  });
  if (seats.length < 2) return [];
  const after = afterMatch(seats);
  return seats.flatMap(({ entry, belief }, i) => {
    const learnt = after[i];
    if (entry.player === null || !entry.moves || learnt === undefined) return [];
    const mu = entry.left === true ? Math.min(belief.mu, learnt.mu) : learnt.mu;
    return [{ player: entry.player, before: belief, after: { ...learnt, mu } }];
  });
}

/** Rows as a database gives them. */
export const ratingOf = (row: DatabaseRow): StoredRating => ({
  game: String(row.game),
  belief: { mu: Number(row.mu), variance: Number(row.variance) },
  matches: Number(row.matches),
});

export const leaderOf = (row: DatabaseRow): StoredLeader => ({
  ...ratingOf(row),
  player: String(row.player),
  name: String(row.name),
});

export const changeOf = (row: DatabaseRow): StoredChange => ({
  table: String(row.table),
  game: String(row.game),
  at: Number(row.at),
  before: { mu: Number(row.mu_before), variance: Number(row.variance_before) },
  after: { mu: Number(row.mu), variance: Number(row.variance) },
});
