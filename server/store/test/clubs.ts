import { expect, it } from 'vitest';
import { type ClubResult, MOST_CLUBS } from '../clubs.ts';
import type { Store } from '../store.ts';
import { type Place, within } from './place.ts';
import { fill } from './samples.ts';

const [ADA, BO, CY] = ['ada-ada-ada-ada-ada', 'bo-bo-bo-bo-bo-bo', 'cy-cy-cy-cy-cy-cy'];
const result = (player: string, points: number, more: Partial<ClubResult> = {}): ClubResult => ({
  player,
  points,
  tables: 1,
  wins: Number(points === 1),
  titles: 0,
  ...more,
});

/** Clubs: members with numbers, shared tables, and what they were worth. */
export function storedClubs(newPlace: () => Promise<Place>): void {
  const inNew = async (test: (store: Store) => Promise<void>) =>
    within(await newPlace(), async (store) => {
      for (const [i, player] of [ADA, BO, CY].entries())
        await store.players.add({ player, name: `Player ${i}`, since: 1 }, `key ${i}`);
      await test(store);
    });
  const make = ({ clubs }: Store, club = 'c1', player = ADA) =>
    clubs.make({ club, name: 'Club', at: 5 }, player);

  it('makes a club once, with its first member as the owner', () =>
    inNew(async (store) => {
      const { clubs } = store;
      expect(await Promise.all([make(store), make(store), make(store)])).toContain('written');
      expect(await make(store, 'c1', BO)).toBe('already');
      expect(await make(store, 'c2', 'nobody-nobody')).toBe('player-gone');
      expect(await clubs.find('c1')).toEqual({ club: 'c1', name: 'Club', since: 5, owner: 1 });
      expect(await clubs.find('c2')).toBeNull();
      expect(await clubs.members('c1')).toEqual([{ member: 1, player: ADA, name: 'Player 0', since: 5 }]);
    }));

  it('has a player as a member once, and gives no number twice', () =>
    inNew(async (store) => {
      const { clubs } = store;
      await make(store);
      const joined = await Promise.all([BO, BO, CY, BO].map((player) => clubs.join('c1', player, 6)));
      expect(joined.toSorted()).toEqual(['already', 'already', 'written', 'written']);
      expect((await clubs.members('c1')).map(({ member }) => member)).toEqual([1, 2, 3]);
      const bo = (await clubs.memberOf('c1', BO)) ?? 0;
      expect(await clubs.leave('c1', bo)).toBe(true);
      expect(await clubs.leave('c1', bo)).toBe(false);
      expect(await clubs.memberOf('c1', BO)).toBeNull();
      expect(await clubs.join('c1', BO, 7)).toBe('written');
      expect(await clubs.memberOf('c1', BO)).toBe(4);
      expect(await clubs.join('nowhere', BO, 7)).toBe('no-club');
      expect(await clubs.join('c1', 'nobody-nobody', 7)).toBe('player-gone');
    }));

  it('is owned by the one it was handed on to, or by the one who has been there longest', () =>
    inNew(async (store) => {
      const { clubs } = store;
      await make(store);
      await clubs.join('c1', BO, 6);
      await clubs.join('c1', CY, 7);
      expect(await clubs.handOn('c1', 9)).toBe(false);
      expect(await clubs.handOn('c1', 3)).toBe(true);
      await clubs.rename('c1', 'Other');
      expect(await clubs.find('c1')).toMatchObject({ name: 'Other', owner: 3 });
      expect(await clubs.clubsOf(CY)).toMatchObject([{ club: 'c1', member: 3, owner: 3, joined: 7 }]);
      await clubs.leave('c1', 3);
      expect(await clubs.find('c1')).toMatchObject({ owner: 1 });
      await clubs.leave('c1', 1);
      expect(await clubs.find('c1')).toMatchObject({ owner: 2 });
      await clubs.share('c1', 't1', 8);
      await clubs.leave('c1', 2);
      expect(await clubs.find('c1')).toBeNull();
      expect(await clubs.tables('c1', 9)).toEqual([]);
    }));

  it('lets nobody back in whom the owner has removed, and keeps nothing of it with the club or the player', () =>
    inNew(async (store) => {
      const { clubs, players } = store;
      await make(store);
      await clubs.join('c1', BO, 6);
      expect(await clubs.remove('c1', 9)).toBe(false);
      expect(await clubs.remove('c1', 2)).toBe(true);
      expect(await clubs.remove('c1', 2)).toBe(false);
      expect(await clubs.members('c1')).toMatchObject([{ player: ADA }]);
      expect(await clubs.join('c1', BO, 7)).toBe('removed');
      // Who left may come back, and in another club the same player is welcome.
      await clubs.join('c1', CY, 8);
      await clubs.leave('c1', 3);
      expect(await clubs.join('c1', CY, 9)).toBe('written');
      await make(store, 'c2');
      expect(await clubs.join('c2', BO, 9)).toBe('written');
      // A player who is erased is forgotten here too: the same id made again is somebody else.
      await players.erase(BO, 'a player');
      await players.add({ player: BO, name: 'Bo', since: 1 }, 'another key');
      expect(await clubs.join('c1', BO, 10)).toBe('written');
      await clubs.remove('c1', 2);
      for (const { member } of await clubs.members('c1')) await clubs.leave('c1', member);
      await make(store, 'c1');
      expect(await clubs.join('c1', BO, 11)).toBe('written');
    }));

  it('lets nobody be in more clubs than there may be', () =>
    inNew(async (store) => {
      for (let i = 0; i < MOST_CLUBS; i++) await make(store, `club ${i}`);
      expect(await make(store, 'one more')).toBe('too-many');
      await make(store, 'of bo', BO);
      expect(await store.clubs.join('of bo', ADA, 1)).toBe('too-many');
      expect(await store.clubs.clubsOf(ADA)).toHaveLength(MOST_CLUBS);
    }));

  it('takes a table once, and counts it once', () =>
    inNew(async (store) => {
      const { clubs } = store;
      await make(store);
      await clubs.join('c1', BO, 6);
      expect(await Promise.all([clubs.share('c1', 't1', 8), clubs.share('c1', 't1', 8)])).toContain(false);
      await clubs.share('c1', 't2', 9);
      expect(await clubs.tables('c1', 9)).toEqual([
        { table: 't2', at: 9 },
        { table: 't1', at: 8 },
      ]);
      await fill(store, 't1', 2, { status: 'over' });
      await fill(store, 't2', 2, { status: 'playing' });
      expect(await clubs.unsettled(9)).toEqual(['t1']);
      const settled = await Promise.all(
        [1, 2, 3].map(() => clubs.settle('t1', [result(ADA, 1), result(CY, 0.5)])),
      );
      expect(settled.filter((one) => one === 'written')).toHaveLength(1);
      expect(await clubs.settle('nowhere', [])).toBe('conflict');
      expect(await clubs.unsettled(9)).toEqual([]);
      await clubs.settle('t2', [result(BO, 0.25), result(ADA, 0.5)]);
      // Who is no member is not on the leaderboard.
      expect(await clubs.leaders('c1')).toEqual([
        { member: 1, points: 1.5, tables: 2, wins: 1, titles: 0 },
        { member: 2, points: 0.25, tables: 1, wins: 0, titles: 0 },
      ]);
    }));

  it('keeps results when tables go, and nothing of a player who goes', () =>
    inNew(async (store) => {
      const { clubs, players } = store;
      await make(store);
      await clubs.join('c1', BO, 6);
      await fill(store, 't1', 2, { status: 'over' });
      await clubs.share('c1', 't1', 8);
      await clubs.settle('t1', [result(ADA, 1), result(BO, 0)]);
      await store.remove('t1');
      expect(await clubs.tables('c1', 9)).toEqual([]);
      expect(await clubs.leaders('c1')).toHaveLength(2);
      await players.erase(ADA, 'a player');
      expect(await clubs.leaders('c1')).toMatchObject([{ member: 2 }]);
      expect(await clubs.find('c1')).toMatchObject({ owner: 2 });
      expect(await players.prune(9)).toBe(2);
      expect(await clubs.find('c1')).toBeNull();
    }));
}
