import type { Event, Outcome, Seat, View } from '@bullpen/engine';
import type { Phrase } from './phrases.ts';
import type { Clock, Phrases, Seating, VoteFor } from './terms.ts';

/** Who sits in a seat, as everybody sees it. */
interface Player {
  /** `kept`: a seat of a rematch that only its player of the previous match can take, with the old token. */
  readonly kind: 'free' | 'kept' | 'person' | 'bot';
  /** Of the person, or of the one for whom the seat is kept. */
  readonly name: string | null;
  /** A bot's strength. */
  readonly level: string | null;
  /** A person for whom a bot plays until they return. */
  readonly away: boolean;
  /** Since when the person has had no connection to the table, in milliseconds since 1970; null if they are here. */
  readonly absent: number | null;
  /** What the face of the person is drawn from, where the seat belongs to a player (`avatarOf`). Never the player's id. */
  readonly avatar?: string;
}

/**
 * What to do about the absent person in seat `about`. Votes are taken from the time `from` on; `until` is when those that were
 * cast decide, null while there is none.
 */
export interface Vote {
  readonly about: Seat;
  readonly from: number;
  readonly until: number | null;
  readonly cast: readonly { readonly seat: Seat; readonly for: VoteFor }[];
}

/** `dealing`: all seats are taken, and the table waits for the nonces to which seats have committed. */
export type TableStatus = 'open' | 'dealing' | 'playing' | 'over';

/** A table in a list. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: number;
  readonly free: number;
  readonly changed: number;
  /** The name of the host; null while there is none. */
  readonly host: string | null;
  readonly rated: boolean;
}

/** A page of the public list. */
export interface ListPage {
  readonly tables: readonly ListedTable[];
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null;
}

/**
 * Who or what ended a table early: its host, a vote of those present, an operator of the server, a new version of the game,
 * deals that were void again and again, or that nobody plays any more. Then there is no outcome and no record.
 */
export type Ended = 'host' | 'vote' | 'operator' | 'version' | 'void' | 'deserted';

/** Everything about a table that one viewer may know, at one seq. */
export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  readonly game: string;
  readonly version: number;
  /** When the table was made, in milliseconds since 1970. Lean moves count from it. */
  readonly created: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly status: TableStatus;
  /** Why the table ended before its match did; null if it did not. */
  readonly ended: Ended | null;
  /** The seat that starts the match and decides who plays; null while nobody has the role. */
  readonly host: Seat | null;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly hints: boolean;
  /** The result counts for the ratings of its players. */
  readonly rated: boolean;
  /** The UTC day whose daily deal this is. Missing at any other table. */
  readonly daily?: string;
  /** The tournament that it is a table of, and the round, from 1. Missing at any other table. */
  readonly tournament?: { readonly tournament: string; readonly round: number; readonly final: boolean };
  readonly players: readonly Player[];
  readonly viewer: number;
  /** When the viewer's time is up if it has to act, else that of the first who has to, in milliseconds since 1970. A bot's pause is no such time. */
  readonly due: number | null;
  /** Null before the deal. */
  readonly view: View | null;
  /** The viewer's legal moves, in notation; none unless it has to act. */
  readonly legal: readonly string[];
  /** The viewer may take its choice back. */
  readonly retractable: boolean;
  readonly outcome: Outcome | null;
  /** Seats that want a rematch, and the table at which it is. */
  readonly offers: readonly Seat[];
  readonly rematch: string | null;
  /** Votes about absent people that are under way. */
  readonly votes: readonly Vote[];
  readonly seating: Seating;
  /** Whether seats may say phrases, and whether they may now. */
  readonly phrases: Phrases;
  readonly talk: boolean;
  /**
   * What the chance of the match is bound to. The server commits to a secret, and each seat may commit to a nonce, before
   * anybody knows the others'. The secret and the nonces are shown when the match is over.
   */
  readonly fair: {
    /** SHA-256 of the server's secret. */
    readonly commitment: string;
    /** By seat, before lots were drawn: SHA-256 of the seat's nonce; null where a seat adds none. */
    readonly seats: readonly (string | null)[];
    /** While `dealing`: the seats whose nonces the server has. */
    readonly revealed: readonly Seat[];
    /** How often a deal was void because a seat did not reveal its nonce in time. */
    readonly voids: number;
    readonly secret: string | null;
    readonly nonces: readonly string[] | null;
  };
}

/** What was done, as everybody may know it: never a token, a secret or a choice that is not revealed. */
export interface PublicEntry {
  readonly type: string;
  readonly at: number;
  readonly seat?: Seat;
  readonly name?: string;
  readonly avatar?: string;
  readonly by?: 'person' | 'bot' | 'clock' | 'silence';
  /** Of `voided`: the seats that did not reveal their nonces. */
  readonly seats?: readonly Seat[];
  /** Of `seats-changed`: how many seats there are now. */
  readonly count?: number;
  /** Of `started`, where lots were drawn: by seat from now on, the seat that its player had before. */
  readonly seating?: readonly Seat[];
  /** Of `voted`: the absent person's seat, and what is wanted. */
  readonly about?: Seat;
  readonly vote?: VoteFor;
  /** Of `closed`. */
  readonly reason?: Ended;
  /** Of `said`. */
  readonly phrase?: Phrase;
  /** Of `phrases-set`. */
  readonly phrases?: Phrases;
}

/** One step of a table's log, for one viewer. */
export interface Update {
  readonly table: string;
  readonly seq: number;
  readonly entry: PublicEntry;
  readonly events: readonly Event[];
}
