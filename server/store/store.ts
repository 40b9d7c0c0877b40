import type { Entry, Logged } from '@bullpen/table';
import type { TableStatus } from '@bullpen/wire';
import type { ClubStore } from './clubs.ts';
import type { DailyStore } from './daily.ts';
import type { PlayerStore } from './players.ts';
import type { RatingStore } from './ratings.ts';
import type { SignInStore } from './sign-ins.ts';
import type { TournamentStore } from './tournaments.ts';

/** What can be asked about tables without reading their logs. It is written together with the entry that changes it. */
export interface Summary {
  readonly game: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly seats: number;
  /** Free seats. */
  readonly free: number;
  /** When something is due at the table by the clock, in milliseconds since 1970; null if nothing is. */
  readonly due: number | null;
  /** When the last entry was made. */
  readonly changed: number;
  /** The name of the host; null while there is none. */
  readonly host: string | null;
  /** The table asked for ratings when it was made. It never changes, so only entry 1 writes it. */
  readonly rated: boolean;
}

export interface Listing extends Summary {
  readonly table: string;
}

/** Which tables of a status are wanted. */
export interface Wanted {
  /** Those of the public list, or those by invitation. */
  readonly listed?: boolean;
  /** Those after this one, in the order of the list. */
  readonly after?: Pick<Listing, 'table' | 'changed'>;
}

/** Which tables are wanted, among those whose host's name begins with some letters. */
export interface WantedByHost {
  readonly game: string;
  readonly listed?: boolean;
  readonly after?: { readonly table: string; readonly key: string };
}

/** Where a browser wants to be notified of the turns of one seat: an address of its push service, with the keys for what is sent there. */
export interface PushAddress {
  readonly table: string;
  /** The hash of the seat's token: somebody who has the seat later, with another one, gets nothing here. */
  readonly holder: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** The player in that seat; null for somebody without one. The address goes with the player. */
  readonly player: string | null;
}

/**
 * What is kept for notices. Laws, tested for every store:
 *
 *  1. Of any number of callers that claim the same notice, here or in other processes, one gets it, once and for ever.
 *  2. What belongs to a table is removed with it.
 *  3. After a player has been erased, no address of theirs stays or is added, however late the request comes.
 */
export interface NoticeStore {
  /** Keeps a text under a name unless there is one already; gives what is kept. */
  keep(name: string, text: string): Promise<string>;
  /**
   * Adds an address, or changes the one with this endpoint. A seat keeps its latest `ADDRESSES`, and a table only those of its present
   * holders, since a seat may get new tokens again and again. False if its player is being erased, or is gone.
   */
  addAddress(address: PushAddress, holders: readonly string[]): Promise<boolean>;
  /** Removes the address of a seat; false if there is none. */
  removeAddress(table: string, holder: string, endpoint: string): Promise<boolean>;
  /** Removes the addresses of all other holders. */
  keepAddresses(table: string, holders: readonly string[]): Promise<void>;
  /** The addresses of these holders. */
  addresses(table: string, holders: readonly string[]): Promise<PushAddress[]>;
  /** Tables that have addresses, after this one in their order. */
  addressed(after: string, limit: number): Promise<string[]>;
  /** Claims the notice of a seat's turn, which began with entry `seq`. False if it, or that of a later turn, was claimed before. */
  claim(table: string, seat: number, seq: number): Promise<boolean>;
}

/** How many browsers may be notified for one seat. */
export const ADDRESSES = 5;

/** The players whom an entry names: who sits down with it, or for whom a rematch keeps its seats. */
export function playersIn(entry: Entry): readonly string[] {
  if (entry.type === 'sat') return entry.player === undefined ? [] : [entry.player];
  return entry.type === 'created' ? (entry.kept ?? []).flatMap((kept) => kept?.player ?? []) : [];
}

/** What became of an append. 'player-gone' is said of an entry that names a player who is being erased, or is gone. */
export type Appended = 'written' | 'conflict' | 'player-gone';

