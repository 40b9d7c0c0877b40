import type { DailyState } from '@bullpen/wire';
import type { DatabaseRow } from './row.ts';

/** The secret of a day's deal of one game, and when it was made, in milliseconds since 1970. */
export interface DailySecret {
  readonly day: string;
  readonly game: string;
  readonly secret: string;
  readonly made: number;
}

/** Which deal. */
export interface DealOfDay {
  readonly day: string;
  readonly game: string;
}

/** What a player has made of a deal. There is one for each player, game and day. */
export interface StoredAttempt extends DealOfDay {
  readonly player: string;
  readonly table: string;
  readonly state: DailyState;
  readonly margin: number | null;
  readonly scores: readonly number[];
  /** The moves of the player, in order. */
  readonly moves: readonly string[];
}

/** How an attempt ended. */
export type AttemptEnd = Pick<StoredAttempt, 'margin' | 'scores' | 'moves'> & {
  readonly state: Exclude<DailyState, 'playing'>;
};

/** How many attempts at a game of a day are in a state. */
export interface AttemptCount {
  readonly game: string;
  readonly state: DailyState;
  readonly count: number;
}

/**
 * Where daily deals are kept. Laws, tested for every store:
 *
 *  1. The first secret of a deal stays, even if another process brings a second one.
 *  2. A player has one attempt at a deal, and it ends once.
 *  3. What belongs to a player is removed with them.
 */
export interface DailyStore {
  /** Keeps those secrets whose deals have none yet. */
  commit(secrets: readonly DailySecret[]): Promise<void>;
  secrets(day: string): Promise<DailySecret[]>;
  /** Days before this one that have secrets, the latest first. */
  daysBefore(day: string, limit: number): Promise<string[]>;
  /** The attempt of a player at a deal: the one that is there, or a new one. Null if there is no such player. */
  begin(
    attempt: DealOfDay & { readonly player: string; readonly table: string },
  ): Promise<StoredAttempt | null>;
  /** 'conflict' if it ended before, or is gone. */
  end(table: string, end: AttemptEnd): Promise<'written' | 'conflict'>;
  attemptOf(player: string, deal: DealOfDay): Promise<StoredAttempt | null>;
  /** The attempts of a player, the latest days first. */
  attemptsOf(player: string, limit: number): Promise<StoredAttempt[]>;
  /** Days on which the player finished a deal in time, the latest first. */
  daysOf(player: string, limit: number): Promise<string[]>;
  counts(day: string): Promise<AttemptCount[]>;
  /** How many finished a deal in time with each margin, the best first. */
  spread(deal: DealOfDay): Promise<{ readonly margin: number; readonly count: number }[]>;
  /** What those chose who finished a deal in time, each a list in JSON: to read very many of them takes long. */
  lines(deal: DealOfDay, limit: number): Promise<readonly string[]>;
  /** Attempts that were finished in time, by table, and whose players have a name to show; `after` is the last table before. */
  field(
    deal: DealOfDay,
    limit: number,
    after: string,
  ): Promise<{ readonly table: string; readonly name: string | null }[]>;
  /** Attempts that have not ended, though their tables are over. */
  unsettled(limit: number): Promise<string[]>;
}

/** Rows as a database gives them. */
export const secretOf = (row: DatabaseRow): DailySecret => ({
  day: String(row.day),
  game: String(row.game),
  secret: String(row.secret),
  made: Number(row.made),
});

export const attemptOf = (row: DatabaseRow): StoredAttempt => ({
  day: String(row.day),
  game: String(row.game),
  player: String(row.player),
  table: String(row.table),
  state: String(row.state) as DailyState,
  margin: row.margin === null ? null : Number(row.margin),
  scores: JSON.parse(String(row.scores)) as number[],
  moves: JSON.parse(String(row.moves)) as string[],
});

export const countOf = (row: DatabaseRow): AttemptCount => ({
  game: String(row.game),
  state: String(row.state) as DailyState,
  count: Number(row.n),
});

export const entrantOf = ({ table, name, listed }: DatabaseRow): { table: string; name: string | null } => ({
  table: String(table),
  name: listed ? String(name) : null,
});
