import { workerData } from 'node:worker_threads';

/** How often we look, in milliseconds. */
const LOOK = 100;

/**
 * A thread beside the trials that ends the process if a step has used more time than it may: time of this process, which
 * does not depend on what else the machine has to do. `progress` says how many steps were begun, and how many milliseconds
 * the last may take.
 */
const progress = new Int32Array(workerData as SharedArrayBuffer);
let step = -1;
let since = 0;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const used = (user + system) / 1000;
  const now = Atomics.load(progress, 0);
  if (now !== step) [step, since] = [now, used];
  else if (used - since > Atomics.load(progress, 1)) process.kill(process.pid, 'SIGKILL');
}, LOOK);
