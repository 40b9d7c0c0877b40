import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { fingerprint } from './code.ts';
import type { ChunkRunner } from './crew.ts';
import { type ArenaPlan, chunksOf } from './plan.ts';
import type { ChunkOutcome } from './play.ts';

/** One piece of work for any machine that is free. `code` is the fingerprint of the code that has to play it. */
export interface Task {
  readonly plan: ArenaPlan;
  readonly chunk: number;
  readonly code: string;
}

const QUEUE = 'bullpen-arena';
/**
 * At most this many chunks may be ahead of the oldest one that is not back yet: enough for many machines, few enough that what a killed
 * run leaves in the queue is soon done with.
 */
const AHEAD = 64;
/** Work that nobody fetched expires after this many seconds. */
const FORGET = { age: 3600 };

/** Workers on any machines that reach this Redis, started with `work`. */
export const machines =
  (url: string): ChunkRunner =>
  async (plan, first, take) => {
    const connection = connectionTo(url);
    const queue = new Queue<Task, ChunkOutcome>(QUEUE, { connection });
    const events = new QueueEvents(QUEUE, { connection });
    const run = randomUUID();
    const code = fingerprint();
    const count = chunksOf(plan);
    const answers = new Map<number, ChunkOutcome>();
    let sent = first;
    let taken = first;

    const handOut = async (): Promise<void> => {
      const tasks: Parameters<typeof queue.addBulk>[0] = [];
      for (; sent < count && sent < taken + AHEAD; sent++) {
        const opts = { jobId: `${run}-${sent}`, attempts: 3, removeOnComplete: FORGET, removeOnFail: FORGET };
        tasks.push({ name: 'chunk', data: { plan, chunk: sent, code }, opts });
      }
      if (tasks.length > 0) await queue.addBulk(tasks);
    };
    const takeInOrder = (): void => {
      for (let answer = answers.get(taken); answer !== undefined; answer = answers.get(taken)) {
        answers.delete(taken++);
        take(answer);
      }
    };

    await reached(connection, queue, events);
    try {
      if (taken < count)
        await new Promise<void>((resolve, reject) => {
          events.on('failed', ({ jobId, failedReason }) => {
            if (jobId.startsWith(run)) reject(new Error(failedReason));
          });
          events.on('completed', ({ jobId, returnvalue }) => {
            if (!jobId.startsWith(run)) return;
            answers.set(Number(jobId.slice(run.length + 1)), returnvalue as unknown as ChunkOutcome);
            try {
              takeInOrder();
            } catch (error) {
              reject(error);
            }
            if (taken === count) resolve();
            else handOut().catch(reject);
          });
          handOut().catch(reject);
        });
    } finally {
      for (let chunk = taken; chunk < sent; chunk++) await queue.remove(`${run}-${chunk}`).catch(() => {});
      await Promise.allSettled([events.close(), queue.close()]);
    }
  };

/** A worker of this machine, with a number of threads; `onDone` is called for every chunk. It goes on until it is closed. */
export async function work(
  url: string,
  workers: number,
  onDone: () => void,
): Promise<{ close(): Promise<void> }> {
  const connection = connectionTo(url);
  const probe = new Queue(QUEUE, { connection });
  await reached(connection, probe);
  await probe.close();
  const worker = new Worker<Task, ChunkOutcome>(QUEUE, new URL('./processor.ts', import.meta.url), {
    connection,
    concurrency: workers,
    useWorkerThreads: true,
  });
  worker.on('completed', onDone).on('error', () => {});
  return worker;
}

/** Gives up on a Redis that was never reached; waits for one that was. */
interface Connection {
  readonly url: string;
  readonly maxRetriesPerRequest: null;
  readonly retryStrategy: (times: number) => number | null;
  known: boolean;
}

function connectionTo(url: string): Connection {
  const connection: Connection = {
    url,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (connection.known ? Math.min(times * 100, 2000) : null),
    known: false,
  };
  return connection;
}

/** Waits until Redis answers; fails at once if it cannot be reached. */
async function reached(connection: Connection, ...clients: readonly (Queue | QueueEvents)[]): Promise<void> {
  try {
    await Promise.all(
      clients.map(
        (client) =>
          new Promise<void>((resolve, reject) => {
            // Later errors come from a Redis that is away for a while.
            (client as EventEmitter).on('error', reject);
            client.waitUntilReady().then(() => resolve(), reject);
          }),
      ),
    );
    connection.known = true;
  } catch (error) {
    // Closing would wait for Redis.
    for (const client of clients) client.disconnect().catch(() => {});
    throw error;
  }
}
