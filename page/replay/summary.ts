import type { Judgement, Mistake, Review, Situation } from '@bullpen/bots/coach/index';

/** What is kept of the review of one's own match: figures, and the mistakes with where they were made. */
export interface MatchSummary {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  /** When it was reviewed, in milliseconds since 1970. */
  readonly at: number;
  /** Which shape and which coach it is of. */
  readonly version: number;
  readonly decisions: number;
  /** What all decisions together cost, in points, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  /** What the cards and the others brought, in points; above zero is good. */
  readonly luck: number;
  readonly mistakes: readonly KeptMistake[];
}

/** A decision that was clearly not the best. */
export interface KeptMistake extends Pick<Judgement, 'at' | 'period' | 'turn' | 'move' | 'best' | 'cost'> {
  readonly kind: Mistake['kind'];
  readonly did: Situation;
  readonly better: Situation;
}

/** Raise it when a summary has other fields or the coach judges differently: matches are reviewed again then. */
export const SUMMARY_VERSION = 2;

export const summaryOf = (table: string, review: Review): MatchSummary => ({
  table,
  game: review.game,
  seat: review.seat,
  at: Date.now(),
  version: SUMMARY_VERSION,
  decisions: review.decisions.length,
  cost: -review.skill,
  error: review.skillError,
  luck: review.dealt + review.fortune,
  mistakes: review.decisions.flatMap(({ mistake, at, period, turn, move, best, cost, did, better }) =>
    mistake === null ? [] : [{ kind: mistake.kind, at, period, turn, move, best, cost, did, better }],
  ),
});
