import type { Event, Outcome, Seat, View } from '@bullpen/engine';
import type { Clock } from './terms.ts';

/** Who sits in a seat, as everybody sees it. */
interface Player {
  /** `kept`: a seat of a rematch that only who had it before can take, with the token of then. */
  readonly kind: 'free' | 'kept' | 'person' | 'bot';
  /** Of the person, or of the one for whom the seat is kept. */
  readonly name: string | null;
  /** A bot's strength. */
  readonly level: string | null;
  /** A person for whom a bot plays until it comes back. */
  readonly away: boolean;
}

/** Everything about a table that one viewer may know, at one seq. */
export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly status: 'open' | 'playing' | 'over';
  readonly clock: Clock;
  readonly listed: boolean;
  readonly hints: boolean;
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
  /** SHA-256 of the server's secret, published before the deal; the secret and the seats' nonces when the match is over. */
  readonly fair: {
    readonly commitment: string;
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
  readonly by?: 'person' | 'bot' | 'clock' | 'silence';
}

/** One step of a table's log, for one viewer. */
export interface Update {
  readonly table: string;
  readonly seq: number;
  readonly entry: PublicEntry;
  readonly events: readonly Event[];
}
