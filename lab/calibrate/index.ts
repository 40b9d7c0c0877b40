import { ChunkJournal } from '../arena/journal.ts';
import { type ShareInterval, shareOf } from '../arena/standings.ts';
import { inOrder } from '../pool.ts';
import { Tally } from '../tally.ts';
import { BIG, type CoachTrial, type TriedDecision, type TriedMatch } from './plan.ts';

export type { CoachTrial } from './plan.ts';

/** A share of some decisions, with its 95 % interval. */
export interface DecisionShare extends ShareInterval {
  readonly of: number;
}

/** How well the coach of a game judges. */
export interface CoachReport {
  readonly matches: number;
  /** Of the decisions that it flags, those that truly cost more than the least. */
  readonly precision: DecisionShare;
  /** Of the planted blunders that are truly big, those that it flags. */
  readonly recall: DecisionShare;
  /** Of the decisions of `strong`, those that it flags. */
  readonly falseAlarms: DecisionShare;
}

/** Tries the coach of a game, on all cores; what was done is kept in a journal until the caller discards it. */
export async function calibrate(
  plan: CoachTrial,
  workers: number,
  onProgress: (matches: number) => void,
): Promise<{ readonly report: CoachReport; readonly journal: ChunkJournal<TriedMatch> }> {
  const journal = new ChunkJournal<TriedMatch>(plan);
  const done = journal.answers().slice(0, plan.matches);
  onProgress(done.length);
  const script = new URL('./worker.ts', import.meta.url);
  const data = { plan, first: done.length };
  await inOrder<TriedMatch>(script, data, plan.matches - done.length, workers, (match) => {
    journal.append(match);
    done.push(match);
    onProgress(done.length);
  });
  return { report: reportOf(done), journal };
}

export function reportOf(matches: readonly TriedMatch[]): CoachReport {
  const tried = matches.flatMap((match) => match.tried);
  const planted = tried.filter(({ by }) => by === 'planted');
  const costs = ({ truth }: TriedDecision, least: number): boolean => truth !== null && truth >= least;
  return {
    matches: matches.length,
    precision: shareIn(
      tried.filter(({ flagged }) => flagged),
      (each) => costs(each, 1),
    ),
    recall: shareIn(
      planted.filter((each) => costs(each, BIG)),
      ({ flagged }) => flagged,
    ),
    falseAlarms: shareIn(
      tried.filter(({ by }) => by === 'strong'),
      ({ flagged }) => flagged,
    ),
  };
}

function shareIn(some: readonly TriedDecision[], is: (each: TriedDecision) => boolean): DecisionShare {
  const tally = new Tally();
  for (const each of some) tally.add(is(each) ? 1 : 0);
  const share = some.length === 0 ? { mean: 0, low: 0, high: 1 } : shareOf(tally.summary(), some.length);
  return { ...share, of: some.length };
}
