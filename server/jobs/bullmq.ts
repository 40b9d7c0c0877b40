import { setTimeout as pause } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Job, Jobs, Log } from '../contract.ts';
import { connect } from '../news/connection.ts';

export interface QueueOptions {
  readonly log: Log;
  /** Servers on one Redis that do not share their tables need different ones. */
  readonly name?: string;
  /** At most this many jobs run at once in this process. */
  readonly concurrency?: number;
  /** How often a failing job is tried in all. The waits in between double, from `backoff` on. */
  readonly attempts?: number;
  readonly backoff?: number;
  /** A job whose process has been silent for this many milliseconds is given to another. */
  readonly lock?: number;
  /** The clock of the due times. */
  readonly now?: () => number;
}

/** A job with the time at which it is to be done. */
type Timed = Job & { readonly at: number };

/** An add that has no answer from Redis after this long goes on in the background. */
const PATIENCE = 1000;
/**
 * BullMQ uses the clock of the machine that fetches a job, so a job may come too early. If it is only a little early, it waits in its
 * place. Else it waits beside and leaves its place to others, and if it is more than `EARLY` too early, it is left to the sweep.
 */
const A_LITTLE = 500;
const EARLY = 60_000;
/** At most this many adds may wait for Redis to come back; the rest are dropped, and found again by their due times. */
const MOST = 10_000;

/**
 * Jobs shared by all processes on one Redis, in a BullMQ queue. While Redis is away, jobs that are added wait here and nobody
 * waits for them. `close` waits for what is being done here; jobs that wait in Redis stay there for other processes.
 */
export function queueJobs(url: string, options: QueueOptions): Jobs {
  const {
    log,
    name = 'bullpen-jobs',
    concurrency = 32,
    attempts = 3,
    backoff = 500,
    lock = 5000,
    now = Date.now,
  } = options;
  const { redis: connection, away } = connect(url, 'jobs', log, { maxRetriesPerRequest: null });
  // The worker waits for jobs on a copy, which it leaves behind when it is closed while Redis is away.
  const connections = [connection];
  connection.duplicate = (other) => {
    const copy = Redis.prototype.duplicate.call(connection, other);
    connections.push(copy);
    return copy;
  };
  const complain = (error: Error): void => {
    // An outage has been logged already.
    if (!away()) log('the job queue complains', { error: error.message });
  };
  const queue = new Queue<Timed>(name, {
    connection,
    defaultJobOptions: {
      attempts,
      backoff: { type: 'exponential', delay: backoff },
      // What has ended is forgotten, so that it can be added again.
      removeOnComplete: true,
      removeOnFail: true,
    },
  });
  queue.on('error', complain);

  const adding = new Set<Promise<void>>();
  const running = new Set<Promise<void>>();
  const kept = new Set<NodeJS.Timeout>();
  let worker: Worker<Timed> | null = null;
  let full = false;
  let closed = false;

  return {
    async add(job, at) {
      if (closed) return;
      if (adding.size >= MOST) {
        if (!full) log('jobs are dropped until Redis answers', { waiting: adding.size });
        full = true;
        return;
      }
      full = false;
      const added = queue
        .add('due', { ...job, at }, { jobId: idOf(job), delay: Math.max(0, at - now()) })
        .then(() => {}, complain)
        .finally(() => adding.delete(added));
      adding.add(added);
      if (!away()) await atMost(PATIENCE, added);
    },

    work(handler) {
      if (worker !== null) throw new Error('jobs have a handler already');
      const run = (job: Job): Promise<void> => {
        const done = handler(job).finally(() => running.delete(done));
        running.add(done);
        return done;
      };
      /** A job that was given back would be fetched again at once. If this process dies, the sweep finds the due time. */
      const inTime = async ({ at, ...job }: Timed): Promise<void> => {
        const early = at - now();
        if (early <= A_LITTLE) {
          await pause(Math.max(0, early));
          return run(job);
        }
        if (early > EARLY) return;
        const timer = setTimeout(() => {
          kept.delete(timer);
          run(job).catch((error) => log('a job failed', { job, error }));
        }, early);
        kept.add(timer);
      };
      worker = new Worker<Timed>(name, ({ data }) => inTime(data), {
        connection,
        concurrency,
        lockDuration: lock,
        stalledInterval: lock,
        // A process may die with a job more than once before the job is to blame.
        maxStalledCount: 3,
        runRetryDelay: 1000,
      });
      worker.on('error', complain);
      worker.on('failed', (job, error) =>
        log('a job failed', { job: job?.data, attempt: job?.attemptsMade, error }),
      );
    },

    async close() {
      if (closed) return;
      closed = true;
      for (const timer of kept) clearTimeout(timer);
      // Without Redis nothing new is begun, and BullMQ would wait for it to come back.
      const force = away();
      const ended = force ? null : worker?.close();
      await Promise.allSettled(running);
      if (!force) await atMost(PATIENCE, Promise.allSettled([ended, ...adding]));
      const forced = force ? worker?.close(true) : null;
      for (const one of connections) if (one.status !== 'end') one.disconnect();
      await atMost(PATIENCE, Promise.allSettled([ended, forced, queue.close()]));
    },
  };
}

/** BullMQ takes no id with a colon in it, nor a mere number. A job with the id of one that is there is not added. */
const idOf = ({ table, seq }: Job): string => `due-${seq}-${encodeURIComponent(table)}`;

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const limit = pause(milliseconds, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work, limit]);
  over.abort();
}
