import { expect, it } from 'vitest';
import type { Listing } from '../store.ts';
import type { Place } from './place.ts';
import { within } from './place.ts';
import { fill, logged, summary, upTo } from './samples.ts';

const namesOf = (listings: readonly Listing[]): string[] => listings.map(({ table }) => table);

/** Lists page by page, by game and by host. */
export function lists(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('lists page by page: each table once, also where several changed at the same moment', () =>
    inNew(async (store) => {
      await Promise.all(
        upTo(50).map((n) =>
          store.append(
            `t${n}`,
            logged(1),
            summary({ changed: n % 3, listed: n % 5 !== 0, game: n % 2 === 0 ? 'even' : 'odd' }),
          ),
        ),
      );
      const all = await store.list('open', 99);
      expect(all).toHaveLength(40);
      const even = await store.listGame('open', 'even', 99);
      expect(even).toEqual(all.filter(({ game }) => game === 'even'));
      expect(await store.list('open', 99, { listed: false })).toHaveLength(10);
      for (const size of [1, 7, 40]) {
        const paged: Listing[] = [];
        const ofGame: Listing[] = [];
        for (let page = 0; page < 41; page++) {
          const [last, lastOfGame] = [paged.at(-1), ofGame.at(-1)];
          paged.push(...(await store.list('open', size, last && { after: last })));
          ofGame.push(...(await store.listGame('open', 'even', size, lastOfGame)));
        }
        expect(paged).toEqual(all);
        expect(ofGame).toEqual(even);
      }
    }));

  it('finds tables by the beginning of the host’s name, in the order of names', () =>
    inNew(async (store) => {
      for (const [i, host] of ['Anna', 'Björn', 'ÁNNI', 'an', 'Zoë', 'Anna'].entries())
        await fill(store, `t${i}`, 1, { host });
      await fill(store, 'other game', 1, { host: 'Anna', game: 'twenty-one' });
      await fill(store, 'private', 1, { host: 'Anna', listed: false });
      await fill(store, 'nobody', 1);
      const find = async (key: string, wanted = {}, limit = 9) =>
        namesOf(await store.listByHost('open', key, limit, { game: 'six-nimmt', ...wanted }));
      expect(await find('an')).toEqual(['t3', 't0', 't5', 't2']);
      expect(await find('anna')).toEqual(['t0', 't5']);
      expect(await find('an', {}, 2)).toEqual(['t3', 't0']);
      expect(await find('an', { after: { key: 'anna', table: 't0' } })).toEqual(['t5', 't2']);
      expect(await find('anna', { listed: false })).toEqual(['private']);
      expect(await find('anna', { game: 'twenty-one' })).toEqual(['other game']);
      expect(await find('%')).toEqual([]);
      expect(await store.listByHost('playing', 'an', 9, { game: 'six-nimmt' })).toEqual([]);
      expect((await store.listByHost('open', 'zo', 9, { game: 'six-nimmt' }))[0]?.host).toBe('Zoë');
    }));

  it('tells of one table', () =>
    inNew(async (store) => {
      await fill(store, 't', 2, { host: 'Anna', listed: false });
      expect(await store.summary('t')).toEqual({ table: 't', ...summary({ host: 'Anna', listed: false }) });
      expect(await store.summary('nowhere')).toBeNull();
    }));
}
