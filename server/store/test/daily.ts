import { expect, it } from 'vitest';
import type { AttemptEnd } from '../daily.ts';
import type { Store } from '../store.ts';
import { type Place, within } from './place.ts';
import { fill } from './samples.ts';

const [ADA, BO, CY] = ['ada-ada-ada-ada-ada', 'bo-bo-bo-bo-bo-bo', 'cy-cy-cy-cy-cy-cy'];
const [DAY, NEXT] = ['2026-11-17', '2026-11-18'];
const GAME = 'six-nimmt';
const DEAL = { day: DAY, game: GAME };
const done = (margin: number, moves: readonly string[] = ['5', '7']): AttemptEnd => ({
  state: 'done',
  margin,
  scores: [1, 2],
  moves,
});

/** Daily deals: one secret for each, and one attempt for each player. */
export function storedDaily(newPlace: () => Promise<Place>): void {
  const inNew = async (test: (store: Store) => Promise<void>) =>
    within(await newPlace(), async (store) => {
      for (const [i, player] of [ADA, BO, CY].entries())
        await store.players.add({ player, name: `Player ${i}`, since: 1 }, `key ${i}`);
      await test(store);
    });
  const begin = ({ daily }: Store, player: string, table: string, deal = DEAL) =>
    daily.begin({ player, table, ...deal });

  it('keeps the first secret of a deal, even if another process brings its own', () =>
    inNew(async ({ daily }) => {
      const offers = ['a', 'b', 'c', 'd'].map((secret, i) => ({ ...DEAL, secret, made: i }));
      await Promise.all(offers.map((offer) => daily.commit([offer])));
      const [kept, ...others] = await daily.secrets(DAY);
      expect(others).toEqual([]);
      expect(offers).toContainEqual(kept);
      await daily.commit([
        { ...DEAL, secret: 'later', made: 9 },
        { ...DEAL, game: 'twenty-one', secret: 'other game', made: 9 },
        { ...DEAL, day: NEXT, secret: 'other day', made: 9 },
      ]);
      expect(await daily.secrets(DAY)).toEqual([
        kept,
        { day: DAY, game: 'twenty-one', secret: 'other game', made: 9 },
      ]);
      expect(await daily.secrets('2026-11-16')).toEqual([]);
      expect(await daily.daysBefore('2026-11-19', 9)).toEqual([NEXT, DAY]);
      expect(await daily.daysBefore('2026-11-19', 1)).toEqual([NEXT]);
      expect(await daily.daysBefore(DAY, 9)).toEqual([]);
    }));

  it('gives a player one attempt at a deal, however often it is begun', () =>
    inNew(async (store) => {
      const begun = await Promise.all(Array.from({ length: 5 }, () => begin(store, ADA, 't1')));
      const first = {
        ...DEAL,
        player: ADA,
        table: 't1',
        state: 'playing',
        margin: null,
        scores: [],
        moves: [],
      };
      expect(begun).toEqual(begun.map(() => first));
      // The table of the first attempt stays.
      expect(await begin(store, ADA, 't2')).toEqual(first);
      expect(await store.daily.attemptOf(ADA, DEAL)).toEqual(first);
      expect(await store.daily.attemptOf(BO, DEAL)).toBeNull();
      expect(await begin(store, 'nobody-nobody-nobody', 't3')).toBeNull();
      expect(await store.daily.counts(DAY)).toEqual([{ game: GAME, state: 'playing', count: 1 }]);
    }));

  it('ends an attempt once', () =>
    inNew(async (store) => {
      const { daily } = store;
      await begin(store, ADA, 't1');
      expect(await daily.end('nowhere', done(1))).toBe('conflict');
      const ends = await Promise.all([3, 4, 5].map((margin) => daily.end('t1', done(margin))));
      expect(ends.filter((end) => end === 'written')).toHaveLength(1);
      const kept = await daily.attemptOf(ADA, DEAL);
      expect(kept).toMatchObject({ state: 'done', scores: [1, 2], moves: ['5', '7'] });
      expect(await daily.end('t1', { ...done(9), state: 'late' })).toBe('conflict');
      expect(await daily.attemptOf(ADA, DEAL)).toEqual(kept);
    }));

  it('knows the field of a deal: those who finished in time, by margin', () =>
    inNew(async (store) => {
      const { daily, ratings } = store;
      for (const [player, table] of [
        [ADA, 't1'],
        [BO, 't2'],
        [CY, 't3'],
      ] as const)
        await begin(store, player, table);
      await daily.end('t1', done(-2.333, ['1']));
      await daily.end('t2', done(4));
      expect(await daily.spread(DEAL)).toEqual([
        { margin: 4, count: 1 },
        { margin: -2.333, count: 1 },
      ]);
      await daily.end('t3', { state: 'given-up', margin: null, scores: [], moves: ['1'] });
      expect(await daily.spread(DEAL)).toHaveLength(2);
      expect(await daily.spread({ day: NEXT, game: GAME })).toEqual([]);
      expect((await daily.lines(DEAL, 9)).toSorted()).toEqual(['["1"]', '["5","7"]']);
      expect(await daily.lines(DEAL, 1)).toHaveLength(1);
      const counts = await daily.counts(DAY);
      expect(counts.find(({ state }) => state === 'done')).toEqual({ game: GAME, state: 'done', count: 2 });
      await ratings.list(BO, true);
      expect(await daily.field(DEAL, 9, '')).toEqual([
        { table: 't1', name: null },
        { table: 't2', name: 'Player 1' },
      ]);
      expect(await daily.field(DEAL, 9, 't1')).toEqual([{ table: 't2', name: 'Player 1' }]);
      expect(await daily.field(DEAL, 1, '')).toEqual([{ table: 't1', name: null }]);
    }));

  it('lists the attempts and the finished days of a player, the latest first', () =>
    inNew(async (store) => {
      const { daily } = store;
      await begin(store, ADA, 't1');
      await begin(store, ADA, 't2', { day: NEXT, game: GAME });
      await begin(store, ADA, 't3', { day: DAY, game: 'twenty-one' });
      expect((await daily.attemptsOf(ADA, 9)).map(({ table }) => table)).toEqual(['t2', 't1', 't3']);
      expect(await daily.attemptsOf(ADA, 1)).toHaveLength(1);
      expect(await daily.daysOf(ADA, 9)).toEqual([]);
      for (const table of ['t1', 't3']) await daily.end(table, done(0));
      expect(await daily.daysOf(ADA, 9)).toEqual([DAY]);
      await daily.end('t2', { ...done(0), state: 'late' });
      expect(await daily.daysOf(ADA, 9)).toEqual([DAY]);
    }));

  it('finds attempts whose tables are over', () =>
    inNew(async (store) => {
      const { daily } = store;
      for (const [player, table] of [
        [ADA, 't1'],
        [BO, 't2'],
        [CY, 't3'],
      ] as const)
        await begin(store, player, table);
      await fill(store, 't1', 2, { status: 'over' });
      await fill(store, 't2', 2, { status: 'playing' });
      expect(await daily.unsettled(9)).toEqual(['t1']);
      await daily.end('t1', done(1));
      expect(await daily.unsettled(9)).toEqual([]);
    }));

  it('keeps results when tables go, and nothing of a player who goes', () =>
    inNew(async (store) => {
      const { daily, players } = store;
      await fill(store, 't1', 2, { status: 'over' });
      await begin(store, ADA, 't1');
      await daily.end('t1', done(1));
      await begin(store, BO, 't2');
      await store.remove('t1');
      expect(await daily.spread(DEAL)).toEqual([{ margin: 1, count: 1 }]);
      await players.erase(ADA, 'a player');
      expect(await daily.spread(DEAL)).toEqual([]);
      expect(await daily.attemptsOf(ADA, 9)).toEqual([]);
      expect(await daily.attemptsOf(BO, 9)).toHaveLength(1);
      expect(await players.prune(9)).toBe(2);
      expect(await daily.attemptsOf(BO, 9)).toEqual([]);
    }));
}
