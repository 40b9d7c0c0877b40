import { expect, it } from 'vitest';
import { ADDRESSES, type PushAddress } from '../store.ts';
import type { Place } from './place.ts';
import { within } from './place.ts';
import { fill, upTo } from './samples.ts';

const address = (over: Partial<PushAddress> = {}): PushAddress => ({
  table: 't',
  holder: 'ann',
  endpoint: 'https://push.example/1',
  p256dh: 'key',
  auth: 'auth',
  language: 'is',
  player: null,
  ...over,
});

/** What is kept for notices by web push. */
export function noticesKept(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('keeps the first text under a name, no matter which process asks first', async () => {
    const place = await newPlace();
    await within(place, async (store) => {
      const texts = await Promise.all(upTo(8).map((n) => store.keep('keys', `text ${n}`)));
      expect(new Set(texts).size).toBe(1);
      await within(place, async (other) => expect(await other.keep('keys', 'late')).toBe(texts[0]));
      expect(await store.keep('other', 'late')).toBe('late');
    });
  });

  it('keeps where browsers want to be notified, the latest of each seat', () =>
    inNew(async (store) => {
      const both = ['ann', 'ben'];
      const add = (over: Partial<PushAddress> = {}) => store.addAddress(address(over), both);
      await add();
      await add({ holder: 'ben', language: 'he' });
      await add({ language: 'de', auth: 'new' });
      expect(await store.addresses('t', both)).toEqual([
        address({ language: 'de', auth: 'new' }),
        address({ holder: 'ben', language: 'he' }),
      ]);
      expect(await store.addresses('t', ['ben'])).toEqual([address({ holder: 'ben', language: 'he' })]);
      expect(await store.addresses('t', [])).toEqual([]);
      expect(await store.addresses('u', both)).toEqual([]);
      for (const n of upTo(ADDRESSES)) await add({ endpoint: `https://push.example/+${n}` });
      expect((await store.addresses('t', ['ann'])).map(({ endpoint }) => endpoint)).toEqual(
        upTo(ADDRESSES).map((n) => `https://push.example/+${n}`),
      );
      expect(await store.removeAddress('t', 'ben', 'https://push.example/1')).toBe(true);
      expect(await store.removeAddress('t', 'ben', 'https://push.example/1')).toBe(false);
      for (const table of ['v', 'u']) await add({ table });
      expect(await store.addressed('', 2)).toEqual(['t', 'u']);
      expect(await store.addressed('u', 2)).toEqual(['v']);
    }));

  it('keeps no address of a token that a table has no more, however often a seat gets another', () =>
    inNew(async (store) => {
      const tokens = upTo(30).map((n) => `token ${n}`);
      for (const holder of tokens)
        for (const n of upTo(ADDRESSES))
          await store.addAddress(address({ holder, endpoint: `https://push.example/+${n}` }), [
            holder,
            'ben',
          ]);
      await store.addAddress(address({ table: 'other', holder: 'token 1' }), ['token 1']);
      expect(await store.addresses('t', tokens)).toHaveLength(ADDRESSES);
      await store.addAddress(address({ holder: 'ben' }), [tokens.at(-1) ?? '', 'ben']);
      await store.keepAddresses('t', ['ben']);
      expect(await store.addresses('t', [...tokens, 'ben'])).toEqual([address({ holder: 'ben' })]);
      await store.keepAddresses('t', []);
      expect(await store.addressed('', 5)).toEqual(['other']);
    }));

  it('gives the notice of a turn to one of many who claim it, in any process, and never again', async () => {
    const place = await newPlace();
    await within(place, (store) =>
      within(place, async (other) => {
        for (const turn of [3, 4, 9]) {
          const claims = upTo(10).map((n) => (n % 2 === 0 ? store : other).claim('t', 0, turn));
          expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
        }
        expect(await store.claim('t', 0, 4)).toBe(false);
        expect(await store.claim('t', 1, 4)).toBe(true);
        expect(await other.claim('u', 0, 4)).toBe(true);
      }),
    );
    await within(place, async (store) => expect(await store.claim('t', 0, 9)).toBe(false));
  });

  it('keeps none of a player who is being erased or is gone, however late it is brought', async () => {
    const place = await newPlace();
    const player = 'zoe-zoe-zoe-zoe-zoe';
    await within(place, (store) =>
      within(place, async (other) => {
        await store.players.add({ player, name: 'Zoe', since: 1 }, 'key');
        const add = (n: number) =>
          [store, other][n % 2]?.addAddress(address({ endpoint: `https://push.example/${n}`, player }), [
            'ann',
          ]);
        expect(await add(0)).toBe(true);
        const late = upTo(12).map(add);
        const [, ...added] = await Promise.all([store.players.erase(player, 'a player'), ...late]);
        // Some came before the erasure and went with it, the others were refused.
        expect(added).toHaveLength(12);
        expect(await store.addresses('t', ['ann'])).toEqual([]);
        expect(await add(1)).toBe(false);
        expect(await other.addresses('t', ['ann'])).toEqual([]);
      }),
    );
  });

  it('removes them with their table', () =>
    inNew(async (store) => {
      for (const table of ['t', 'u', 'v']) {
        await fill(store, table, 2);
        await store.addAddress(address({ table }), ['ann']);
        await store.claim(table, 0, 2);
      }
      await store.remove('t');
      expect(await store.addressed('', 9)).toEqual(['u', 'v']);
      expect(await store.claim('t', 0, 2)).toBe(true);
      expect(await store.claim('u', 0, 2)).toBe(false);
      await store.prune('open', Number.MAX_SAFE_INTEGER);
      expect(await store.addressed('', 9)).toEqual([]);
      expect(await store.claim('u', 0, 2)).toBe(true);
    }));
}
