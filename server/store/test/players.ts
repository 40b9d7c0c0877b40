import { setTimeout as later } from 'node:timers/promises';
import type { Entry } from '@bullpen/table';
import { expect, it } from 'vitest';
import { tableIdFor } from '../../tokens.ts';
import { DEVICES, type MatchResult } from '../players.ts';
import { type Place, within } from './place.ts';
import { logged, summary, upTo } from './samples.ts';

const ada = { player: 'ada-ada-ada-ada-ada', name: 'Áda "牛"', since: 5 };
const bo = { player: 'bo-bo-bo-bo-bo-bo', name: 'Bo', since: 9 };
const result: MatchResult = {
  ended: null,
  outcome: { scores: [3, 1], winners: [1] },
  players: [{ kind: 'person', name: ada.name, level: null, player: ada.player, avatar: '0af' }],
};

/** Players, their keys and their matches. */
export function storedPlayers(newPlace: () => Promise<Place>): void {
  const inNew = async (test: Parameters<typeof within>[1]) => within(await newPlace(), test);

  it('makes a player once, and never with the id or the key of another', () =>
    inNew(async ({ players }) => {
      expect(await players.find('key-a')).toBeNull();
      expect(await players.add(ada, 'key-a')).toBe('written');
      expect(await players.add({ ...ada, name: 'Other', since: 7 }, 'key-a')).toBe('written');
      expect(await players.add(ada, 'key-x')).toBe('conflict');
      expect(await players.add(bo, 'key-a')).toBe('conflict');
      expect(await players.find('key-a')).toEqual(ada);
      expect(await players.find('key-x')).toBeNull();
      await players.rename(ada.player, 'Ada');
      expect(await players.find('key-a')).toEqual({ ...ada, name: 'Ada' });
      const both = await Promise.all([players.add(bo, 'key-b'), players.add(bo, 'key-c')]);
      expect(both.sort()).toEqual(['conflict', 'written']);
    }));

  it('adds a key by a code once, in time, and by the latest code only', () =>
    inNew(async ({ players }) => {
      await players.add(ada, 'key-a');
      await players.offer(ada.player, 'code-1', 1000);
      expect(await players.join('code-1', 'key-b', 1000)).toBe('conflict');
      expect(await players.join('code-0', 'key-b', 10)).toBe('conflict');
      await players.offer(ada.player, 'code-2', 1000);
      expect(await players.join('code-1', 'key-b', 999)).toBe('conflict');
      expect(await players.join('code-2', 'key-b', 999)).toBe('written');
      expect(await players.join('code-2', 'key-b', 999)).toBe('written');
      expect(await players.join('code-2', 'key-c', 999)).toBe('conflict');
      expect(await players.find('key-b')).toEqual(ada);
      expect(await players.find('key-c')).toBeNull();
      expect(await players.devices(ada.player)).toBe(2);
    }));

  it('has a player on twenty devices at most, by whichever code and however many come at once', () =>
    inNew(async ({ players }) => {
      await players.add(ada, 'key-1');
      for (let n = 2; n < DEVICES; n++) {
        await players.offer(ada.player, `code-${n}`, 1000);
        expect(await players.join(`code-${n}`, `key-${n}`, 999)).toBe('written');
      }
      await players.offer(ada.player, 'code-last', 1000);
      const both = ['key-x', 'key-y'].map((key) => players.join('code-last', key, 999));
      expect((await Promise.all(both)).sort()).toEqual(['conflict', 'written']);
      expect(await players.devices(ada.player)).toBe(20);
      await players.offer(ada.player, 'code-more', 1000);
      expect(await players.join('code-more', 'key-z', 999)).toBe('full');
      expect(await players.join('code-more', 'key-1', 999)).toBe('written');
      expect(await players.find('key-z')).toBeNull();
      expect(await players.devices(ada.player)).toBe(20);
      // Who may, takes the place of another device.
      expect(await players.join('code-more', 'key-z', 999, true)).toBe('written');
      expect(await players.find('key-z')).toMatchObject({ player: ada.player });
      expect(await players.devices(ada.player)).toBe(20);
    }));

  it('lists the matches of a player, the latest first, until their tables go', () =>
    inNew(async (store) => {
      const { players } = store;
      await players.add(ada, 'key-a');
      await players.add(bo, 'key-b');
      for (const [table, at] of [
        ['t1', 10],
        ['t2', 30],
        ['t3', 20],
        ['t4', 30],
      ] as const) {
        await store.append(table, logged(1, { name: ada.name }), summary({ status: 'over' }));
        await players.notePlay(ada.player, { table, game: 'six-nimmt', at });
        await players.notePlay(ada.player, { table, game: 'six-nimmt', at: 99 });
      }
      await players.notePlay('nobody-nobody-nobody', { table: 't1', game: 'six-nimmt', at: 1 });
      expect(await players.noteResult('t3', result)).toBe(true);
      expect(await players.noteResult('t3', result)).toBe(true);
      expect(await players.noteResult('nowhere', result)).toBe(false);
      const names = async (limit: number, after?: { at: number; table: string }) =>
        (await players.plays(ada.player, limit, after)).map(({ table }) => table);
      expect(await names(9)).toEqual(['t4', 't2', 't3', 't1']);
      expect(await names(2)).toEqual(['t4', 't2']);
      expect(await names(2, { at: 30, table: 't2' })).toEqual(['t3', 't1']);
      expect(await players.plays(bo.player, 9)).toEqual([]);
      const [, , third] = await players.plays(ada.player, 9);
      expect(third).toEqual({ table: 't3', game: 'six-nimmt', at: 20, result });
      await store.remove('t4');
      await store.rewriteName('Ada', 'Guest', 't3');
      expect(await players.find('key-a')).toEqual(ada);
      await store.rewriteName(ada.name, 'Guest');
      expect(await players.find('key-a')).toEqual({ ...ada, name: 'Guest' });
      expect((await players.plays(ada.player, 9)).map((play) => play.result)).toEqual([null, null, null]);
      expect(await players.prune(7)).toBe(0);
      await store.prune('over', 2);
      expect(await names(9)).toEqual([]);
      expect(await players.prune(7)).toBe(1);
      expect(await players.find('key-a')).toBeNull();
      expect(await players.find('key-b')).toEqual(bo);
    }));

  it('law 6: nobody sits down as a player who is being erased, or is gone', () =>
    inNew(async (store) => {
      const { players } = store;
      const sits = (player: string): Entry =>
        ({ type: 'sat', at: 1, seat: 0, name: `of ${player}`, token: 'token', player }) as Entry;
      const sitDown = async (table: string, player: string): Promise<string> => {
        await players.notePlay(player, { table, game: 'six-nimmt', at: 1 });
        return store.append(table, { seq: 2, command: null, entry: sits(player) }, summary());
      };
      await store.append('late', logged(1), summary());
      expect(await sitDown('late', 'nobody-nobody-nobody')).toBe('player-gone');
      // Both at once, with a head start for one or the other.
      for (const i of upTo(24)) {
        const player = `player-${i}-player-${i}`;
        await players.add({ player, name: player, since: 1 }, `key-${i}`);
        await store.append(`t${i}`, logged(1), summary());
        const ahead = (time: number): Promise<void> => later(Math.max(0, time));
        const erasing = ahead(i % 6).then(() => players.erase(player, 'a player'));
        const sitting = ahead(6 - (i % 6)).then(() => sitDown(`t${i}`, player));
        const [sat] = await Promise.all([sitting, erasing]);
        expect(['written', 'player-gone']).toContain(sat);
        expect(JSON.stringify(await store.read(`t${i}`, 1))).not.toContain(player);
        expect(await players.plays(player, 9)).toEqual([]);
        expect(await sitDown(`t${i}`, player)).not.toBe('written');
      }
    }));

  it('law 6: no rematch keeps a seat for a player who is being erased, or is gone', () =>
    inNew(async (store) => {
      const { players } = store;
      const keep = (of: string, player: string): Promise<string> => {
        const kept = [null, { name: `of ${player}`, token: 'token', player }];
        const entry = { type: 'created', at: 1, kept } as unknown as Entry;
        return store.append(tableIdFor('rematch', of), { seq: 1, command: null, entry }, summary());
      };
      expect(await keep('nothing', 'nobody-nobody-nobody')).toBe('player-gone');
      expect(await store.read(tableIdFor('rematch', 'nothing'), 1)).toEqual([]);
      for (const i of upTo(24)) {
        const [player, table] = [`player-${i}-player-${i}`, `t${i}`];
        await players.add({ player, name: player, since: 1 }, `key-${i}`);
        await store.append(table, logged(1), summary());
        await players.notePlay(player, { table, game: 'six-nimmt', at: 1 });
        const entry = { type: 'sat', at: 1, seat: 0, name: player, token: 'token', player } as Entry;
        await store.append(table, { seq: 2, command: null, entry }, summary());
        const ahead = (time: number): Promise<void> => later(Math.max(0, time));
        const erasing = ahead(i % 6).then(() => players.erase(player, 'a player'));
        const keeping = ahead(6 - (i % 6)).then(() => keep(table, player));
        const [kept] = await Promise.all([keeping, erasing]);
        expect(['written', 'player-gone']).toContain(kept);
        const logs = [await store.read(table, 1), await store.read(tableIdFor('rematch', table), 1)];
        expect(JSON.stringify(logs)).not.toContain(player);
        expect(await keep(table, player)).not.toBe('written');
      }
    }));

  it('law 5: erases a player from every table, and changes nothing of the others', () =>
    inNew(async (store) => {
      const { players } = store;
      await players.add(ada, 'key-a');
      await players.add(bo, 'key-b');
      const at = 1;
      const second = tableIdFor('rematch', 'first');
      const sat = (seat: number, name: string, player?: string): Entry =>
        ({ type: 'sat', at, seat, name, token: name, ...(player !== undefined && { player }) }) as Entry;
      const renamed = (seat: number, name: string): Entry => ({ type: 'renamed', at, seat, name });
      const write = async (table: string, entries: readonly Entry[], status: 'playing' | 'over') => {
        for (const [i, entry] of entries.entries())
          await store.append(table, { seq: i + 1, command: null, entry }, summary({ status }));
      };
      const before = { type: 'created', at, kept: [null] } as unknown as Entry;
      await write(
        'first',
        [
          before,
          sat(0, ada.name, ada.player),
          sat(1, 'Bo', bo.player),
          renamed(0, 'Adele'),
          renamed(1, 'Adele 2'),
          { type: 'started', at, fill: null, seating: [1, 0], draws: [], spent: 0 },
          renamed(0, 'Bob'),
          renamed(1, 'Ada the second'),
          { type: 'resigned', at, seat: 1, level: 'easy' },
          renamed(1, 'not hers any more'),
          { type: 'rematch', at, table: second },
        ],
        'playing',
      );
      const kept = [
        { name: 'Bo', token: 'b', player: bo.player },
        { name: ada.name, token: ada.name, player: ada.player },
      ];
      await write(second, [{ ...before, kept } as Entry, sat(0, 'Bo', bo.player)], 'over');
      await players.notePlay(ada.player, { table: 'first', game: 'six-nimmt', at });
      await players.notePlay(bo.player, { table: 'first', game: 'six-nimmt', at });
      await players.noteResult('first', result);
      expect((await players.erase(ada.player, 'a player')).sort()).toEqual(['first', second].sort());
      // Made of what somebody had in memory before, and late: the name must not come back.
      expect(await players.noteResult('first', result)).toBe(false);
      expect(await players.find('key-a')).toBeNull();
      expect(await players.plays(ada.player, 9)).toEqual([]);
      expect(await players.plays(bo.player, 9)).toEqual([
        { table: 'first', game: 'six-nimmt', at, result: null },
      ]);
      const names = (await store.read('first', 1)).map(({ entry }) =>
        'name' in entry ? entry.name : entry.type,
      );
      expect(names).toEqual([
        'created',
        'a player',
        'Bo',
        'a player',
        'Adele 2',
        'started',
        'Bob',
        'a player',
        'resigned',
        'not hers any more',
        'rematch',
      ]);
      const [created] = await store.read(second, 1);
      expect(created?.entry).toMatchObject({ kept: [kept[0], { name: 'a player', token: ada.name }] });
      expect(JSON.stringify([await store.read('first', 1), await store.read(second, 1)])).not.toContain(
        ada.player,
      );
      expect(await players.erase(ada.player, 'a player')).toEqual([]);
      // A process that has read the log before may know how the match ended, with names that are gone.
      await players.noteResult('first', result);
      expect(await players.plays(bo.player, 9)).toMatchObject([{ result: null }]);
      const guests = {
        ...result,
        players: [{ kind: 'person', name: 'Bo', level: null, player: bo.player }],
      } as const;
      await players.noteResult('first', guests);
      expect(await players.plays(bo.player, 9)).toMatchObject([{ result: guests }]);
    }));

  it('takes the name of an erased player off the list where the player is the host, and no other', () =>
    inNew(async (store) => {
      const { players } = store;
      await players.add(ada, 'key-a');
      await players.add(bo, 'key-b');
      const at = 1;
      const made = { type: 'created', at } as unknown as Entry;
      const sat = (seat: number, name: string, player: string): Entry => ({
        type: 'sat',
        at,
        seat,
        name,
        token: `${player} ${seat}`,
        player,
      });
      const seating = [1, 0];
      const started: Entry = { type: 'started', at, fill: null, seating, draws: [], spent: 0 };
      const listed = async (table: string, host: string, entries: readonly Entry[]): Promise<void> => {
        for (const [i, entry] of entries.entries())
          await store.append(table, { seq: i + 1, command: null, entry }, summary({ listed: true, host }));
        await players.notePlay(ada.player, { table, game: 'six-nimmt', at });
      };
      await listed('hers', 'Adele', [
        made,
        sat(0, 'Ada', ada.player),
        sat(1, 'Bo', bo.player),
        started,
        { type: 'renamed', at, seat: 1, name: 'Adele' },
      ]);
      await listed('once hers', 'Bo', [
        made,
        sat(0, 'Bo', ada.player),
        { type: 'stood', at, seat: 0 },
        sat(0, 'Bo', bo.player),
        sat(1, 'Ada', ada.player),
      ]);
      await listed('kept for her', 'Bo', [
        { ...made, kept: [null, { name: 'Bo', token: 't', player: ada.player }] } as unknown as Entry,
        sat(0, 'Bo', bo.player),
      ]);
      expect((await players.erase(ada.player, 'a player')).sort()).toEqual([
        'hers',
        'kept for her',
        'once hers',
      ]);
      const hostOf = async (table: string) => (await store.summary(table))?.host;
      expect(await hostOf('hers')).toBe('a player');
      expect(await hostOf('once hers')).toBe('Bo');
      expect(await hostOf('kept for her')).toBe('Bo');
      expect(JSON.stringify(await store.read('once hers', 1))).not.toContain('Ada');
    }));
}
