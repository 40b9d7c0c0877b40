import type { Review } from '@bullpen/bots/coach/index';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { coachWorkers } from '../games/coaches.ts';
import type { CoachNews, CoachTask } from './coach-worker.ts';
import { gameIn } from './film.ts';
import { keepSummary } from './summaries.ts';
import { summaryOf } from './summary.ts';

/** How long the coach may think about a match, in milliseconds; less than on a command line, where more cores help. */
const THINKS = 8000;
/** How many reviews are remembered: those of the seats of a match that somebody looks at. */
const KEPT = 4;

/** A review that is being made, or is there. */
export interface Reviewing {
  /** How much of it is done, from 0 to 1. */
  readonly share: ReadonlySignal<number>;
  /** Null until it is there. */
  readonly review: ReadonlySignal<Review | null>;
  readonly failed: ReadonlySignal<boolean>;
  /** Ends it, if it is still being made. */
  stop(): void;
}

const known = new Map<string, Reviewing>();

/**
 * The review of a seat's decisions in a recorded match, made by a worker of its own: the page stays as quick as it was. With the
 * table at which it was one's own match, a summary of it is kept.
 */
export function reviewOf(text: string, seat: number, own: string | null = null): Reviewing {
  const key = `${seat} ${text}`;
  const made = known.get(key) ?? begin(text, seat, () => known.delete(key));
  if (own !== null) keepWhenDone(made, own);
  // Those that were asked for last stay longest.
  known.delete(key);
  known.set(key, made);
  for (const old of [...known.keys()].slice(0, -KEPT)) {
    known.get(old)?.stop();
    known.delete(old);
  }
  return made;
}

function keepWhenDone({ review }: Reviewing, table: string): void {
  const end = effect(() => {
    if (review.value === null) return;
    void keepSummary(summaryOf(table, review.value));
    queueMicrotask(() => end());
  });
}

function begin(text: string, seat: number, onStop: () => void): Reviewing {
  const share = signal(0);
  const review = signal<Review | null>(null);
  const failed = signal(false);
  /** Null before it begins and when it has ended. */
  let worker: Worker | null = null;
  let stopped = false;
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  const fail = (): void => {
    failed.value = true;
    end();
  };
  whenIdle(() => {
    const game = gameIn(text);
    if (stopped) return;
    if (game === null) return fail();
    worker = coachWorkers[game]();
    worker.addEventListener('message', ({ data }: MessageEvent<CoachNews>) => {
      if ('failed' in data) return fail();
      if ('of' in data) {
        share.value = data.done / data.of;
        return;
      }
      share.value = 1;
      review.value = data.review;
      end();
    });
    worker.addEventListener('error', fail);
    worker.postMessage({ text, seat, milliseconds: THINKS } satisfies CoachTask);
  });
  const stop = (): void => {
    if (review.value !== null) return;
    stopped = true;
    end();
    onStop();
  };
  return { share, review, failed, stop };
}

/** After the page has been drawn: on a phone the coach takes half of what can be computed. Safari cannot say when it is idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 300);
}
