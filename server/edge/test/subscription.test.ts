import { expect, it } from 'vitest';
import { onBehalfOf } from '../../lane.ts';
import { Subscription } from '../subscription.ts';
import type { Subscriber } from '../subscriptions.ts';
import { FakeTables } from './fake.ts';
import { openHouse, openSocket, seatedTable, wish } from './house.ts';

it('sends pages to callers in turn, however many subscribers one of them has', async () => {
  const tables = new FakeTables();
  const made = await tables.create(wish());
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made.value;
  for (let n = 0; n < 60; n++) tables.grow(table);
  tables.page = 1;
  const served: string[] = [];
  const subscription = new Subscription(
    tables,
    table,
    null,
    { failed: (error) => served.push(String(error)), shown: () => {} },
    () => {},
  );
  const join = (caller: string, seq: number): Subscriber => {
    const subscriber: Subscriber = {
      seq,
      fresh: true,
      send: () => void served.push(caller),
      room: () => null,
      end: ({ code }) => void served.push(code),
    };
    onBehalfOf(caller, () => subscription.join(subscriber));
    return subscriber;
  };
  for (let seq = 10; seq < 50; seq++) join('greedy', seq);
  const anna = join('anna', 57);
  await expect.poll(() => anna.seq).toBe(61);
  // One page may be for several subscribers of a caller.
  const turns = served.filter((caller, n) => caller !== served[n - 1]);
  expect(turns.slice(0, 8)).toEqual(['greedy', 'anna', 'greedy', 'anna', 'greedy', 'anna', 'greedy', 'anna']);
});

it('takes a bounded number of wishes to follow from one caller, and says when there are too many', async () => {
  const house = await openHouse({ limits: { messagesPerSecond: 10_000 } });
  const { table } = await seatedTable(house);
  const { promise, resolve } = Promise.withResolvers<void>();
  house.tables.sight = promise;
  const client = await openSocket(house.url);
  const replies = Array.from({ length: 510 }, () => client.ask({ follow: { table } }));
  await expect.poll(() => house.tables.asked.snapshot).toBe(500);
  resolve();
  const refused = (await Promise.all(replies)).filter(({ ok }) => !ok);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ problem: { code: 'rate', detail: { seconds: 2 } } });
  expect(await client.ask({ follow: { table } })).toMatchObject({ ok: true });
  await client.close();
  await house.close();
});
