import type { Job, Jobs, Log } from '../contract.ts';
import { Heap } from './heap.ts';

/** Where the time comes from; tests bring their own. */
export interface Timer {
  now(): number;
  /** Calls back once after this many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, then: () => void): () => void;
}

export interface EmbeddedOptions {
  readonly log: Log;
  /** At most this many jobs run at once. */
  readonly concurrency?: number;
  /** How often a failing job is tried in all. The waits in between double, from `backoff` on. */
  readonly attempts?: number;
  readonly backoff?: number;
  readonly timer?: Timer;
}

/** Looks at the clock at least this often, so that a clock that was set, or a machine that slept, makes nobody wait. */
const NAP = 60_000;

/** The timer of this process, with the clock of the due times. */
export const timerOf = (now: () => number): Timer => ({
  now,
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
});

interface Waiting {
  readonly job: Job;
  readonly key: string;
  readonly attempt: number;
}

/**
 * Jobs of one process, in memory, with one timer for the earliest. A job that waits or is being done is not taken a second
 * time. `close` waits for what is being done and forgets the rest.
 */
export function embeddedJobs(options: EmbeddedOptions): Jobs {
  const { log, concurrency = 256, attempts = 3, backoff = 500, timer = timerOf(Date.now) } = options;
  const waiting = new Heap<Waiting>();
  const known = new Set<string>();
  const running = new Set<Promise<void>>();
  let handler: ((job: Job) => Promise<void>) | null = null;
  let closed = false;
  let armedFor = Number.POSITIVE_INFINITY;
  let disarm = (): void => {};

  const arm = (): void => {
    const first = waiting.first;
    if (closed || handler === null || first === undefined || running.size >= concurrency) return;
    if (first >= armedFor) return;
    disarm();
    armedFor = first;
    disarm = timer.after(Math.min(Math.max(first - timer.now(), 0), NAP), () => {
      armedFor = Number.POSITIVE_INFINITY;
      startDue();
    });
  };

  const startDue = (): void => {
    while (!closed && handler !== null && running.size < concurrency) {
      if (waiting.first === undefined || waiting.first > timer.now()) break;
      const next = waiting.pop();
      if (next === undefined) break;
      const done = run(handler, next).finally(() => {
        running.delete(done);
        startDue();
      });
      running.add(done);
    }
    arm();
  };

  const run = async (work: (job: Job) => Promise<void>, { job, key, attempt }: Waiting): Promise<void> => {
    try {
      await work(job);
      known.delete(key);
    } catch (error) {
      log('a job failed', { job, attempt, error });
      if (attempt < attempts) {
        waiting.push(timer.now() + backoff * 2 ** (attempt - 1), { job, key, attempt: attempt + 1 });
      } else {
        known.delete(key);
      }
    }
  };

  return {
    async add(job, at) {
      const key = `${job.seq} ${job.table}`;
      if (closed || known.has(key)) return;
      known.add(key);
      waiting.push(at, { job, key, attempt: 1 });
      arm();
    },
    work(work) {
      if (handler !== null) throw new Error('jobs have a handler already');
      handler = work;
      arm();
    },
    async close() {
      closed = true;
      disarm();
      waiting.drain();
      await Promise.all(running);
    },
  };
}
