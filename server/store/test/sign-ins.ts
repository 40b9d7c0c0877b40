import { expect, it } from 'vitest';
import { type Place, within } from './place.ts';

const ada = { player: 'ada-ada-ada-ada-ada', name: 'Ada', since: 5 };
const bo = { player: 'bo-bo-bo-bo-bo-bo', name: 'Bo', since: 9 };
const begun = { verifier: 'v', nonce: 'n', redirect: 'https://example.org/me', until: 1000 };
const signIn = (identity: string) => ({ identity, issuer: 'https://example.org', since: 7 });

/** Sign-ins that are under way, and those that players have linked. */
export function storedSignIns(newPlace: () => Promise<Place>): void {
  it('gives what was begun once, to one of all processes, and in time', async () => {
    const place = await newPlace();
    await within(place, async (store) => {
      const other = await place.open();
      try {
        await store.signIns.begin('one', begun, 10);
        await store.signIns.begin('two', begun, 10);
        await store.signIns.begin('three', { ...begun, until: 2000 }, 10);
        expect(await store.signIns.take('none', 10)).toBeNull();
        const taken = await Promise.all([store.signIns.take('one', 999), other.signIns.take('one', 999)]);
        expect(taken.filter((one) => one !== null)).toEqual([begun]);
        expect(await other.signIns.take('two', 1000)).toBeNull();
        expect(await other.signIns.take('two', 10)).toBeNull();
        // What is over goes when the next one is begun.
        await store.signIns.begin('four', begun, 10);
        await store.signIns.begin('five', { ...begun, until: 3000 }, 1000);
        expect(await store.signIns.take('four', 10)).toBeNull();
        expect(await store.signIns.take('three', 10)).toEqual({ ...begun, until: 2000 });
      } finally {
        await other.close();
      }
    });
  });

  it('links one sign-in to one player, until it is removed or the player goes', async () =>
    within(await newPlace(), async ({ players, signIns }) => {
      expect(await signIns.link(ada.player, signIn('a'))).toBe('conflict');
      await players.add(ada, 'key-a');
      await players.add(bo, 'key-b');
      expect(await signIns.of(ada.player)).toBeNull();
      expect(await signIns.link(ada.player, signIn('a'))).toBe('written');
      expect(await signIns.link(ada.player, { ...signIn('a'), since: 8 })).toBe('written');
      expect(await signIns.link(bo.player, signIn('a'))).toBe('conflict');
      expect(await signIns.link(ada.player, signIn('b'))).toBe('conflict');
      expect(await signIns.of(ada.player)).toEqual(signIn('a'));
      expect(await signIns.owner('a')).toBe(ada.player);
      expect(await signIns.owner('b')).toBeNull();
      expect(await signIns.unlink(ada.player)).toBe(true);
      expect(await signIns.unlink(ada.player)).toBe(false);
      const both = await Promise.all([
        signIns.link(ada.player, signIn('c')),
        signIns.link(bo.player, signIn('c')),
      ]);
      expect(both.sort()).toEqual(['conflict', 'written']);
      for (const { player } of [ada, bo]) await signIns.unlink(player);
      await signIns.link(ada.player, signIn('a'));
      await signIns.link(bo.player, signIn('b'));
      await players.erase(ada.player, 'a player');
      expect(await signIns.owner('a')).toBeNull();
      expect(await players.prune(bo.since + 1)).toBe(1);
      expect(await signIns.owner('b')).toBeNull();
    }));
}
