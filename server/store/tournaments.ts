import type { TournamentEntry, TournamentLogged } from '@bullpen/tournament';
import type { TournamentStatus } from '@bullpen/wire';
import type { ClubResult } from './clubs.ts';
import type { DatabaseRow } from './row.ts';

/** What is asked about tournaments without reading their logs. It is written together with the entry that changes it. */
export interface TournamentSummary {
  readonly club: string | null;
  readonly status: TournamentStatus;
  /** When the next step is due, in milliseconds since 1970; null if none is. */
  readonly due: number | null;
  readonly changed: number;
}

/** Who an entrant is. Of a player who is gone there is nothing. */
export interface StoredEntrant {
  readonly entrant: number;
  readonly player: string;
  readonly name: string;
}

/** What stands beside the log, and is written together with an entry. */
export interface BesideEntry {
  /** With the first entry. */
  readonly host?: string;
  /** With `joined`; `code` is the number of the code that was used. */
  readonly entrant?: StoredEntrant & { readonly code: number | null };
  /** With `codes-made`: the prepared names, and the number of the first. */
  readonly codes?: { readonly from: number; readonly names: readonly (string | null)[] };
  /** With `drawn`: the tables of the round. */
  readonly tables?: readonly string[];
  /** With `result`: the table that it is about. */
  readonly settled?: string;
  /** With `ended`, in a club. */
  readonly results?: { readonly club: string; readonly rows: readonly ClubResult[] };
}

/** A table of a tournament without a result. */
export interface UnsettledTable {
  readonly tournament: string;
  readonly table: string;
}

/** A name that is prepared for a code; null if there is none. */
export interface StoredCode {
  readonly number: number;
  readonly name: string | null;
}

/**
 * Where tournaments are kept. Laws, tested for every store:
 *
 *  1. The laws of appending to a table (`Store`) hold here too.
 *  2. What is kept beside the log is written together with the entry or not at all.
 *  3. A player joins once.
 *  4. Nothing is kept about a player who is gone.
 */
export interface TournamentStore {
  /** 'player-gone' if the host or entrant is being erased, or is gone. */
  append(
    tournament: string,
    logged: TournamentLogged,
    summary: TournamentSummary,
    beside: BesideEntry,
  ): Promise<'written' | 'conflict' | 'player-gone'>;
  /** The entries from this seq on, in order. */
  read(tournament: string, from: number): Promise<TournamentLogged[]>;
  /** The seq of the entry that this command made; null if there is none. */
  find(tournament: string, command: string): Promise<number | null>;
  /** The seq of the last entry; null if there is no such tournament. */
  head(tournament: string): Promise<number | null>;
  hostOf(tournament: string): Promise<string | null>;
  /** In the order of their numbers. */
  entrants(tournament: string): Promise<StoredEntrant[]>;
  codes(tournament: string): Promise<StoredCode[]>;
  /** Those at which a step is due by then, the longest overdue first. */
  due(until: number, limit: number): Promise<string[]>;
  /** Tables that are over or gone, and whose results have not been noted. Of a round that is not dealt yet, all are gone. */
  unsettled(limit: number): Promise<UnsettledTable[]>;
  /** Those that a player hosts or has joined, the latest first. */
  ofPlayer(player: string, limit: number): Promise<string[]>;
  ofClub(club: string, limit: number): Promise<string[]>;
  /**
   * Removes tournaments of a status that have not changed since then; says how many. One with a step that is due later, or with a table
   * that is still there without a result, stays.
   */
  prune(status: TournamentStatus, before: number): Promise<number>;
}

/** All that belongs to a tournament, besides its row. */
export const OF_A_TOURNAMENT: readonly string[] = [
  'tournament_log',
  'tournament_hosts',
  'tournament_entrants',
  'tournament_codes',
  'tournament_tables',
];

export const entrantOf = ({ entrant, player, name }: DatabaseRow): StoredEntrant => ({
  entrant: Number(entrant),
  player: String(player),
  name: String(name),
});

export const unsettledOf = ({ tournament, table }: DatabaseRow): UnsettledTable => ({
  tournament: String(tournament),
  table: String(table),
});

export const codeOf = ({ number, name }: DatabaseRow): StoredCode => ({
  number: Number(number),
  name: name === null ? null : String(name),
});

export const tournamentLogged = ({ seq, command, entry }: DatabaseRow): TournamentLogged => ({
  seq: Number(seq),
  command: command === null ? null : String(command),
  entry: JSON.parse(String(entry)) as TournamentEntry,
});
