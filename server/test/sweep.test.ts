import type { Logged } from '@bullpen/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedTable } from '../cached-table.ts';
import { TableCache } from '../table-cache.ts';
import { openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';

const HOUR = 3_600_000;

let opened: OpenTables;
const { create, sit, say } = people(() => opened);
let now = 0;

beforeEach(async () => {
  now = Date.now();
  opened = await openTables(undefined, () => now, { least: HOUR, more: 0 });
});
afterEach(async () => {
  await opened.remove();
});

/** A table at which a bot's move is due in an hour. */
async function begin(): Promise<string> {
  const table = await create({ game: 'six-nimmt', seats: 2 });
  await say(table, await sit(table, 'Anna'), { do: 'start', fill: 'random' });
  return table;
}

describe('what is due far in the future', () => {
  it('has no job before a sweep finds that it is near', async () => {
    const table = await begin();
    const due = async (): Promise<number> => (await opened.store.summary(table))?.due ?? 0;
    const far = await due();
    expect(far).toBeGreaterThan(now + HOUR / 2);
    const added = vi.spyOn(opened.jobs, 'add');
    await opened.tables.sweep();
    expect(added).not.toHaveBeenCalled();
    now = far - 10_000;
    await opened.tables.sweep();
    expect(added.mock.calls).toEqual([[{ table, seq: 0 }, far]]);
  });
});

/** The first entry of a table, of a game that may not be there any more. */
const created = (game: string): Logged => ({
  seq: 1,
  command: null,
  entry: {
    type: 'created',
    at: 0,
    game,
    version: 1,
    seats: 2,
    options: {},
    plan: [{ kind: 'open' }, { kind: 'open' }],
    clock: { kind: 'none' },
    listed: false,
    hints: true,
    pace: { least: 0, more: 0 },
    secret: '',
    commitment: '',
  },
});

/** A table whose log makes no sense, at which something is due. */
const breakTable = (id: string): Promise<unknown> =>
  opened.store.append(id, created('seven-nimmt'), {
    game: 'seven-nimmt',
    status: 'playing',
    listed: false,
    seats: 2,
    free: 0,
    due: 1,
    changed: 1,
    host: null,
    rated: false,
  });

const botMoved = async (table: string): Promise<void> =>
  vi.waitFor(
    async () =>
      expect((await opened.store.read(table, 1)).map(({ entry }) => entry)).toContainEqual(
        expect.objectContaining({ type: 'moved', by: 'bot' }),
      ),
    { timeout: 20_000 },
  );

describe('the sweep', () => {
  it('makes what is overdue at all tables, though the log of one makes no sense', async () => {
    const tables = [await begin(), await begin()];
    await breakTable('broken');
    now += HOUR;
    await opened.tables.sweep();
    for (const table of tables) await botMoved(table);
    expect(opened.failures).toEqual([
      { what: 'table failed', detail: { table: 'broken', error: 'there is no game seven-nimmt' } },
      { what: 'automatic move failed', detail: { table: 'broken', seq: 0, reason: 'broken' } },
    ]);
  });

  it('sets a table aside whose move fails again and again, and does not read it any more', async () => {
    await breakTable('broken');
    const read = vi.spyOn(opened.store, 'read');
    // Far more often than it is tried: the pauses grow.
    for (let sweeps = 0; sweeps < 200; sweeps++) {
      now += 5000;
      await opened.tables.sweep();
    }
    expect(read).toHaveBeenCalledTimes(5);
    expect(opened.tables.setAside()).toMatchObject([{ table: 'broken', reason: 'broken' }]);
    expect(opened.failures.filter(({ what }) => what === 'table set aside')).toEqual([
      { what: 'table set aside', detail: { table: 'broken', seq: 0, reason: 'broken' } },
    ]);
  });

  it('finds others behind any number of tables that are set aside', async () => {
    const many = Array.from({ length: 1100 }, (_, i) => `broken-${i}`);
    await Promise.all(many.map(breakTable));
    const table = await begin();
    now += HOUR;
    // The list is as long as a thousand: the first ones fill it until they rest.
    for (let sweeps = 0; sweeps < 2; sweeps++) await opened.tables.sweep();
    await botMoved(table);
  });

  it('does not hold an outage of the store against a table', async () => {
    const table = await begin();
    now += HOUR;
    // Two hours without use: nothing of the table is in memory any more.
    now += HOUR;
    await opened.tables.sweep();
    const away = [vi.spyOn(opened.store, 'read'), vi.spyOn(opened.store, 'ping')];
    for (const method of away) method.mockRejectedValue(new Error('away'));
    for (let sweeps = 0; sweeps < 20; sweeps++) {
      now += HOUR;
      await opened.tables.sweep();
    }
    for (const method of away) method.mockRestore();
    await opened.tables.sweep();
    await botMoved(table);
  });
});

describe('the cache', () => {
  it('keeps more tables than it likes to while all of them are followed', () => {
    const services = { store: opened.store, now: () => 0, log: () => {}, shared: false };
    const cache = new TableCache(services, () => true);
    const log = [created('six-nimmt')];
    for (let i = 0; i < 20_002; i++) cache.keep(CachedTable.fromLog(`table ${i}`, log));
    expect(cache.size).toBe(20_002);
  });
});
