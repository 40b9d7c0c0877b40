import type { Draw, Seat } from '@bullpen/engine';
import type { Clock, Ended, Phrase, Phrases, Seating, SeatPlan, VoteFor } from '@bullpen/wire';

/**
 * A table is its log, and this is what a log is made of. An entry is one thing that happened, whole: it is appended or it is
 * not. Everything else about a table is computed from its entries, in order (`table.ts`).
 */
export type Entry =
  /** The table was created. `secret` and all chance come from the server; until the match is over only `commitment` is shown. */
  | {
      readonly type: 'created';
      readonly at: number;
      readonly game: string;
      readonly version: number;
      readonly seats: number;
      readonly options: Readonly<Record<string, string | number>>;
      readonly plan: readonly SeatPlan[];
      readonly clock: Clock;
      readonly listed: boolean;
      readonly hints: boolean;
      readonly pace: Pace;
      readonly secret: string;
      readonly commitment: string;
      /** The table that this is the rematch of; and for each seat, the player who may claim it first. */
      readonly before?: string;
      readonly kept?: readonly (Kept | null)[];
      /** The hash of the token with which the host is going to sit; or, in a rematch, the host's seat. */
      readonly host?: string;
      readonly hostSeat?: Seat;
      /** Missing in logs from before lots were drawn: then seats are fixed. */
      readonly seating?: Seating;
      /** Missing where nobody chose: then phrases are on. */
      readonly phrases?: Phrases;
      /** The result counts for the ratings of its players. Missing where nobody asked for it. */
      readonly rated?: true;
      /** An absent person's match ends only if most of those who are here want it. Missing at tables that are not rated, and in older logs. */
      readonly endBy?: 'majority';
      /** The table is an attempt at a daily deal (`daily.ts`). */
      readonly daily?: DailyTerms;
      /** The table is one of a tournament (`tournament.ts`). */
      readonly tournament?: OfTournament;
    }
  | {
      readonly type: 'sat';
      readonly at: number;
      readonly seat: Seat;
      readonly name: string;
      readonly token: string;
      /** The id of the player to whom the seat belongs, whose key came with the command; missing for a guest. */
      readonly player?: string;
      /** What the seat committed to; empty if to nothing. */
      readonly commitment?: string;
      /** Only in logs from before seats committed to their nonces. */
      readonly nonce?: string;
      /** The host from now on. Missing in older logs, where the first person to sit down after the wait for a named host became it. */
      readonly host?: Seat | null;
    }
  /** The person has another name from now on. */
  | { readonly type: 'renamed'; readonly at: number; readonly seat: Seat; readonly name: string }
  | { readonly type: 'stood'; readonly at: number; readonly seat: Seat }
  /** The host took the seat from somebody, whose token is void from now on. */
  | { readonly type: 'removed'; readonly at: number; readonly seat: Seat }
  /** The host put a bot there, in place of the person who had the seat. */
  | { readonly type: 'bot-seated'; readonly at: number; readonly seat: Seat; readonly level: string }
  /** The role of the host went to this seat. */
  | { readonly type: 'handed-on'; readonly at: number; readonly seat: Seat }
  /** The host added seats or took free ones away, at the end; options that follow the number of seats changed with it. */
  | {
      readonly type: 'seats-changed';
      readonly at: number;
      readonly seats: number;
      readonly options: Readonly<Record<string, string | number>>;
    }
  /** The host has started, and the table waits for the nonces to which seats have committed. */
  | { readonly type: 'dealing'; readonly at: number; readonly fill: string | null }
  | { readonly type: 'revealed'; readonly at: number; readonly seat: Seat; readonly nonce: string }
  /**
   * These seats did not reveal in time. They are free again, and the server commits to a new secret, so that nobody gains a
   * deal of their choice by keeping silent.
   */
  | {
      readonly type: 'voided';
      readonly at: number;
      readonly seats: readonly Seat[];
      readonly secret: string;
      readonly commitment: string;
    }
  /** The person has had no connection to the table since then; and has one again. */
  | { readonly type: 'absent'; readonly at: number; readonly seat: Seat; readonly since: number }
  | { readonly type: 'present'; readonly at: number; readonly seat: Seat }
  /** The person lets a bot play until they return; or for good. */
  | { readonly type: 'left'; readonly at: number; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly at: number; readonly seat: Seat; readonly level: string }
  /** A seat votes about an absent person; and the time for votes is over. */
  | {
      readonly type: 'voted';
      readonly at: number;
      readonly seat: Seat;
      readonly about: Seat;
      readonly for: VoteFor;
    }
  | { readonly type: 'vote-ended'; readonly at: number; readonly about: Seat }
  /** A seat said a phrase; and the host set whether seats may. */
  | { readonly type: 'said'; readonly at: number; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'phrases-set'; readonly at: number; readonly phrases: Phrases }
  /** The table ended before its match did. */
  | { readonly type: 'closed'; readonly at: number; readonly reason: Ended }
  /** An operator took the table off the public list. */
  | { readonly type: 'hidden'; readonly at: number }
  /** The round of the tournament is over: everybody may look at the table from now on. */
  | { readonly type: 'unsealed'; readonly at: number }
  /** The seat's token was replaced (a recovery link was used); the old one is void. */
  | { readonly type: 'moved-device'; readonly at: number; readonly seat: Seat; readonly token: string }
  /** The deal. `draws` is what chance did, `spent` how much of the fair stream has been used. */
  | {
      readonly type: 'started';
      readonly at: number;
      /** Bots of this level took the seats that were still free. */
      readonly fill: string | null;
      /** Where lots were drawn: by seat from now on, the seat that its player had before. */
      readonly seating?: readonly Seat[];
      readonly draws: readonly Draw[];
      readonly spent: number;
    }
  | {
      readonly type: 'moved';
      readonly at: number;
      readonly seat: Seat;
      readonly move: string;
      readonly by: By;
      readonly draws: readonly Draw[];
      readonly spent: number;
    }
  /** A secret choice was taken back. */
  | { readonly type: 'retracted'; readonly at: number; readonly seat: Seat }
  /** The person is back; the bot that played for it stops. */
  | { readonly type: 'returned'; readonly at: number; readonly seat: Seat }
  | { readonly type: 'offered'; readonly at: number; readonly seat: Seat }
  /** All who played want a rematch: it is at that table. */
  | { readonly type: 'rematch'; readonly at: number; readonly table: string };

