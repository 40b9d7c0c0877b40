// A process that holds a place until it is killed: node holder.ts <redis> <prefix> <address>. It prints whether it got it.

import { redisCounts } from '../redis-counts.ts';

const [url = '', prefix = '', key = ''] = process.argv.slice(2);
const counts = redisCounts(url, { log: () => {}, prefix, refresh: 300 });
counts.refill('held', () => new Map([[key, 1]]));
let room: boolean | null = null;
while (room === null) {
  room = await counts.enter('held', [{ key, held: 1, most: 2 }]);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
console.log(room);
