import { expect, it } from 'vitest';
import { openHouse } from '../../live/house.ts';
import { longTable, slowReader } from '../guests.ts';

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