/** A seat of a rematch is kept for its player of the previous match, who claims it with the old token; `token` is its hash. */
interface Kept {
  readonly name: string;
  readonly token: string;
  readonly player?: string;
}

/** The UTC day of the deal, and how many playouts the bots have for a move, by seat; 0 for the person. */
interface DailyTerms {
  readonly day: string;
  readonly playouts: readonly number[];
}

/** Which tournament, which round of it, and whether nobody else may look at the table before the round is over. */
export interface OfTournament {
  readonly tournament: string;
  /** From 1; the number of the table in it from 0. */
  readonly round: number;
  readonly number: number;
  readonly final: boolean;
  readonly sealed: boolean;
}

/** How long bots seem to think, in milliseconds: the minimum, and the most that is added to it. */
export interface Pace {
  readonly least: number;
  readonly more: number;
}

/**
 * Who made a move. `person`: the person in the seat; `bot`: the bot whose seat it is; `clock`: a bot for a person whose time ran out, who
 * is away from then on; `silence`: nobody, where silence is a move by the rules.
 */
export type By = 'person' | 'bot' | 'clock' | 'silence';

/** An entry with its place in the log, from 1, and the key of the command that made it (`keys.ts`; null if it has none). */
export interface Logged {
  readonly seq: number;
  readonly command: string | null;
  readonly entry: Entry;
}
