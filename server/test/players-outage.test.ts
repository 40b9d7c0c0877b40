import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { openTables } from './open-tables.ts';

describe('a store that fails for a while', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-players-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const anna = { id: 'player-in-an-outage-1', key: 'k'.repeat(40), name: 'Anna' };
  const failing = { notes: false, logs: false };
  /** Tables on a store that fails when a test says so. */
  const open = async (): Promise<Awaited<ReturnType<typeof openTables>>> => {
    const real = await openSqlite(folder);
    const away = (): never => {
      throw new StoreUnavailable('disk full');
    };
    const store: Store = {
      ...real,
      read: async (...asked) => (failing.logs ? away() : real.read(...asked)),
      players: {
        ...real.players,
        notePlay: async (...noted) => (failing.notes ? away() : real.players.notePlay(...noted)),
      },
    };
    return openTables(folder, Date.now, undefined, {}, false, { store });
  };

  it('seats no player at a table that cannot be noted: an erasure would not find the name there', async () => {
    const { tables, store, close } = await open();
    expect(await tables.players.add(anna)).toMatchObject({ ok: true });
    const made = await tables.create({ id: 'noted-create-1', game: 'six-nimmt', seats: 2 });
    if (!made.ok) throw new Error(made.refusal.code);
    const { table } = made.value;
    const sit = () =>
      tables.command(table, null, { id: 'noted-sit-1', do: 'sit', name: 'Anna', player: anna.key });
    failing.notes = true;
    expect(await sit()).toMatchObject({ ok: false, problem: { code: 'unavailable' } });
    expect(await store.read(table, 2)).toEqual([]);
    failing.notes = false;
    expect(await sit()).toMatchObject({ ok: true, seq: 2 });
    await close();
  });

  it('exports everything or nothing', async () => {
    const { tables, close } = await open();
    failing.logs = true;
    expect(await tables.players.export(anna.key)).toMatchObject({ refusal: { code: 'unavailable' } });
    expect(await tables.players.matches(anna.key, { limit: 9 })).toMatchObject({ value: { matches: [] } });
    failing.logs = false;
    expect(await tables.players.export(anna.key)).toMatchObject({ value: { matches: [{ seat: 0 }] } });
    await close();
  });
});
