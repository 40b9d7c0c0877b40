import type { Draw, Seat } from '@bullpen/engine';
import type { Clock, SeatPlan } from '@bullpen/wire';

/**
 * A table is its log, and this is what a log is made of. An entry is one thing that happened, whole: it is appended or it is
 * not. Everything else about a table is computed from its entries, in order (`table.ts`).
 */
export type Entry =
  /** The table is there. `secret` and all chance come from the server; until the match is over only `commitment` is shown. */
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
      /** The table of which this is the rematch, and by seat who may have it before all others. */
      readonly before?: string;
      readonly kept?: readonly (Kept | null)[];
    }
  | {
      readonly type: 'sat';
      readonly at: number;
      readonly seat: Seat;
      readonly name: string;
      readonly token: string;
      readonly nonce: string;
    }
  | { readonly type: 'stood'; readonly at: number; readonly seat: Seat }
  /** The seat's token was replaced (a recovery link was used); the old one is void. */
  | { readonly type: 'moved-device'; readonly at: number; readonly seat: Seat; readonly token: string }
  /** The deal. `draws` is what chance did, `spent` how much of the fair stream has been used. */
  | {
      readonly type: 'started';
      readonly at: number;
      /** Bots of this level took the seats that were still free. */
      readonly fill: string | null;
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

/** A seat of a rematch is kept for who had it: `token` is the hash of the token of then, with which it is claimed. */
export interface Kept {
  readonly name: string;
  readonly token: string;
}

/** How long bots seem to think, in milliseconds: at least, and at most so much more. */
export interface Pace {
  readonly least: number;
  readonly more: number;
}

/**
 * Who made a move: the person; the bot whose seat it is; a bot for a person whose time ran out, who is away from then on; or
 * nobody, where silence is a move by the rules.
 */
export type By = 'person' | 'bot' | 'clock' | 'silence';

/** An entry with its place in the log, from 1, and the key of the command that made it (`keys.ts`; null if it has none). */
export interface Logged {
  readonly seq: number;
  readonly command: string | null;
  readonly entry: Entry;
}
