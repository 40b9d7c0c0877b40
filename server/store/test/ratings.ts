import { NEWCOMER } from '@bullpen/ratings';
import type { Entry } from '@bullpen/table';
import { expect, it } from 'vitest';
import { LEAST_MATCHES, MATCHES_A_DAY, RATED_DAY, type RatedEntry, type RatedMatch } from '../ratings.ts';
import type { Store } from '../store.ts';
import { type Place, within } from './place.ts';
import { fill, summary, upTo } from './samples.ts';

const [ADA, BO, CY] = ['ada-ada-ada-ada-ada', 'bo-bo-bo-bo-bo-bo', 'cy-cy-cy-cy-cy-cy'];
const GAME = 'six-nimmt';
const bot: RatedEntry = { player: null, place: 3, belief: { mu: 25, variance: 1 } };

const won = (winner: string, loser: string): RatedEntry[] => [
  { player: winner, place: 1, moves: true },
  { player: loser, place: 2, moves: true },
  bot,
];

const WITHOUT_DRAWS = { fill: null, draws: [], spent: 0 } as const;

/** A rated match that has begun at a table, in a circle. */
async function begin(store: Store, table: string, began: number, circle: string): Promise<void> {
  await fill(store, table, 1, { rated: true });
  const entry: Entry = { type: 'started', at: began, ...WITHOUT_DRAWS };
  const about = summary({ status: 'playing', rated: true, changed: began });
  expect(await store.append(table, { seq: 2, command: null, entry }, about, circle)).toBe('written');
}

/** It is over now. */
async function end(store: Store, table: string, entries = won(ADA, BO)): Promise<RatedMatch> {
  const entry: Entry = { type: 'closed', at: 1000, reason: 'host' };
  await store.append(table, { seq: 3, command: null, entry }, summary({ status: 'over', rated: true }));
  return { table, game: GAME, at: 1000, entries };
}

/** A match of these, at a table that is over and asked to be rated; without another circle of no others. */
async function over(
  store: Store,
  table: string,
  parts: Partial<RatedMatch & { readonly began: number; readonly circle: string }> = {},
): Promise<RatedMatch> {
  const { began = 1, circle = table, ...more } = parts;
  await begin(store, table, began, circle);
  return { ...(await end(store, table)), ...more };
}

