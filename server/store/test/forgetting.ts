import type { Entry } from '@bullpen/table';
import { expect, it } from 'vitest';
import type { Place } from './place.ts';
import { within } from './place.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

/** Removing a table, and a name. */
export function forgetting(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('removes one table with its log, and no other', () =>
    inNew(async (store) => {
      await fill(store, 't', 3);
      await fill(store, 'u', 2);
      expect(await store.remove('t')).toBe(true);
      expect(await store.remove('t')).toBe(false);
      expect(await store.read('t', 1)).toEqual([]);
      expect(await store.summary('t')).toBeNull();
      expect(await store.append('t', logged(4), summary())).toBe('conflict');
      expect(await seqs(store, 'u')).toEqual([1, 2]);
    }));

  it('law 5: rewrites a name in tables that are over, and nothing else', () =>
    inNew(async (store) => {
      const name = 'Þóra "牛"';
      const kept = [null, { name, token: 'x' }, { name: 'Björn', token: name }];
      const created = { type: 'created', at: 1, game: name, kept } as unknown as Entry;
      for (const [table, status] of [
        ['over', 'over'],
        ['going', 'playing'],
      ] as const) {
        await store.append(table, { seq: 1, command: name, entry: created }, summary());
        await store.append(table, logged(2, { name }), summary());
        await store.append(table, logged(3, { name: `${name} 2` }), summary({ status, host: name }));
      }
      const before = await store.read('going', 1);
      expect(await store.rewriteName(name, 'Guest')).toEqual(['over']);
      expect(await store.read('going', 1)).toEqual(before);
      expect((await store.summary('going'))?.host).toBe(name);
      expect((await store.summary('over'))?.host).toBe('Guest');
      expect(await store.read('over', 1)).toEqual([
        {
          seq: 1,
          command: name,
          entry: { ...created, kept: [null, { name: 'Guest', token: 'x' }, kept[2]] },
        },
        logged(2, { name: 'Guest' }),
        logged(3, { name: `${name} 2` }),
      ]);
      expect(await store.rewriteName(name, 'Guest')).toEqual([]);
      expect(await store.append('over', logged(4), summary({ status: 'over' }))).toBe('written');
    }));

  it('rewrites a name in one table, and in any number of them', () =>
    inNew(async (store) => {
      const tables = upTo(1100).map((n) => `t${n}`);
      await Promise.all(
        tables.map((table) => store.append(table, logged(1), summary({ status: 'over', host: 'Bo' }))),
      );
      expect(await store.rewriteName('Ada', 'Guest', 't7')).toEqual(['t7']);
      expect(await store.rewriteName('Ada', 'Guest', 'nowhere')).toEqual([]);
      expect(await store.rewriteName('Ada', 'Guest')).toHaveLength(1099);
      expect(await store.rewriteName('Bo', 'Guest')).toHaveLength(1100);
    }));

  it('scrubs while others write', () =>
    inNew(async (store) => {
      await fill(store, 't', 2);
      const writing = upTo(40).map((n) => store.append(`u${n}`, logged(1), summary()));
      const scrubbed = store.scrub('now');
      const more = upTo(40).map((n) => store.append(`v${n}`, logged(1), summary()));
      // Many ask at once, some while it goes on: all are answered, and nobody who writes is refused.
      await Promise.all([scrubbed, ...upTo(6).map(() => store.scrub('now'))]);
      await store.scrub('now');
      expect(new Set(await Promise.all([...writing, ...more]))).toEqual(new Set(['written']));
      expect(await seqs(store, 't')).toEqual([1, 2]);
    }));
}
