import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openHouse } from '../../live/house.ts';
import { Garbage, holdQuiet, longTable, slowReader } from '../guests.ts';

it('a reader who does not read is dropped, and others are served meanwhile', async () => {
  const house = await openHouse();
  try {
    const table = await longTable(house.url);
    const dropped = slowReader(house.url, table, 60_000);
    expect((await fetch(`${house.url}/api/tables/${table}`)).status).toBe(200);
    expect(await dropped).toBe(true);
  } finally {
    await house.close();
  }
});

it('senders of garbage start on command, are all dropped, and nobody else is', async () => {
  const house = await openHouse({ BULLPEN_MESSAGES_PER_SECOND: '20' });
  const quiet = await holdQuiet(house.url, 20);
  const garbage = await Garbage.begin(house.url, 5, 50);
  try {
    garbage.go();
    const dropped = async (): Promise<string | undefined> =>
      /dropped_connections_total\{reason="garbage"\} (\d+)/.exec(
        await (await fetch(`${house.url}/metrics`)).text(),
      )?.[1];
    while (Number((await dropped()) ?? 0) < 5) await turn();
    const { connections, sent } = await garbage.rest();
    expect(connections).toBeGreaterThanOrEqual(5);
    // Five are answered and one more is too much, on each of them.
    expect(sent).toBeGreaterThanOrEqual(5 * 6);
    expect(quiet.map(({ readyState }) => readyState)).toEqual(Array(20).fill(1));
    expect(await garbage.rest()).toEqual({ connections: 0, sent: 0, answered: 0 });
  } finally {
    await garbage.end();
    for (const socket of quiet) socket.terminate();
    await house.close();
  }
});
