import type { Outcome } from '@bullpen/engine';
import Type, { type Static } from 'typebox';
import type { MyClub } from './clubs.ts';
import type { DailyAttempt } from './daily.ts';
import type { GameRating, RatingChange } from './ratings.ts';
import type { Ended, Snapshot, TableStatus } from './table.ts';
import type { MyTournament } from './tournaments.ts';

// A player is somebody who comes back: an id, a name and a secret key in a browser. No e-mail, no password.

const exact = { additionalProperties: false };

export const Name = Type.String({ minLength: 1, maxLength: 100 });
/** Made up by the client, at random. Nobody but the player and the server knows it. */
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,32}$' });
/** The secret that makes a player yours, made up by the client: the server keeps its hash. Each device has its own. */
export const PlayerKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });

/** A new player. Sent again with the same id and key, it is answered again. */
export const NewPlayer = Type.Object({ id: PlayerId, key: PlayerKey, name: Name }, exact);
export type NewPlayer = Static<typeof NewPlayer>;

export const RenamePlayer = Type.Object({ name: Name }, exact);

/** Another device of a player: the code of a link, and a key of its own. */
export const JoinPlayer = Type.Object({ code: Code, key: PlayerKey }, exact);
export type JoinPlayer = Static<typeof JoinPlayer>;

/** A player, as its owner sees it. */
export interface PlayerFacts {
  readonly player: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A link for another device: it works once, until then (milliseconds since 1970). */
export interface PlayerLink {
  readonly code: string;
  readonly until: number;
}

/** A match that a player took part in. Outcome and seats are those of its end; before it, there is no outcome. */
export interface MatchOfPlayer {
  readonly table: string;
  readonly game: string;
  /** When the player sat down; when the match ended, if it did. */
  readonly at: number;
  readonly status: TableStatus;
  readonly ended: Ended | null;
  /** The player's own seat; null if they left it before the end. */
  readonly seat: number | null;
  readonly players: readonly Pick<Snapshot['players'][number], 'kind' | 'name' | 'level' | 'avatar'>[];
  readonly outcome: Outcome | null;
}

export interface MatchPage {
  readonly matches: readonly MatchOfPlayer[];
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null;
}

/** All that the server keeps about a player. Of keys it has hashes only. */
export interface PlayerExport extends PlayerFacts {
  readonly devices: number;
  /** The sign-in that is linked: where, and since when (milliseconds since 1970). The server keeps only a hash of who the player is there. */
  readonly signIn: { readonly issuer: string; readonly since: number } | null;
  /** Whether the player is on leaderboards, the ratings, and how each rated match moved them. */
  readonly listed: boolean;
  readonly ratings: readonly GameRating[];
  readonly changes: readonly RatingChange[];
  readonly daily: readonly DailyAttempt[];
  readonly clubs: readonly MyClub[];
  readonly tournaments: readonly MyTournament[];
  readonly matches: readonly MatchOfPlayer[];
  /** Tables at which the player sat down and stood up again, with the names used there. */
  readonly visits: readonly (Pick<MatchOfPlayer, 'table' | 'game' | 'at'> & {
    readonly names: readonly string[];
  })[];
  /** Where browsers want to be notified of turns. */
  readonly notices: readonly {
    readonly table: string;
    readonly endpoint: string;
    readonly language: string;
  }[];
}
