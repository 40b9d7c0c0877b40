import Type, { type Static } from 'typebox';
import { CommandId } from './commands.ts';
import { Name } from './players.ts';
import { TableId } from './socket.ts';
import type { TableStatus } from './table.ts';
import type { TournamentLine } from './tournaments.ts';

// A club is a link: who has it may look, and join with the key of a player. Nothing here has a player's id: members have numbers, in the
// order in which they joined.

const exact = { additionalProperties: false };

/** The name of a club, as it stands in links. It cannot be guessed. */
export const ClubId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** A new club, whose owner is the player who makes it. Sent again, it is answered again. */
export const NewClub = Type.Object({ id: CommandId, name: Name }, exact);
export type NewClub = Static<typeof NewClub>;

const Member = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/**
 * What a player can do in a club. All but `join` are for members, and `rename`, `remove` and `hand-on` for the owner. An owner who
 * leaves hands the club on to the member who has been there longest; the last one to leave ends it.
 *
 *  - `remove` is for good: the player cannot join again.
 *  - `share` puts a table on the club's list, at which the member has a seat as a player. When its match is over, it counts for the
 *    club's leaderboard.
 */
export const ClubCommand = Type.Union([
  Type.Object({ do: Type.Literal('join') }, exact),
  Type.Object({ do: Type.Literal('leave') }, exact),
  Type.Object({ do: Type.Literal('rename'), name: Name }, exact),
  Type.Object({ do: Type.Literal('remove'), member: Member }, exact),
  Type.Object({ do: Type.Literal('hand-on'), member: Member }, exact),
  Type.Object({ do: Type.Literal('share'), table: TableId }, exact),
]);
export type ClubCommand = Static<typeof ClubCommand>;

export interface ClubMember {
  readonly member: number;
  readonly name: string;
  readonly avatar: string;
  readonly owner: boolean;
}

/** A table that a member has shared. */
export interface ClubTable {
  readonly table: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: number;
  readonly free: number;
  /** When it was shared, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * What a member has made of the club's tables: those that were shared, and those of its tournaments that are finished. Ordered by
 * points; equals share a place.
 */
export interface ClubLeader {
  readonly place: number;
  readonly member: number;
  /** For each table, the share of the others there that the member was ahead of. */
  readonly points: number;
  readonly tables: number;
  /** Tables won, and tournaments won. */
  readonly wins: number;
  readonly titles: number;
}

/** A club, as all see it who have the link. */
export interface Club {
  readonly club: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly members: readonly ClubMember[];
  /** The latest first. */
  readonly tables: readonly ClubTable[];
  readonly tournaments: readonly TournamentLine[];
  readonly leaders: readonly ClubLeader[];
}

/** What a player is in a club. */
export interface MyClub {
  readonly club: string;
  readonly name: string;
  readonly member: number;
  readonly owner: boolean;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

export interface MyClubs {
  readonly clubs: readonly MyClub[];
}

/** The answer to a command: what the player is in the club now; null if nothing. */
export interface ClubAnswer {
  readonly me: MyClub | null;
}
