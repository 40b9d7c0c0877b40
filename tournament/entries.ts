import type { NewTournament, Tournament, TournamentEnd, TournamentResult } from '@bullpen/wire';

/** What everybody may know of the host's choices. Options are as they were chosen: a game completes them for the number of seats of a table. */
type PublicTerms = Pick<
  Tournament,
  'name' | 'game' | 'options' | 'seats' | 'rounds' | 'final' | 'bots' | 'duplicate' | 'start' | 'entry'
>;

/** What the host chose, with all defaults filled in. */
export interface TournamentTerms extends PublicTerms {
  readonly clock: Exclude<Required<NewTournament>['clock'], { kind: 'none' }>;
  /** Milliseconds between two rounds. */
  readonly pause: number;
  readonly club: string | null;
}

/**
 * A tournament is its log, as a table is. Entrants are numbers, from 1, in the order in which they joined; who they are stands beside
 * the log, so that it never has to be rewritten when somebody wants to be forgotten.
 */
export type TournamentEntry =
  /** All chance comes from `secret`; until the end only `commitment` is shown. */
  | {
      readonly type: 'created';
      readonly at: number;
      readonly terms: TournamentTerms;
      readonly secret: string;
      readonly commitment: string;
    }
  /** `code` is the number of the code, if there was one. */
  | { readonly type: 'joined'; readonly at: number; readonly entrant: number; readonly code: number | null }
  | { readonly type: 'left'; readonly at: number; readonly entrant: number }
  | { readonly type: 'returned'; readonly at: number; readonly entrant: number }
  | { readonly type: 'removed'; readonly at: number; readonly entrant: number }
  /** There are this many more codes. */
  | { readonly type: 'codes-made'; readonly at: number; readonly count: number }
  | { readonly type: 'started'; readonly at: number }
  /** The host does not want to wait until the pause is over. */
  | { readonly type: 'called'; readonly at: number }
  /** Who sits where, by table and seat; null for a bot. */
  | {
      readonly type: 'drawn';
      readonly at: number;
      readonly round: number;
      readonly final: boolean;
      readonly tables: readonly (readonly (number | null)[])[];
    }
  /** All tables of the round have been dealt. */
  | { readonly type: 'dealt'; readonly at: number; readonly round: number }
  /** How a table of the round ended; tables count from 0. */
  | {
      readonly type: 'result';
      readonly at: number;
      readonly round: number;
      readonly table: number;
      readonly result: TournamentResult;
    }
  /** All results are there, and everybody may look at the tables. */
  | { readonly type: 'round-ended'; readonly at: number; readonly round: number }
  | { readonly type: 'ended'; readonly at: number; readonly how: TournamentEnd };

/** An entry with its place in the log, from 1, and its key: what has a key that is there already is not done again. */
export interface TournamentLogged {
  readonly seq: number;
  readonly command: string | null;
  readonly entry: TournamentEntry;
}
