import { expect, it } from 'vitest';
import { atRest } from '../at-rest.ts';
import { CachedTable } from '../cached-table.ts';
import { openTables } from './open-tables.ts';
import { people } from './people.ts';

it('a table at rest is the same table, and shares with others what they have in common', async () => {
  const opened = await openTables();
  const { create, sit, say } = people(() => opened);
  try {
    const load = async (): Promise<CachedTable> => {
      const table = await create({ game: 'six-nimmt', seats: 2, clock: { kind: 'move', seconds: 60 } });
      const anna = await sit(table, 'Anna');
      await sit(table, 'Berta');
      await say(table, anna, { do: 'start' });
      const cached = await CachedTable.load(table, opened.store);
      if (cached === null) throw new Error('no table');
      return cached;
    };
    const [one, other] = [await load(), await load()];
    const before = structuredClone({ ...one.table, game: null, state: null });
    one.rest();
    other.rest();
    expect({ ...one.table, game: null, state: null }).toEqual(before);
    expect(one.table.state).toEqual(atRest(one.table).state);
    expect(one.table.created.plan).toBe(other.table.created.plan);
    expect(one.table.created.clock).toBe(other.table.created.clock);
    expect(one.table.secret).not.toBe(other.table.secret);
  } finally {
    await opened.remove();
  }
});
