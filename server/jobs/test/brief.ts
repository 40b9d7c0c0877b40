// A process that opens jobs, closes them and has nothing else to do: it ends by itself if nothing is left behind.

import { queueJobs } from '../bullmq.ts';

let away = (): void => {};
const outage = new Promise<void>((resolve) => {
  away = resolve;
});
const jobs = queueJobs(process.argv[2]!, { log: away });
jobs.work(async () => {});
await outage;
await jobs.close();
