import { afterAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { openPostgres } from '../postgres.ts';
import { startProxy } from './proxy.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

vi.setConfig({ testTimeout: 40_000 });
/** A busy machine may be slow. */
const SOON = { timeout: 20_000 };
const service = await startPostgres({ own: true });

describe.skipIf(service === null)('PostgreSQL that fails', () => {
  afterAll(() => service?.stop());

  it('is restarted while 16 tables are written: each append is written once, and none is a conflict', async () => {
    const store = await openPostgres(service!.url, { outage: 30_000 });
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
      await expect(store.ping()).rejects.toMatchObject({ ill: 'unreachable' });
    });
    await pouring;
    await store.ping();
    for (const table of tables) expect(await seqs(store, table)).toEqual(upTo(200));
    await store.close();
  });

  it('is away for longer than anybody waits: it is unavailable, soon for those who come later, and then all goes on', async () => {
    const store = await openPostgres(await service!.database(), { outage: 300 });
    await fill(store, 't', 3);
    const away = { name: 'StoreUnavailable', ill: 'unreachable' };
    await service!.restart(async () => {
      await expect(store.append('t', logged(4), summary())).rejects.toMatchObject(away);
      await expect(store.read('t', 1)).rejects.toMatchObject(away);
      await expect(store.heads(['t'])).rejects.toMatchObject(away);
      await expect(store.beat()).rejects.toMatchObject(away);
    });
    await expect
      .poll(
        () =>
          store.ping().then(
            () => true,
            () => false,
          ),
        SOON,
      )
      .toBe(true);
    expect(await store.append('t', logged(4), summary())).toBe('written');
    await store.beat();
    await store.close();
  });

  it('hangs: it is unavailable, and the next question goes over new connections', async () => {
    const url = await service!.database();
    const proxy = await startProxy(url);
    const store = await openPostgres(proxy.url, { outage: 300, answer: 300 });
    await fill(store, 't', 3);
    proxy.hang();
    const hung = { name: 'StoreUnavailable', ill: 'no answer' };
    await expect(store.append('t', logged(4), summary())).rejects.toMatchObject(hung);
    await expect(store.read('t', 1)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    // The old connections stay dead; only new ones are served.
    proxy.mend();
    await expect.poll(() => seqs(store, 't').catch(() => []), SOON).not.toEqual([]);
    expect(await store.append('t', logged((await seqs(store, 't')).length + 1), summary())).toBe('written');
    await store.close();
    await proxy.close();
  });

  it('refuses a value: that is no outage, and hurts no other append', async () => {
    const store = await openPostgres(await service!.database());
    const outcomes = await Promise.allSettled([
      store.append('good', logged(1), summary()),
      store.append('bad', logged(1), summary({ seats: 1e12 })),
    ]);
    expect(outcomes[0]).toMatchObject({ value: 'written' });
    expect((outcomes[1] as PromiseRejectedResult).reason.name).not.toBe('StoreUnavailable');
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
