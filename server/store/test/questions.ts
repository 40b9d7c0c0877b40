import type { Draw } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { expect, it, vi } from 'vitest';
import type { Place } from './place.ts';
import { within } from './place.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

/** What a store is asked: reading, lists, what is due, pruning. */
export function questions(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('reads from a seq on, as many as are asked for', () =>
    inNew(async (store) => {
      await fill(store, 't', 5);
      await fill(store, 'u', 2);
      expect((await store.read('t', 3)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
      expect(await store.read('t', 6)).toEqual([]);
      const some = async (from: number, limit: number) =>
        (await store.read('t', from, limit)).map(({ seq }) => seq);
      expect(await some(2, 2)).toEqual([2, 3]);
      expect(await some(4, 9)).toEqual([4, 5]);
      expect(await some(1, 0)).toEqual([]);
      expect(await some(1, -1)).toEqual([]);
      expect(await seqs(store, 't')).toEqual(upTo(5));
      expect(await store.read('nowhere', 1)).toEqual([]);
    }));

  it('finds the entry that a command made, in its table only', () =>
    inNew(async (store) => {
      await store.append('t', logged(1, { command: 'c1' }), summary());
      await store.append('t', logged(2), summary());
      await store.append('t', logged(3, { command: 'c3' }), summary());
      await store.append('u', logged(1, { command: 'c9' }), summary());
      expect(await Promise.all(['c1', 'c3', 'c9', ''].map((id) => store.find('t', id)))).toEqual([
        1,
        3,
        null,
        null,
      ]);
      expect(await store.find('nowhere', 'c1')).toBeNull();
    }));

  it('keeps every entry as it was: 100 kB, many languages, odd characters', () =>
    inNew(async (store) => {
      const names = ['x'.repeat(100_000), 'Þórdís שלום 牛 🐂', `"'\\{}[],\n\t\u0000\u2028\ud83d`, ''];
      for (const [i, name] of names.entries())
        await store.append('t 牛\'"', logged(i + 1, { name }), summary());
      const log = await store.read('t 牛\'"', 1);
      expect(log).toEqual(names.map((name, i) => logged(i + 1, { name })));
      const draws = [
        { shuffle: [3, 1, 2], nested: { deep: [null, true, -0.5] } },
      ] as unknown as readonly Draw[];
      const started: Entry = { type: 'started', at: 1e15, fill: null, draws, spent: 0 };
      await store.append('u', { seq: 1, command: 'ö', entry: started }, summary());
      expect(await store.read('u', 1)).toEqual([{ seq: 1, command: 'ö', entry: started }]);
    }));

  it('law 4: the summary is that of the last entry written, not of a conflict', () =>
    inNew(async (store) => {
      const last = summary({
        status: 'playing',
        free: 0,
        due: 1_900_000_000_000,
        changed: 1_800_000_000_000,
      });
      await fill(store, 't', 1);
      await store.append('t', logged(2), last);
      await store.append('t', logged(2), summary({ status: 'over' }));
      await store.append('t', logged(9), summary({ status: 'over' }));
      expect(await store.list('playing', 9)).toEqual([{ table: 't', ...last }]);
      expect(await store.list('open', 9)).toEqual([]);
      expect(await store.list('over', 9)).toEqual([]);
    }));

  it('lists listed tables of a status, the latest changed first, and no more than asked for', () =>
    inNew(async (store) => {
      for (const [i, changed] of [30, 10, 50, 20, 40].entries()) await fill(store, `t${i}`, 1, { changed });
      await fill(store, 'private', 1, { changed: 60, listed: false });
      await fill(store, 'playing', 1, { changed: 70, status: 'playing' });
      const tables = async (limit: number) => (await store.list('open', limit)).map(({ table }) => table);
      expect(await tables(99)).toEqual(['t2', 't4', 't0', 't3', 't1']);
      expect(await tables(2)).toEqual(['t2', 't4']);
      expect(await tables(0)).toEqual([]);
      expect(await tables(-1)).toEqual([]);
      await store.append('t1', logged(2), summary({ changed: 80 }));
      expect(await tables(1)).toEqual(['t1']);
    }));

  it('tells what is due, the longest overdue first; listed or not', () =>
    inNew(async (store) => {
      for (const due of [300, 100, 200]) await fill(store, `due ${due}`, 1, { due, status: 'playing' });
      await fill(store, 'private', 1, { due: 150, listed: false });
      await fill(store, 'never', 1, { due: null });
      const tables = async (until: number, limit: number) =>
        (await store.due(until, limit)).map(({ table }) => table);
      expect(await tables(99, 9)).toEqual([]);
      expect(await tables(200, 9)).toEqual(['due 100', 'private', 'due 200']);
      expect(await tables(999, 2)).toEqual(['due 100', 'private']);
      await store.append('due 100', logged(2), summary({ due: null }));
      expect(await tables(999, 9)).toEqual(['private', 'due 200', 'due 300']);
    }));

  it('prunes old tables of a status with their logs, and says how many', () =>
    inNew(async (store) => {
      await Promise.all(
        upTo(1200).map((n) =>
          store.append(`old ${n}`, logged(1), summary({ status: 'over', listed: n % 2 === 0 })),
        ),
      );
      await fill(store, 'new', 2, { status: 'over', changed: 100 });
      await fill(store, 'open', 2);
      expect(await store.prune('over', 100)).toBe(1200);
      expect(await store.prune('over', 100)).toBe(0);
      expect(await store.read('old 7', 1)).toEqual([]);
      expect(await seqs(store, 'new')).toEqual([1, 2]);
      expect(await seqs(store, 'open')).toEqual([1, 2]);
      expect(await store.append('old 7', logged(2), summary())).toBe('conflict');
      expect(await store.append('old 7', logged(1), summary())).toBe('written');
    }));

  it('prunes long logs too', () =>
    inNew(async (store) => {
      const long = (table: string) =>
        upTo(1100).map((seq) => store.append(table, logged(seq), summary({ status: 'over' })));
      await Promise.all(['a', 'b', 'c', 'd'].flatMap(long));
      expect(await store.prune('over', 100)).toBe(4);
      for (const table of ['a', 'b', 'c', 'd']) expect(await store.read(table, 1)).toEqual([]);
      expect(await store.list('over', 9)).toEqual([]);
    }));

  it('tells how far many tables have come; one that is not there is left out', () =>
    inNew(async (store) => {
      for (const [i, table] of ['a', "b'", '牛'].entries()) await fill(store, table, i + 2);
      expect(await store.heads(['牛', 'nowhere', 'a'])).toEqual(
        new Map([
          ['a', 2],
          ['牛', 4],
        ]),
      );
      expect(await store.heads([])).toEqual(new Map());
      await store.append('a', logged(3), summary());
      await store.append('a', logged(9), summary());
      const many = Array.from({ length: 1000 }, (_, i) => `none ${i}`);
      expect(await store.heads([...many, 'a'])).toEqual(new Map([['a', 3]]));
    }));

  it('has a clock that goes on', () =>
    inNew(async (store) => {
      const first = await store.now();
      await vi.waitFor(async () => expect(await store.now()).toBeGreaterThan(first));
      expect(first).toBeGreaterThan(Date.UTC(2020, 0));
    }));

  it('beats: writes beside the tables, as often as it is asked to, and changes no table', () =>
    inNew(async (store) => {
      await fill(store, 't', 2);
      for (let times = 0; times < 3; times++) await store.beat();
      await Promise.all([store.beat(), store.append('t', logged(3), summary()), store.beat()]);
      expect(await seqs(store, 't')).toEqual([1, 2, 3]);
    }));

  it('keeps many tables apart', () =>
    inNew(async (store) => {
      const tables = upTo(300).map((n) => `table-${n}`);
      await Promise.all(tables.map((table, i) => fill(store, table, 1 + (i % 7))));
      for (const [i, table] of tables.entries()) expect(await seqs(store, table)).toEqual(upTo(1 + (i % 7)));
    }));

  it('answers a ping; writes what is waiting when it is closed, and nothing afterwards', async () => {
    const place = await newPlace();
    const store = await place.open();
    await store.ping();
    const waiting = [1, 2, 3].map((seq) => store.append('t', logged(seq), summary()));
    await store.close();
    expect(await Promise.all(waiting)).toEqual(['written', 'written', 'written']);
    const closed = { name: 'StoreUnavailable', ill: 'closed' };
    await expect(store.append('t', logged(4), summary())).rejects.toMatchObject(closed);
    await expect(store.read('t', 1)).rejects.toMatchObject(closed);
    await expect(store.ping()).rejects.toMatchObject(closed);
    await expect(store.beat()).rejects.toMatchObject(closed);
    await store.close();
    await within(place, async (again) => expect(await seqs(again, 't')).toEqual([1, 2, 3]));
  });
}
