// A worker for the tests of the pool: it answers each chunk as `PoolTask` says.

import { parentPort, workerData } from 'node:worker_threads';

export interface PoolTask {
  /** It throws at this chunk. */
  readonly throwsAt?: number;
  /** It ends at this chunk, without a word. */
  readonly endsAt?: number;
  /** Even chunks wait until the one after them has been answered: how many were, one number for each chunk. */
  readonly answered?: SharedArrayBuffer;
}

const task = workerData as PoolTask;
const answered = task.answered === undefined ? null : new Int32Array(task.answered);

parentPort!.on('message', (chunk: number) => {
  if (chunk === task.throwsAt) throw new Error(`chunk ${chunk} cannot be done`);
  if (chunk === task.endsAt) process.exit();
  if (answered !== null && chunk % 2 === 0) Atomics.wait(answered, chunk + 1, 0);
  parentPort!.postMessage({ chunk });
  if (answered !== null) {
    Atomics.store(answered, chunk, 1);
    Atomics.notify(answered, chunk);
  }
});
