import type { TournamentEntry, TournamentLogged } from '@bullpen/tournament';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { BesideEntry, TournamentSummary } from '../tournaments.ts';
import { type Place, within } from './place.ts';
import { fill } from './samples.ts';

const [ADA, BO] = ['ada-ada-ada-ada-ada', 'bo-bo-bo-bo-bo-bo'];
const entry = (at = 1): TournamentEntry => ({ type: 'started', at });
const logged = (seq: number, command: string | null = null): TournamentLogged => ({
  seq,
  command,
  entry: entry(seq),
});
const summary = (parts: Partial<TournamentSummary> = {}): TournamentSummary => ({
  club: null,
  status: 'open',
  due: null,
  changed: 1,
  ...parts,
});

/** Tournaments: a log each, and what stands beside it. */
export function storedTournaments(newPlace: () => Promise<Place>): void {
  const inNew = async (test: (store: Store) => Promise<void>) =>
    within(await newPlace(), async (store) => {
      for (const [i, player] of [ADA, BO].entries())
        await store.players.add({ player, name: `Player ${i}`, since: 1 }, `key ${i}`);
      await test(store);
    });
  const append = (
    { tournaments }: Store,
    seq: number,
    beside: BesideEntry = {},
    more: { id?: string; key?: string; summary?: Partial<TournamentSummary> } = {},
  ) => tournaments.append(more.id ?? 'x', logged(seq, more.key ?? null), summary(more.summary), beside);
  const entrant = (number: number, player: string, code: number | null = null): BesideEntry => ({
    entrant: { entrant: number, player, name: `Name ${number}`, code },
  });

  it('appends to a tournament without gaps and without doubles', () =>
    inNew(async (store) => {
      const { tournaments } = store;
      expect(await append(store, 1, { host: ADA })).toBe('written');
      expect(await append(store, 1, { host: ADA })).toBe('conflict');
      expect(await append(store, 3)).toBe('conflict');
      const tries = await Promise.all(Array.from({ length: 6 }, () => append(store, 2)));
      expect(tries.filter((one) => one === 'written')).toHaveLength(1);
      expect(await append(store, 3, {}, { key: 'once' })).toBe('written');
      expect(await append(store, 4, {}, { key: 'once' })).toBe('conflict');
      expect(await tournaments.read('x', 2)).toEqual([logged(2), logged(3, 'once')]);
      expect(await tournaments.find('x', 'once')).toBe(3);
      expect(await tournaments.find('x', 'never')).toBeNull();
      expect(await tournaments.head('x')).toBe(3);
      expect(await tournaments.head('y')).toBeNull();
    }));

  it('writes what stands beside the log together with the entry, or not at all', () =>
    inNew(async (store) => {
      const { tournaments } = store;
      await append(store, 1, { host: ADA });
      expect(await tournaments.hostOf('x')).toBe(ADA);
      await append(store, 2, { codes: { from: 1, names: ['Cy', null] } });
      expect(await append(store, 2, entrant(1, BO))).toBe('conflict');
      expect(await tournaments.entrants('x')).toEqual([]);
      await append(store, 3, entrant(1, BO, 1));
      expect(await tournaments.entrants('x')).toEqual([{ entrant: 1, player: BO, name: 'Name 1' }]);
      expect(await tournaments.codes('x')).toEqual([
        { number: 1, name: 'Cy' },
        { number: 2, name: null },
      ]);
      // The same player again is an error, and nothing is written.
      await expect(append(store, 4, entrant(2, BO))).rejects.toThrow();
      expect(await tournaments.head('x')).toBe(3);
      expect(await append(store, 4, entrant(2, 'nobody-nobody'))).toBe('player-gone');
      expect(await tournaments.head('x')).toBe(3);
    }));

  it('knows what is due, and which tables have no result', () =>
    inNew(async (store) => {
      const { tournaments } = store;
      await append(store, 1, { host: ADA }, { summary: { due: 50 } });
      await append(store, 1, { host: ADA }, { id: 'y', summary: { due: 20 } });
      await append(store, 1, { host: ADA }, { id: 'z' });
      expect(await tournaments.due(100, 9)).toEqual(['y', 'x']);
      expect(await tournaments.due(30, 9)).toEqual(['y']);
      expect(await tournaments.due(100, 1)).toEqual(['y']);
      await append(store, 2, { tables: ['t1', 't2', 't3'] }, { summary: { status: 'playing' } });
      await fill(store, 't1', 2, { status: 'over' });
      await fill(store, 't2', 2, { status: 'playing' });
      // One that is gone needs a result too.
      const open = await tournaments.unsettled(9);
      expect(open.map(({ table }) => table).toSorted()).toEqual(['t1', 't3']);
      expect(open.every(({ tournament }) => tournament === 'x')).toBe(true);
      await append(store, 3, { settled: 't1' }, { summary: { status: 'playing' } });
      expect(await tournaments.unsettled(9)).toMatchObject([{ table: 't3' }]);
      // What is over waits for nothing.
      await append(store, 4, {}, { summary: { status: 'over' } });
      expect(await tournaments.unsettled(9)).toEqual([]);
    }));

  it('lists the tournaments of a player and of a club, the latest first', () =>
    inNew(async (store) => {
      const { tournaments } = store;
      await append(store, 1, { host: ADA }, { summary: { club: 'c1', changed: 1 } });
      await append(store, 1, { host: BO }, { id: 'y', summary: { club: 'c1', changed: 5 } });
      await append(store, 2, entrant(1, ADA), { id: 'y', summary: { club: 'c1', changed: 6 } });
      expect(await tournaments.ofPlayer(ADA, 9)).toEqual(['y', 'x']);
      expect(await tournaments.ofPlayer(ADA, 1)).toEqual(['y']);
      expect(await tournaments.ofPlayer(BO, 9)).toEqual(['y']);
      expect(await tournaments.ofClub('c1', 9)).toEqual(['y', 'x']);
      expect(await tournaments.ofClub('c2', 9)).toEqual([]);
    }));

  it('notes what a tournament means for its club together with its end', () =>
    inNew(async (store) => {
      const { clubs } = store;
      await clubs.make({ club: 'c1', name: 'Club', at: 1 }, ADA);
      await append(store, 1, { host: ADA }, { summary: { club: 'c1' } });
      const rows = [ADA, BO].map((player) => ({ player, points: 2, tables: 3, wins: 1, titles: 1 }));
      await append(store, 2, { results: { club: 'c1', rows } }, { summary: { club: 'c1', status: 'over' } });
      expect(await clubs.leaders('c1')).toEqual([{ member: 1, points: 2, tables: 3, wins: 1, titles: 1 }]);
    }));

  it('keeps nothing of a player who goes, and removes what is old', () =>
    inNew(async (store) => {
      const { tournaments, players } = store;
      await append(store, 1, { host: ADA });
      await append(store, 2, { codes: { from: 1, names: ['Ada'] } });
      await append(store, 3, entrant(1, ADA, 1));
      await append(store, 4, entrant(2, BO));
      const before = await tournaments.read('x', 1);
      await players.erase(ADA, 'a player');
      expect(await tournaments.read('x', 1)).toEqual(before);
      expect(JSON.stringify(before)).not.toContain(ADA);
      expect(await tournaments.hostOf('x')).toBeNull();
      expect((await tournaments.entrants('x')).map((one) => one.entrant)).toEqual([2]);
      expect(await tournaments.codes('x')).toEqual([]);
      expect(await store.rewriteName('Name 2', 'Guest')).toEqual([]);
      expect(await tournaments.entrants('x')).toMatchObject([{ name: 'Guest' }]);
      expect(await tournaments.prune('over', 99)).toBe(0);
      expect(await tournaments.prune('open', 1)).toBe(0);
      expect(await tournaments.prune('open', 99)).toBe(1);
      expect(await tournaments.head('x')).toBeNull();
      expect(await tournaments.entrants('x')).toEqual([]);
      expect(await tournaments.read('x', 1)).toEqual([]);
    }));

  it('removes no tournament that begins later or is still played, and no player who waits for it', () =>
    inNew(async (store) => {
      const { tournaments, players } = store;
      await append(store, 1, { host: ADA }, { summary: { due: 500 } });
      expect(await tournaments.prune('open', 100)).toBe(0);
      expect(await tournaments.prune('open', 501)).toBe(1);
      await append(store, 1, { host: ADA }, { id: 'y' });
      await append(store, 2, entrant(1, BO), { id: 'y' });
      const playing = { id: 'y', summary: { status: 'playing' } } as const;
      await append(store, 3, { tables: ['t1', 't2'] }, playing);
      await fill(store, 't1', 2, { status: 'playing', due: 300 });
      await append(store, 4, { settled: 't2' }, playing);
      expect(await store.prune('playing', 100)).toBe(0);
      expect(await tournaments.prune('playing', 100)).toBe(0);
      expect(await players.prune(100)).toBe(0);
      // Nobody will go on with the table any more: then nobody will with the tournament.
      expect(await store.prune('playing', 301)).toBe(1);
      expect(await tournaments.prune('playing', 301)).toBe(1);
      expect(await players.prune(100)).toBe(2);
    }));
}
