import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { News } from '@bullpen/server/contract';
import { openSqlite } from '@bullpen/server/store/sqlite';
import { LiveTables } from '@bullpen/server/tables';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bullpen-shared-'));
const stores = await Promise.all([openSqlite(folder), openSqlite(folder)]);
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

/** Tables as of a process that shares its log with another; it hears of the other when a test says so. */
function processOn(store: (typeof stores)[number]): {
  tables: LiveTables;
  hear: (table: string, seq: number) => void;
} {
  let hear: (table: string, seq: number) => void = () => {};
  const news: News = {
    publish: () => {},
    listen: (heard) => {
      hear = heard;
    },
    away: () => false,
    close: async () => {},
  };
  const nothing = { add: async () => {}, work: () => {}, close: async () => {} };
  const botPool = { ask: async () => 0, delay: () => 0, close: async () => {} };
  const parts = { store, news, jobs: nothing, botPool, log: () => {}, now: Date.now };
  const tables = new LiveTables({
    ...parts,
    thinkMilliseconds: 0,
    pace: { least: 0, more: 0 },
    shared: true,
  });
  return { tables, hear: (table, seq) => hear(table, seq) };
}

const TOKENS = ['a'.repeat(30), 'b'.repeat(30)];
let here: ReturnType<typeof processOn>;
let there: ReturnType<typeof processOn>;
let table: string;
let count = 0;

describe('two processes, of which one has not heard the news of the other yet', () => {
  beforeEach(async () => {
    [here, there] = stores.map(processOn) as [typeof here, typeof there];
    const made = await here.tables.create({
      id: `shared-${count++}-create`,
      game: 'six-nimmt',
      seats: 2,
      seating: 'fixed',
    });
    if (!made.ok) throw new Error(made.refusal.code);
    table = made.value.table;
    await there.tables.snapshot(table, null);
    for (const [seat, token] of TOKENS.entries())
      await here.tables.command(table, null, { id: `shared-sit-${seat}`, do: 'sit', seat, name: 'P', token });
  });

  it('nobody is refused for what is no longer so', async () => {
    expect(await there.tables.command(table, TOKENS[0]!, { id: 'shared-start', do: 'start' })).toMatchObject({
      ok: true,
      seq: 4,
    });
  });

  it('a follower learns it from the news, also if somebody has looked at the table before they came', async () => {
    const heard: number[] = [];
    there.tables.subscribe(table, (seq) => heard.push(seq));
    expect(await there.tables.snapshot(table, null)).toMatchObject({ ok: true, value: { seq: 3 } });
    there.hear(table, 3);
    await there.tables.snapshot(table, null);
    expect(heard).toEqual([3]);
    there.hear(table, 3);
    await there.tables.snapshot(table, null);
    expect(heard).toEqual([3]);
  });
});
