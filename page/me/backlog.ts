import type { Review } from '@bullpen/bots/coach/index';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Reviewing, reviewOf } from '../replay/reviewing.ts';
import { type MatchSummary, summaryOf } from '../replay/summary.ts';
import { recordOf } from './record.ts';
import type { CountedMatch } from './statistics.ts';

/** Which match it is, from 1, of how many; and its review, when that has begun. */
interface BacklogStep {
  readonly n: number;
  readonly of: number;
  readonly reviewing: Reviewing | null;
}

/** Reviews that are made one after the other. */
export interface Backlog {
  /** Null when all are done. */
  readonly progress: ReadonlySignal<BacklogStep | null>;
  /** How many could not be reviewed. */
  readonly failed: ReadonlySignal<number>;
  stop(): void;
}

/** Has the coach review these matches, one after the other; each summary is kept and handed over. */
export function reviewAll(
  matches: readonly CountedMatch[],
  onSummary: (summary: MatchSummary) => void,
): Backlog {
  const progress = signal<BacklogStep | null>(null);
  const failed = signal(0);
  let stopped = false;
  const reviewNext = async (match: CountedMatch): Promise<void> => {
    const text = await recordOf(match);
    if (stopped) return;
    const reviewing = reviewOf(text, match.seat, match.table);
    if (progress.value !== null) progress.value = { ...progress.value, reviewing };
    onSummary(summaryOf(match.table, await settled(reviewing)));
  };
  const run = async (): Promise<void> => {
    for (const [i, match] of matches.entries()) {
      if (stopped) return;
      progress.value = { n: i + 1, of: matches.length, reviewing: null };
      await reviewNext(match).catch(() => {
        failed.value++;
      });
    }
    progress.value = null;
  };
  void run();
  return {
    progress,
    failed,
    stop: () => {
      stopped = true;
      progress.value?.reviewing?.stop();
    },
  };
}

/** The review, when it is there; it throws if there will be none. */
const settled = ({ review, failed }: Reviewing): Promise<Review> =>
  new Promise((resolve, reject) => {
    const end = effect(() => {
      if (review.value !== null) resolve(review.value);
      else if (failed.value) reject(new Error('the coach could not review it'));
      else return;
      queueMicrotask(() => end());
    });
  });
