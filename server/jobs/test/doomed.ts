// A process that takes a job, says so and never ends it. To be killed.

import { queueJobs } from '../bullmq.ts';

const [url, name, lock] = process.argv.slice(2);
const jobs = queueJobs(url!, { log: () => {}, name: name!, lock: Number(lock) });
jobs.work(({ seq }) => {
  console.log(`begun ${seq}`);
  return new Promise(() => {});
});