/**
 * Where logs are kept. Laws, tested for every store by one suite:
 *
 *  1. `append` writes entry `seq` of a table only if `seq − 1` is its last one: of two that name the same seq, one gets
 *     'written' and the other 'conflict'. No gaps, nothing twice.
 *  2. When `append` has said 'written', the entry survives the death of the process and of the machine.
 *  3. A command id is written at most once in a table: a second time `append` says 'conflict', whatever its seq.
 *  4. The summary is that of the last entry written; only `changed` of a table by invitation may be up to ten seconds older.
 *  5. Only `rewriteName` and `players.erase` ever change an entry. They change names and whose they are, and nothing else.
 *  6. No entry names a player who is gone: neither one that was there before, nor one that comes later.
 *
 * A store that cannot do what it is asked for now throws `StoreUnavailable`. Any other error is a bug.
 */
export interface Store extends NoticeStore {
  /**
   * Entry 1 creates the table. `circle` stands for the players of a rated match that begins with the entry: the store decides now whether
   * that match counts (`MATCHES_A_DAY`).
   */
  append(table: string, logged: Logged, summary: Summary, circle?: string | null): Promise<Appended>;
  /** The entries from this seq on, in order, at most `limit` of them; none if there is no such table. */
  read(table: string, from: number, limit?: number): Promise<Logged[]>;
  /** The seq of the entry that this command made; null if there is none. */
  find(table: string, command: string): Promise<number | null>;
  /** Tables of a status, the latest changed first; of the public list, unless others are wanted. */
  list(status: Summary['status'], limit: number, wanted?: Wanted): Promise<Listing[]>;
  /** The same of one game, of the public list only. */
  listGame(
    status: Summary['status'],
    game: string,
    limit: number,
    after?: Wanted['after'],
  ): Promise<Listing[]>;
  /** Tables whose host's name begins with `key` (`searchKey` in wire/names.ts), in the order of these names. */
  listByHost(status: Summary['status'], key: string, limit: number, wanted: WantedByHost): Promise<Listing[]>;
  /** One table; null if there is none. */
  summary(table: string): Promise<Listing | null>;
  /** Tables at which something is due by then, the longest overdue first. */
  due(until: number, limit: number): Promise<Listing[]>;
  /** The seq of the last entry of each of these tables; one that is not there is left out. */
  heads(tables: readonly string[]): Promise<Map<string, number>>;
  /** The time in milliseconds since 1970, by the clock that all processes on this store go by. */
  now(): Promise<number>;
  /** Removes tables of a status that have not changed since then, and at which nothing is due later; says how many. */
  prune(status: Summary['status'], before: number): Promise<number>;
  /** Removes a table with its log; false if there is none. */
  remove(table: string): Promise<boolean>;
  /**
   * Replaces this name by another in the logs of tables that are over, or of one of them; says in which. Without a table, players of
   * this name get the other one too. A log is kept for good, but a person may want to be forgotten.
   */
  rewriteName(name: string, to: string, table?: string): Promise<string[]>;
  readonly players: PlayerStore;
  readonly signIns: SignInStore;
  readonly ratings: RatingStore;
  readonly daily: DailyStore;
  readonly clubs: ClubStore;
  readonly tournaments: TournamentStore;
  /**
   * Overwrites what removed rows and names have left behind in the files of the database. Nobody can write meanwhile. If that takes long,
   * 'soon' waits for a quiet time, at most a day, even across a restart. True if it is done. False if it will be done later, or if only
   * an administrator of the database can do it.
   */
  scrub(when: 'now' | 'soon'): Promise<boolean>;
  /** Whether something can be read. Asks once, without patience. */
  ping(): Promise<void>;
  /** Whether something can be written, the way that appends are: writes a small row of its own. Without patience. */
  beat(): Promise<void>;
  close(): Promise<void>;
}
