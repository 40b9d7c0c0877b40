import { setImmediate as turn } from 'node:timers/promises';
import type { Problem } from '@bullpen/wire';
import { expect, it } from 'vitest';
import { SingleAsker } from '../../asker.ts';
import { lane } from '../../lane.ts';
import { PageQueue } from '../page-queue.ts';
import { Subscription } from '../subscription.ts';
import type { Subscriber } from '../subscriptions.ts';
import { FakeTables } from './fake.ts';
import { openHouse, openSocket, seatedTable, wish } from './house.ts';

/** A table with 61 entries, of which a page has one, and a viewer of it. Pages take turns in the lane. */
async function longTable() {
  const tables = new FakeTables();
  const made = await tables.create(wish());
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made.value;
  for (let n = 0; n < 60; n++) tables.grow(table);
  tables.page = 1;
  const news = tables.news.bind(tables);
  tables.news = async (id, token, since) => {
    await lane.turn(id);
    return news(id, token, since);
  };
  const served: string[] = [];
  const subscription = new Subscription(
    tables,
    table,
    null,
    { failed: (error) => served.push(String(error)), shown: () => {} },
    () => {},
  );
  const join = (caller: string, seq: number, pages = new PageQueue()) => {
    const asker = new SingleAsker(caller);
    const send = (): void => void served.push(caller);
    const end = ({ code }: Problem): void => void served.push(`${caller} ${code}`);
    const subscriber: Subscriber = { seq, fresh: true, asker, pages, send, room: () => null, end };
    subscription.join(subscriber);
    const leave = (): void => {
      subscription.leave(subscriber);
      asker.leave();
    };
    return { subscriber, leave };
  };
  return { tables, table, subscription, served, join };
}

it('sends pages to callers in turn, however many subscribers one of them has', async () => {
  const { served, join } = await longTable();
  for (let seq = 10; seq < 50; seq++) join('greedy', seq);
  const { subscriber } = join('anna', 57);
  await expect.poll(() => subscriber.seq).toBe(61);
  // Anna has four pages to receive; meanwhile the greedy caller receives about as many, and one page may be for several.
  const turns = served.slice(0, served.lastIndexOf('anna')).filter((who, n) => who !== served[n - 1]);
  expect(turns.length).toBeLessThan(12);
  expect(turns.filter((who) => who === 'anna').length).toBeGreaterThanOrEqual(3);
});

it('sends a connection one page at a time, whatever it follows', async () => {
  const { tables, join } = await longTable();
  const { promise, resolve } = Promise.withResolvers<void>();
  tables.pageGate = promise;
  const pages = new PageQueue();
  const joined = [10, 20, 30, 40].map((seq) => join('anna', seq, pages).subscriber);
  const other = join('berta', 50).subscriber;
  await expect.poll(() => tables.asked.news).toBe(2);
  // Both are asked again and again while the pages are held back.
  for (let n = 0; n < 20; n++) await turn();
  expect(tables.asked.news).toBe(2);
  resolve();
  await expect.poll(() => [...joined, other].map(({ seq }) => seq)).toEqual([61, 61, 61, 61, 61]);
});

it('reads no more pages for a subscriber who has left', async () => {
  const { tables, join } = await longTable();
  const { subscriber, leave } = join('gone', 0);
  await expect.poll(() => subscriber.seq).toBeGreaterThan(2);
  leave();
  const { seq } = subscriber;
  const read = tables.asked.news;
  for (let n = 0; n < 20; n++) await turn();
  expect(subscriber.seq).toBe(seq);
  expect(tables.asked.news).toBeLessThanOrEqual(read + 1);
});

it('ends only the subscriber whose past cannot be read', async () => {
  const { tables, table, subscription, served, join } = await longTable();
  const anna = join('anna', 61).subscriber;
  await expect.poll(() => served).toEqual(['anna']);
  tables.fault = new Error('the log is broken');
  join('berta', 5);
  await expect.poll(() => served.slice(1)).toEqual(['berta internal', 'Error: the log is broken']);
  tables.grow(table);
  subscription.show(performance.now());
  await expect.poll(() => anna.seq).toBe(62);
});

it('takes a bounded number of wishes to follow from one caller, and says when there are too many', async () => {
  const house = await openHouse({ limits: { messagesPerSecond: 10_000 } });
  const { table } = await seatedTable(house);
  const { promise, resolve } = Promise.withResolvers<void>();
  house.tables.sight = promise;
  const client = await openSocket(house.url);
  const refused: unknown[] = [];
  const replies = Array.from({ length: 510 }, async () => {
    const reply = await client.ask({ follow: { table } });
    if (!reply.ok) refused.push(reply);
  });
  // All have arrived: those that wait, and those for which there is no room.
  await expect.poll(() => [house.tables.asked.snapshot, refused.length]).toEqual([500, 10]);
  resolve();
  await Promise.all(replies);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ problem: { code: 'rate', detail: { seconds: 2 } } });
  expect(await client.ask({ follow: { table } })).toMatchObject({ ok: true });
  await client.close();
  await house.close();
});
