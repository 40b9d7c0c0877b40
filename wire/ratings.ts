import Type, { type Static } from 'typebox';

// Ratings: one number with its uncertainty for each game, of players at tables that asked for it when they were made.

/** A strength as people read it. It is within `uncertainty` of `rating` with a chance of about 95 %. */
export interface RatingShown {
  readonly rating: number;
  readonly uncertainty: number;
}

/** The rating of a player in one game, and how many matches have moved it. */
export interface GameRating extends RatingShown {
  readonly game: string;
  readonly matches: number;
}

/** How one match moved a player's rating. */
export interface RatingChange {
  readonly table: string;
  readonly game: string;
  /** When the match was rated, in milliseconds since 1970. */
  readonly at: number;
  readonly before: RatingShown;
  readonly after: RatingShown;
}

/** What a player sees of their own ratings. */
export interface PlayerRatings {
  /** The player wants to be on leaderboards. */
  readonly listed: boolean;
  readonly ratings: readonly GameRating[];
}

export const ListPlayer = Type.Object({ listed: Type.Boolean() }, { additionalProperties: false });
export type ListPlayer = Static<typeof ListPlayer>;

/** Somebody on a leaderboard: no id, since nobody is to be followed from table to table. */
export interface Leader extends RatingShown {
  readonly place: number;
  readonly name: string;
  readonly avatar: string;
  readonly matches: number;
}

export interface LeaderPage {
  readonly leaders: readonly Leader[];
  /** The bots of the game, the strongest first, to compare with. */
  readonly bots: readonly (RatingShown & { readonly level: string })[];
  /** `after` of the next page; null if this is the last. */
  readonly next: number | null;
}
