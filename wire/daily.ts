import Type, { type Static } from 'typebox';
import { SeatToken } from './socket.ts';

// The daily deal: every UTC day one deal of each game, the same for everybody, against the same bots.

/** A UTC day, as in 2026-11-17. */
export const DayId = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The token that is to open the seat: the one of before resumes the attempt, another one moves it to this device. */
export const PlayDaily = Type.Object({ token: SeatToken }, { additionalProperties: false });
export type PlayDaily = Static<typeof PlayDaily>;

/** What was committed to for one game of a day. */
export interface DailyCommitment {
  readonly game: string;
  /** SHA-256 of the secret from which all chance of the deal and its bots comes. */
  readonly commitment: string;
  /** When the server committed itself, in milliseconds since 1970. */
  readonly committed: number;
}

/** One deal of a day that has begun. */
export interface DailyDeal extends DailyCommitment {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** The strength of the bots. */
  readonly level: string;
  /** How many have begun it, and how many have finished it in time. */
  readonly begun: number;
  readonly finished: number;
  /** Shown when the day is over. */
  readonly secret: string | null;
}

export interface DailyDay {
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
  readonly deals: readonly DailyDeal[];
}

export interface DailyBoard {
  /** The time of the server, in milliseconds since 1970. */
  readonly now: number;
  readonly today: DailyDay;
  /** What is committed to for tomorrow. */
  readonly tomorrow: { readonly day: string; readonly deals: readonly DailyCommitment[] };
  /** Days before today, the latest first. */
  readonly past: readonly string[];
}

/** `late`: finished after its day, so it has no rank. */
export type DailyState = 'playing' | 'done' | 'late' | 'given-up';

/** What a player has made of one deal. */
export interface DailyAttempt {
  readonly day: string;
  readonly game: string;
  readonly table: string;
  readonly state: DailyState;
  /** The player's own score, against the mean of the others: above zero is better than they were. Null if there is none. */
  readonly margin: number | null;
}

/** Days in a row on which a player finished a deal in time. */
export interface DailyStreak {
  readonly now: number;
  readonly longest: number;
}

/** The place of an attempt of today among all who have finished by now. */
export interface DailyPlace {
  readonly game: string;
  readonly rank: number;
  readonly of: number;
}

export interface MyDaily {
  readonly streak: DailyStreak;
  /** Of the deals of today that are finished. */
  readonly places: readonly DailyPlace[];
  /** The latest days first. */
  readonly attempts: readonly DailyAttempt[];
}

/** A seat at the table of an attempt. */
export interface DailySeat {
  readonly table: string;
  readonly seat: number;
}

/** A decision that others met in the same position, and decided otherwise. */
export interface DailySplit {
  /** Which of the player's own decisions it is, from 1. */
  readonly decision: number;
  /** The player's own move. */
  readonly move: string;
  /** How many chose each move, the most popular first. */
  readonly moves: readonly { readonly move: string; readonly count: number }[];
}

/** What a finished attempt is worth in its field. */
export interface DailyResult {
  readonly attempt: DailyAttempt;
  readonly scores: readonly number[];
  /** Null for an attempt without a rank. Equal margins share one. */
  readonly rank: number | null;
  /** How many finished in time with each margin, the best first. */
  readonly field: readonly { readonly margin: number; readonly count: number }[];
  readonly splits: readonly DailySplit[];
  /** What the strongest bot made of the deal; null while it plays. */
  readonly strong: { readonly margin: number; readonly scores: readonly number[] } | null;
}