/** Ratings, and that no match counts twice. */
export function storedRatings(newPlace: () => Promise<Place>): void {
  const inNew = async (test: (store: Store) => Promise<void>) =>
    within(await newPlace(), async (store) => {
      for (const [i, player] of [ADA, BO, CY].entries())
        await store.players.add({ player, name: `Player ${i}`, since: 1 }, `key ${i}`);
      await test(store);
    });

  it('rates a match once, however many ask for it at once', () =>
    inNew(async (store) => {
      const match = await over(store, 't1');
      expect(await store.ratings.unrated(9)).toEqual(['t1']);
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => store.ratings.rate(match)));
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect(await store.ratings.rate(match)).toBe('conflict');
      expect(await store.ratings.unrated(9)).toEqual([]);
      const [ada] = await store.ratings.ratingsOf(ADA);
      const [bo] = await store.ratings.ratingsOf(BO);
      expect(ada).toMatchObject({ game: GAME, matches: 1 });
      expect(bo).toMatchObject({ game: GAME, matches: 1 });
      expect(ada?.belief.mu).toBeGreaterThan(NEWCOMER.mu);
      expect(bo?.belief.mu).toBeLessThan(ada?.belief.mu ?? 0);
      expect(await store.ratings.ratingsOf(CY)).toEqual([]);
      expect(await store.ratings.changeAt(ADA, 't1')).toEqual({
        table: 't1',
        game: GAME,
        at: 1000,
        before: NEWCOMER,
        after: ada?.belief,
      });
      expect(await store.ratings.changeAt(CY, 't1')).toBeNull();
      // What happens at the table afterwards asks for no second rating.
      const listing = await store.summary('t1');
      expect(listing).toMatchObject({ rated: true });
      await store.append(
        't1',
        { seq: 4, command: null, entry: { type: 'offered', at: 3, seat: 0 } },
        {
          ...(listing ?? expect.fail('the table is gone')),
          changed: 3,
        },
      );
      expect(await store.ratings.unrated(9)).toEqual([]);
      expect(await store.ratings.rate(match)).toBe('conflict');
    }));

  it('rates nothing at a table that did not ask for it, is not over, or is not there', () =>
    inNew(async (store) => {
      await fill(store, 'unasked', 1, { status: 'over' });
      await fill(store, 'playing', 1, { status: 'playing', rated: true });
      const match = { game: GAME, at: 1, entries: won(ADA, BO) };
      for (const table of ['unasked', 'playing', 'nowhere'])
        expect(await store.ratings.rate({ ...match, table })).toBe('conflict');
      expect(await store.ratings.unrated(9)).toEqual([]);
      expect(await store.ratings.ratingsOf(ADA)).toEqual([]);
    }));

  it('goes on from the last match, loses none of those that end at once, and gives the same again', async () => {
    const play = async (store: Store, atOnce: boolean): Promise<number> => {
      const matches: RatedMatch[] = [];
      for (let i = 0; i < 6; i++) matches.push(await over(store, `t${i}`, { circle: `circle ${i}` }));
      if (atOnce) await Promise.all(matches.map((match) => store.ratings.rate(match)));
      else for (const match of matches) await store.ratings.rate(match);
      const [ada] = await store.ratings.ratingsOf(ADA);
      expect(ada?.matches).toBe(6);
      return ada?.belief.mu ?? Number.NaN;
    };
    const results: number[] = [];
    for (const atOnce of [false, true])
      await inNew(async (store) => void results.push(await play(store, atOnce)));
    expect(results[0]).toBeGreaterThan(NEWCOMER.mu);
    expect(results[1]).toBe(results[0]);
  });

  it('counts the first matches of the same players in a day, and others', () =>
    inNew(async (store) => {
      const rate = async (table: string, began: number, circle: string): Promise<number> => {
        expect(await store.ratings.rate(await over(store, table, { began, circle }))).toBe('written');
        return (await store.ratings.ratingsOf(ADA))[0]?.matches ?? 0;
      };
      for (let i = 0; i < MATCHES_A_DAY; i++) expect(await rate(`t${i}`, 1000 + i, 'two')).toBe(i + 1);
      expect(await rate('too many', 2000, 'two')).toBe(MATCHES_A_DAY);
      expect(await store.ratings.changeAt(ADA, 'too many')).toBeNull();
      expect(await rate('with others', 2000, 'three')).toBe(MATCHES_A_DAY + 1);
      expect(await rate('tomorrow', 1000 + RATED_DAY, 'two')).toBe(MATCHES_A_DAY + 2);
    }));

  it('counts those matches of the same players that began first, in whichever order they end', () =>
    inNew(async (store) => {
      const tables = upTo(MATCHES_A_DAY + 3).map((n) => `t${n}`);
      const counted = async (): Promise<boolean[]> => {
        const changes = tables.map((table) => store.ratings.changeAt(ADA, table));
        return (await Promise.all(changes)).map((change) => change !== null);
      };
      for (const [i, table] of tables.entries()) await begin(store, table, 1000 + i, 'two');
      for (const table of tables.toReversed()) await store.ratings.rate(await end(store, table));
      expect(await counted()).toEqual(tables.map((_, i) => i < MATCHES_A_DAY));
    }));

  it('counts no more of them when a visitor of their tables is erased', () =>
    inNew(async (store) => {
      const visit: Entry[] = [
        { type: 'sat', at: 1, seat: 1, name: 'Visitor', token: 'x', player: CY },
        { type: 'stood', at: 1, seat: 1 },
      ];
      for (const table of upTo(MATCHES_A_DAY).map((n) => `t${n}`)) {
        await store.players.notePlay(CY, { table, game: GAME, at: 1 });
        await fill(store, table, 1, { rated: true });
        for (const [i, entry] of visit.entries())
          await store.append(table, { seq: 2 + i, command: null, entry }, summary({ rated: true }));
        const started: Entry = { type: 'started', at: 1000, ...WITHOUT_DRAWS };
        const about = summary({ status: 'playing', rated: true, changed: 1000 });
        await store.append(table, { seq: 4, command: null, entry: started }, about, 'two');
      }
      const counts = async (table: string): Promise<boolean> => {
        await store.ratings.rate(await over(store, table, { began: 2000, circle: 'two' }));
        return (await store.ratings.changeAt(ADA, table)) !== null;
      };
      expect(await counts('one more')).toBe(false);
      expect(await store.players.erase(CY, 'a player')).toHaveLength(MATCHES_A_DAY);
      expect(await counts('still one more')).toBe(false);
    }));

  it('counts no more of them if all begin at the same moment', () =>
    inNew(async (store) => {
      const tables = upTo(MATCHES_A_DAY + 3).map((n) => `t${n}`);
      await Promise.all(tables.map((table) => begin(store, table, 1000, 'two')));
      for (const table of tables.toReversed()) await store.ratings.rate(await end(store, table));
      expect(await store.ratings.ratingsOf(ADA)).toMatchObject([{ matches: MATCHES_A_DAY }]);
    }));

  it('moves only those who are to move, and nothing where nobody is left to compare with', () =>
    inNew(async (store) => {
      const left: RatedEntry[] = [
        { player: ADA, place: 1, moves: false },
        { player: BO, place: 4, moves: true },
      ];
      await store.ratings.rate(await over(store, 'early', { entries: left }));
      expect(await store.ratings.ratingsOf(ADA)).toEqual([]);
      expect((await store.ratings.ratingsOf(BO))[0]?.belief.mu).toBeLessThan(NEWCOMER.mu);
      const alone = await over(store, 'alone', { entries: [{ player: CY, place: 1, moves: true }] });
      expect(await store.ratings.rate(alone)).toBe('written');
      expect(await store.ratings.ratingsOf(CY)).toEqual([]);
      // Who left never gains, though somebody stronger left too.
      await store.ratings.rate(await over(store, 'won'));
      const both: RatedEntry[] = [ADA, CY].map((player) => ({ player, place: 4, moves: true, left: true }));
      await store.ratings.rate(await over(store, 'all left', { entries: both, circle: 'other' }));
      expect((await store.ratings.ratingsOf(CY))[0]?.belief.mu).toBe(NEWCOMER.mu);
      // Somebody who was erased before the match was rated is left out.
      await store.players.erase(BO, 'a player');
      await store.ratings.rate(await over(store, 'erased'));
      expect(await store.ratings.ratingsOf(BO)).toEqual([]);
      expect(await store.ratings.ratingsOf(ADA)).toMatchObject([{ matches: 3 }]);
    }));

  it('lists those who want it after enough matches, by what they have at least, page by page', () =>
    inNew(async (store) => {
      const { ratings } = store;
      const names = async (limit = 9, after = 0): Promise<string[]> =>
        (await ratings.leaders(GAME, limit, after)).map(({ name }) => name);
      await ratings.list(ADA, true);
      for (let i = 0; i < LEAST_MATCHES; i++) {
        expect(await names()).toEqual([]);
        await ratings.rate(await over(store, `t${i}`, { circle: `circle ${i}` }));
      }
      expect(await names()).toEqual(['Player 0']);
      expect(await ratings.isListed(BO)).toBe(false);
      await ratings.list(BO, true);
      expect(await names()).toEqual(['Player 0', 'Player 1']);
      expect(await names(1, 1)).toEqual(['Player 1']);
      expect(await ratings.leaders('twenty-one', 9, 0)).toEqual([]);
      expect((await ratings.leaders(GAME, 1, 0))[0]).toMatchObject({
        player: ADA,
        matches: LEAST_MATCHES,
        belief: (await ratings.ratingsOf(ADA))[0]?.belief,
      });
      await ratings.list(ADA, false);
      expect(await names()).toEqual(['Player 1']);
      expect(await ratings.isListed(ADA)).toBe(false);
    }));

  it('keeps ratings when tables go, and nothing of a player who goes', () =>
    inNew(async (store) => {
      const { ratings, players } = store;
      for (const table of ['t1', 't2']) await ratings.rate(await over(store, table, { circle: 'two' }));
      await ratings.list(ADA, true);
      expect(await ratings.changesOf(ADA, 9)).toMatchObject([{ table: 't2' }, { table: 't1' }]);
      await store.remove('t2');
      expect(await ratings.changesOf(ADA, 9)).toMatchObject([{ table: 't1' }]);
      expect(await ratings.ratingsOf(ADA)).toMatchObject([{ matches: 2 }]);
      await players.erase(ADA, 'a player');
      expect(await ratings.ratingsOf(ADA)).toEqual([]);
      expect(await ratings.changesOf(ADA, 9)).toEqual([]);
      expect(await ratings.isListed(ADA)).toBe(false);
      expect(await ratings.ratingsOf(BO)).toMatchObject([{ matches: 2 }]);
      await store.prune('over', 9);
      expect(await players.prune(9)).toBe(2);
      expect(await ratings.ratingsOf(BO)).toEqual([]);
    }));
}
