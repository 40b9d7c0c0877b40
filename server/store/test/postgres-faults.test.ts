import { afterAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { openPostgres } from '../postgres.ts';
import { startProxy } from './proxy.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

vi.setConfig({ testTimeout: 40_000 });
const service = await startPostgres({ own: true });

describe.skipIf(service === null)('PostgreSQL that fails', () => {
  afterAll(() => service?.stop());

  it('is restarted while 16 tables are written: each append is written once, and none is a conflict', async () => {
    const store = await openPostgres(service!.url);
    let written = 0;
    let reached = () => {};
    const half = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const tables = upTo(16).map((n) => `table-${n}`);
    const pour = async (table: string) => {
      for (const seq of upTo(200)) {
        const outcome = await store.append(table, logged(seq, { command: `c${seq}` }), summary());
        expect(outcome, `${table} ${seq}`).toBe('written');
        if (++written === 1600) reached();
      }
    };
    const pouring = Promise.all(tables.map(pour));
    await Promise.race([half, pouring]);
    await service!.restart(async () => {
      await expect(store.ping()).rejects.toThrow();
    });
    await pouring;
    await store.ping();
    for (const table of tables) expect(await seqs(store, table)).toEqual(upTo(200));
    await store.close();
  });

  it('has written, but the answer is lost: the append is written, once', async () => {
    const url = await service!.database();
    const direct = await openPostgres(url);
    const proxy = await startProxy(url);
    const store = await openPostgres(proxy.url);
    await fill(store, 't', 3);
    const cut = proxy.cut('answer');
    const outcomes = Promise.all([
      store.append('t', logged(4, { command: 'c' }), summary()),
      store.append('t', logged(4, { command: 'd' }), summary()),
      store.append('u', logged(1), summary()),
    ]);
    await cut;
    // The connection is down, and the entry is there already.
    await expect.poll(() => seqs(direct, 't')).toEqual([1, 2, 3, 4]);
    proxy.mend();
    expect(await outcomes).toEqual(['written', 'conflict', 'written']);
    expect(await seqs(direct, 't')).toEqual([1, 2, 3, 4]);
    for (const open of [store, direct, proxy]) await open.close();
  });

  it('has not got the append, and then another writes: it is a conflict', async () => {
    const url = await service!.database();
    const direct = await openPostgres(url);
    const proxy = await startProxy(url);
    const store = await openPostgres(proxy.url);
    await fill(store, 't', 3);
    const cut = proxy.cut('request');
    // The same entry by the same command: only its mark tells whose it is.
    const outcome = store.append('t', logged(4, { command: 'c' }), summary());
    await cut;
    expect(await direct.append('t', logged(4, { command: 'c' }), summary())).toBe('written');
    proxy.mend();
    expect(await outcome).toBe('conflict');
    expect(await seqs(direct, 't')).toEqual([1, 2, 3, 4]);
    for (const open of [store, direct, proxy]) await open.close();
  });
});
