import type { DatabaseRow } from './row.ts';

/** The most members of a club, and clubs of a player. */
export const MOST_MEMBERS = 500;
export const MOST_CLUBS = 50;

export interface StoredClub {
  readonly club: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The number of the owner: of those who are members now, the one who was made it or has been there longest. */
  readonly owner: number;
}

export interface StoredMember {
  readonly member: number;
  readonly player: string;
  readonly name: string;
  readonly since: number;
}

/** What a player has made of one table, or of a whole tournament. */
export interface ClubResult {
  readonly player: string;
  readonly points: number;
  readonly tables: number;
  readonly wins: number;
  /** 1 for a tournament won. */
  readonly titles: number;
}

export interface StoredClubLeader extends Omit<ClubResult, 'player'> {
  readonly member: number;
}

export type Joined = 'written' | 'already' | 'removed' | 'full' | 'too-many' | 'no-club' | 'player-gone';

/**
 * Where clubs are kept. Laws, tested for every store:
 *
 *  1. A player is a member once, and keeps the same number while they are one. No number is given twice.
 *  2. A player who was removed does not come back.
 *  3. A club without members is gone.
 *  4. A table is shared once, and counts once.
 *  5. Nothing is kept about a player who is gone.
 */
export interface ClubStore {
  /** Makes a club with its first member. One with this id that the player has made before is left as it is. */
  make(
    club: { readonly club: string; readonly name: string; readonly at: number },
    player: string,
  ): Promise<Joined>;
  find(club: string): Promise<StoredClub | null>;
  /** In the order of their numbers. */
  members(club: string): Promise<StoredMember[]>;
  memberOf(club: string, player: string): Promise<number | null>;
  join(club: string, player: string, at: number): Promise<Joined>;
  /** False if there is no such member. When the last one leaves, the club is removed with all that belongs to it. */
  leave(club: string, member: number): Promise<boolean>;
  /** The same for a member whom the owner removes: the player cannot join again. */
  remove(club: string, member: number): Promise<boolean>;
  rename(club: string, name: string): Promise<void>;
  /** False if there is no such member. */
  handOn(club: string, member: number): Promise<boolean>;
  /** The clubs of a player, with the number there, the latest first. */
  clubsOf(player: string): Promise<(StoredClub & { readonly member: number; readonly joined: number })[]>;
  /** False if the table is on the list of a club already. */
  share(club: string, table: string, at: number): Promise<boolean>;
  /** The tables of a club, the latest first. */
  tables(club: string, limit: number): Promise<{ readonly table: string; readonly at: number }[]>;
  /** Notes what a shared table was worth, once. */
  settle(table: string, results: readonly ClubResult[]): Promise<'written' | 'conflict'>;
  /** Shared tables that are over and have not been noted. */
  unsettled(limit: number): Promise<string[]>;
  /** What the members of a club have made of its tables, the best first. */
  leaders(club: string): Promise<StoredClubLeader[]>;
}

export const clubOf = ({ club, name, since, owner }: DatabaseRow): StoredClub => ({
  club: String(club),
  name: String(name),
  since: Number(since),
  owner: Number(owner),
});

export const memberOf = ({ member, player, name, since }: DatabaseRow): StoredMember => ({
  member: Number(member),
  player: String(player),
  name: String(name),
  since: Number(since),
});

export const leaderOf = ({ member, points, tables, wins, titles }: DatabaseRow): StoredClubLeader => ({
  member: Number(member),
  points: Number(points),
  tables: Number(tables),
  wins: Number(wins),
  titles: Number(titles),
});
