import { webcrypto } from 'node:crypto';
import { checkFairness, readRecords, replay } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import { BENCHMARK } from '@bullpen/table';
import type { DailyResult, Problem } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, BotPool } from '../contract.ts';
import { embeddedJobs, timerOf } from '../jobs/embedded.ts';
import { serverMachine } from '../machine.ts';
import { command, openTables } from './open-tables.ts';

const GAME = 'six-nimmt';
const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-17T12:00:00Z');
const [TODAY, TOMORROW] = ['2026-11-17', '2026-11-18'];
const DEAL = { day: TODAY, game: GAME };

const digest = (data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', data);

let ahead: number;
const now = (): number => Date.now() + ahead;
let jobs: ReturnType<typeof embeddedJobs>;
let opened: Awaited<ReturnType<typeof openTables>>;
const open = async (folder?: string, shared = false) => {
  jobs = embeddedJobs({ log: () => {}, timer: timerOf(now) });
  return openTables(folder, now, { least: 0, more: 0 }, {}, shared, { jobs });
};
beforeEach(async () => {
  ahead = NOON - Date.now();
  opened = await open();
});
afterEach(async () => {
  await jobs.close();
  await opened.remove();
});

let people = 0;
async function newPlayer(name = 'Ada'): Promise<{ key: string; token: string }> {
  people += 1;
  const key = `key-of-daily-${people}-`.padEnd(40, 'k');
  await opened.tables.players.add({ id: `daily-player-${people}-xxxx`, key, name });
  return { key, token: `token-${people}-`.padEnd(30, 't') };
}

const granted = <T>(asked: Asked<T>): T => {
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value;
};
const codeOf = (asked: Asked<unknown> | { ok: boolean; problem?: Problem }): string | null =>
  asked.ok ? null : (('refusal' in asked ? asked.refusal : asked.problem)?.code ?? null);

const begin = async (who: { key: string; token: string }, deal = DEAL): Promise<string> =>
  granted(await opened.tables.daily.play(who.key, deal, who.token)).table;

/** Plays on until the end, by the legal move that `pick` wants. */
async function playOn(
  table: string,
  token: string,
  pick: (legal: readonly string[]) => string | undefined = (legal) => legal[0],
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { status, legal, seq } = granted(await opened.tables.snapshot(table, token));
      const move = pick(legal);
      if (status === 'playing' && move !== undefined)
        await opened.tables.command(table, token, command({ do: 'move', move, seq }));
      if (status !== 'over') throw new Error('the match goes on');
    },
    { timeout: 60_000, interval: 1 },
  );
  await opened.tables.daily.idle();
}

const resultOf = async (who: { key: string }, deal = DEAL): Promise<DailyResult> =>
  granted(await opened.tables.daily.result(who.key, deal));

describe('the deals of a day', () => {
  it('are committed to the day before, and the secrets are published when the day is over', async () => {
    const before = await opened.tables.daily.board();
    expect(before).toMatchObject({ today: { day: TODAY }, tomorrow: { day: TOMORROW }, past: [] });
    expect(before.today.deals.map(({ game }) => game)).toEqual(gameIds);
    expect(before.today.deals.every(({ secret }) => secret === null)).toBe(true);
    expect(JSON.stringify(before.tomorrow)).not.toContain('secret');
    ahead += 24 * HOUR;
    const after = await opened.tables.daily.board();
    expect(after.past).toEqual([TODAY]);
    expect(
      after.today.deals.map(({ game, commitment, committed }) => ({ game, commitment, committed })),
    ).toEqual(before.tomorrow.deals);
    expect(after.today.deals.every(({ committed }) => committed < after.today.begins)).toBe(true);
    const past = granted(await opened.tables.daily.day(TODAY));
    for (const [i, { secret, commitment }] of past.deals.entries()) {
      expect(serverMachine(now).commitmentOf(secret ?? '')).toBe(commitment);
      expect(commitment).toBe(before.today.deals[i]?.commitment);
    }
  });

  it('are the same in all processes and after a restart', async () => {
    const other = await open(opened.folder, true);
    const boards = await Promise.all(
      [opened, other, opened, other].map(({ tables }) => tables.daily.board()),
    );
    const hashes = boards.map(({ today, tomorrow }) =>
      [...today.deals, ...tomorrow.deals].map(({ commitment }) => commitment),
    );
    expect(new Set(hashes.map(String)).size).toBe(1);
    expect(new Set(hashes[0]).size).toBe(2 * gameIds.length);
    await other.close();
  });

  it('are refused where there are none, with one problem each, and nothing changes', async () => {
    const ada = await newPlayer();
    const { daily } = opened.tables;
    const play = async (deal: { day: string; game: string }, key = ada.key) =>
      codeOf(await daily.play(key, deal, ada.token));
    const before = await daily.board();
    expect(await play({ ...DEAL, day: TOMORROW })).toBe('day-to-come');
    expect(await play({ ...DEAL, day: '2026-11-16' })).toBe('no-such-day');
    expect(await play({ ...DEAL, day: '2026-02-30' })).toBe('no-such-day');
    expect(await play({ ...DEAL, game: 'chess' })).toBe('no-such-game');
    expect(await play(DEAL, 'k'.repeat(40))).toBe('bad-player');
    expect(codeOf(await daily.day(TOMORROW))).toBe('day-to-come');
    expect(codeOf(await daily.records({ ...DEAL, day: TOMORROW }))).toBe('day-to-come');
    expect(codeOf(await daily.records(DEAL))).toBe('day-running');
    expect(codeOf(await daily.result(ada.key, DEAL))).toBe('daily-unplayed');
    expect(codeOf(await daily.result('k'.repeat(40), DEAL))).toBe('bad-player');
    expect(codeOf(await daily.mine('k'.repeat(40)))).toBe('bad-player');
    const after = await daily.board();
    expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
    expect(granted(await daily.mine(ada.key)).attempts).toEqual([]);
  });
});

describe('an attempt', () => {
  it('is one table for a player, however often and wherever it is begun', async () => {
    const ada = await newPlayer();
    const tables = await Promise.all(Array.from({ length: 4 }, () => begin(ada)));
    expect(new Set(tables).size).toBe(1);
    const [table = ''] = tables;
    const { legal } = granted(await opened.tables.snapshot(table, ada.token));
    await opened.tables.command(table, ada.token, command({ do: 'move', move: legal[0] ?? '' }));
    expect(await begin(ada)).toBe(table);
    expect(granted(await opened.tables.snapshot(table, ada.token)).seq).toBeGreaterThan(3);
    // On another device: the old token is void, the match goes on.
    expect(await begin({ ...ada, token: 'x'.repeat(30) })).toBe(table);
    expect(codeOf(await opened.tables.snapshot(table, ada.token))).toBe('bad-token');
    const there = granted(await opened.tables.snapshot(table, 'x'.repeat(30)));
    expect(there).toMatchObject({ status: 'playing', viewer: 0, daily: TODAY, hints: false });
    expect(granted(await opened.tables.daily.mine(ada.key)).attempts).toMatchObject([
      { table, state: 'playing' },
    ]);
    const { deals } = granted(await opened.tables.daily.day(TODAY));
    expect(deals.find(({ game }) => game === GAME)).toMatchObject({ begun: 1, finished: 0 });
  });

  it('goes on after a restart, and is completed if the process died while it was made', async () => {
    const ada = await newPlayer();
    const table = await begin(ada);
    const { view } = granted(await opened.tables.snapshot(table, ada.token));
    await jobs.close();
    await opened.close();
    opened = await open(opened.folder);
    expect(await begin(ada)).toBe(table);
    expect(granted(await opened.tables.snapshot(table, ada.token)).view).toEqual(view);
    // Only the attempt was noted; its table was not made.
    const bo = await newPlayer('Bo');
    const player = granted(await opened.tables.players.facts(bo.key));
    await opened.store.daily.begin({ ...DEAL, player: player.player, table: 'never-made' });
    expect(await begin(bo)).toBe('never-made');
    expect(granted(await opened.tables.snapshot('never-made', bo.token)).status).toBe('playing');
  });

  it('shows nothing to others before the day is over: no view, no news, no record', async () => {
    const ada = await newPlayer();
    const table = await begin(ada);
    const { tables } = opened;
    for (const look of [
      () => tables.snapshot(table, null),
      () => tables.news(table, null, 0),
      () => tables.record(table),
      () => tables.occupancy(table),
    ])
      expect(codeOf(await look())).toBe('day-running');
    expect(tables.step(table, null, 3)).toBeNull();
    await playOn(table, ada.token);
    expect(codeOf(await tables.record(table))).toBe('day-running');
    const own = granted(await tables.record(table, ada.token));
    const { deals } = granted(await tables.daily.day(TODAY));
    ahead += 24 * HOUR;
    const secret =
      granted(await tables.daily.day(TODAY)).deals.find(({ game }) => game === GAME)?.secret ?? '';
    expect(deals.every((deal) => deal.secret === null)).toBe(true);
    expect(own).not.toContain(secret);
    expect(own).toContain(`"daily ${TODAY}"`);
    expect(granted(await tables.record(table))).toContain(secret);
    expect(granted(await tables.snapshot(table, null)).status).toBe('over');
  });

  it('is the only one: a second is refused when the first has ended, and changes nothing', async () => {
    const ada = await newPlayer();
    const table = await begin(ada);
    await playOn(table, ada.token);
    const before = await resultOf(ada);
    const { seq } = granted(await opened.tables.snapshot(table, ada.token));
    const { daily } = opened.tables;
    expect(codeOf(await daily.play(ada.key, DEAL, ada.token))).toBe('daily-played');
    expect(codeOf(await daily.play(ada.key, DEAL, 'z'.repeat(30)))).toBe('daily-played');
    expect(await resultOf(ada)).toEqual(before);
    expect(granted(await opened.tables.snapshot(table, ada.token)).seq).toBe(seq);
    expect(granted(await daily.mine(ada.key)).attempts).toMatchObject([{ table, state: 'done' }]);
  });

  it('ranks equal play equally and better play higher, and compares decisions', async () => {
    const [ada, bo, cy] = [await newPlayer('Ada'), await newPlayer('Bo'), await newPlayer('Cy')];
    const tables = await Promise.all([ada, bo, cy].map((who) => begin(who)));
    await playOn(tables[0] ?? '', ada.token);
    await playOn(tables[1] ?? '', bo.token);
    expect(codeOf(await opened.tables.daily.result(cy.key, DEAL))).toBe('daily-unplayed');
    await playOn(tables[2] ?? '', cy.token, (legal) => legal.at(-1));
    const [one, two, three] = [await resultOf(ada), await resultOf(bo), await resultOf(cy)];
    expect(two.scores).toEqual(one.scores);
    expect(two.rank).toBe(one.rank);
    expect(three.rank).toBe((three.attempt.margin ?? 0) > (one.attempt.margin ?? 0) ? 1 : 3);
    const all = one.field.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(3);
    const [first] = one.splits;
    expect(first).toMatchObject({ decision: 1, moves: [{ count: 2 }, { count: 1 }] });
    expect(first?.move).toBe(first?.moves[0]?.move);
    const mine = granted(await opened.tables.daily.mine(ada.key));
    expect(mine).toMatchObject({
      streak: { now: 1, longest: 1 },
      places: [{ game: GAME, rank: one.rank, of: 3 }],
    });
    await vi.waitFor(async () => expect((await resultOf(ada)).strong).not.toBeNull(), { timeout: 60_000 });
    expect((await resultOf(ada)).strong?.scores).toHaveLength(4);
  });

  it('that is finished after its day has no rank, and one that was given up has no result', async () => {
    const [ada, bo, cy] = [await newPlayer('Ada'), await newPlayer('Bo'), await newPlayer('Cy')];
    const late = await begin(ada);
    const given = await begin(bo);
    await opened.tables.command(given, bo.token, command({ do: 'resign' }));
    ahead += 24 * HOUR;
    await playOn(late, ada.token);
    expect(await resultOf(ada)).toMatchObject({ rank: null, field: [], attempt: { state: 'late' } });
    expect(await resultOf(bo)).toMatchObject({
      rank: null,
      scores: [],
      attempt: { state: 'given-up', margin: null },
    });
    // A day of the archive is played like any other.
    const archive = await begin(cy);
    await playOn(archive, cy.token);
    expect(await resultOf(cy)).toMatchObject({ rank: null, attempt: { state: 'late' } });
    expect(granted(await opened.tables.daily.mine(cy.key)).streak).toEqual({ now: 0, longest: 0 });
  });

  it('ends for a player who was erased meanwhile and made again, and holds up nobody else', async () => {
    const ada = await newPlayer();
    const id = granted(await opened.tables.players.facts(ada.key)).player;
    const table = await begin(ada);
    expect((await opened.tables.players.erase(ada.key)).ok).toBe(true);
    const again = { key: 'a-new-key-of-ada'.padEnd(40, 'k'), token: 'y'.repeat(30) };
    await opened.tables.players.add({ id, key: again.key, name: 'Ada' });
    expect(await begin(again)).toBe(table);
    await playOn(table, again.token);
    expect((await resultOf(again)).attempt).toMatchObject({ table, state: 'done' });
    expect(await opened.store.daily.unsettled(9)).toEqual([]);
  });

  it('is noted by the next process, if the one that saw its end died', async () => {
    const ada = await newPlayer();
    const table = await begin(ada);
    const dying = vi.spyOn(opened.store.daily, 'end').mockRejectedValue(new Error('died'));
    await playOn(table, ada.token);
    expect(opened.failures).toMatchObject([{ detail: { table, error: 'Error: died' } }]);
    dying.mockRestore();
    expect(await opened.store.daily.unsettled(9)).toEqual([table]);
    await opened.tables.daily.sweep();
    expect(await opened.store.daily.unsettled(9)).toEqual([]);
    expect((await resultOf(ada)).rank).toBe(1);
  });
});

describe('the strongest bot', () => {
  const DAYS = ['2026-11-14', '2026-11-15', '2026-11-16'];
  /** Asked for, and for whom. Those of the strongest bot are not answered before they may be. */
  let asked: { readonly strong: boolean; readonly payer: string }[];
  let release: () => void;
  beforeEach(async () => {
    await jobs.close();
    await opened.close();
    asked = [];
    const held = Promise.withResolvers<void>();
    release = held.resolve;
    jobs = embeddedJobs({ log: () => {}, timer: timerOf(now) });
    const ask: BotPool['ask'] = async ({ level, legal }, payer) => {
      const strong = level === BENCHMARK.level;
      asked.push({ strong, payer });
      if (strong) await held.promise;
      return legal[0] ?? 0;
    };
    opened = await openTables(opened.folder, now, { least: 0, more: 0 }, { ask }, false, { jobs });
    const made = NOON;
    const secrets = DAYS.flatMap((day) =>
      gameIds.map((game) => ({ day, game, secret: 'ab'.repeat(32), made })),
    );
    await opened.store.daily.commit(secrets);
  });
  afterEach(() => release());

  /** Gives a deal up, and asks what it was worth: then the strongest bot begins. */
  const giveUp = async (who: { key: string; token: string }, deal: typeof DEAL): Promise<DailyResult> => {
    const table = await begin(who, deal);
    await opened.tables.command(table, who.token, command({ do: 'resign' }));
    await opened.tables.daily.idle();
    return resultOf(who, deal);
  };

  it('has one share of the time for thinking, however many deals it plays', async () => {
    const ada = await newPlayer();
    for (const game of gameIds) await giveUp(ada, { day: TODAY, game });
    await vi.waitUntil(() => asked.filter(({ strong }) => strong).length >= 4, { timeout: 20_000 });
    const payers = asked.flatMap(({ strong, payer }) => (strong ? payer : []));
    expect(new Set(payers).size).toBe(1);
  });

  it('plays deals of past days one after the other', async () => {
    const ada = await newPlayer();
    const deals = DAYS.map((day) => ({ day, game: GAME }));
    for (const deal of deals) expect((await giveUp(ada, deal)).strong).toBeNull();
    const running = async (): Promise<number> =>
      (await opened.store.list('playing', 50, { listed: false })).length;
    expect(await running()).toBe(1);
    // Those of today do not wait for it.
    await giveUp(ada, DEAL);
    expect(await running()).toBe(2);
    release();
    for (const deal of deals)
      await vi.waitUntil(async () => (await resultOf(ada, deal)).strong !== null, { timeout: 60_000 });
  });
});

describe('the records of a field', () => {
  it('can be checked by anybody, and name only those who want it', async () => {
    const [ada, bo] = [await newPlayer('Ada of the day'), await newPlayer('Bo of the day')];
    await opened.tables.ratings.list(bo.key, true);
    for (const who of [ada, bo]) await playOn(await begin(who), who.token);
    ahead += 24 * HOUR;
    const { commitment } =
      granted(await opened.tables.daily.day(TODAY)).deals.find(({ game }) => game === GAME) ??
      expect.fail('no deal');
    let text = '';
    for await (const part of granted(await opened.tables.daily.records(DEAL))) text += part;
    expect(text).not.toContain('Ada of the day');
    expect(text).toContain('Bo of the day');
    const records = [...readRecords(text.split('\n'), games)];
    expect(records).toHaveLength(2);
    for (const record of records) {
      if ('torn' in record) expect.fail('a torn record');
      expect(replay(record).faults).toEqual([]);
      expect(record.header.players).toContainEqual(expect.stringMatching(/^(a player|Bo of the day)$/));
      expect(await checkFairness(record, digest)).toMatchObject({ commitment, difference: null });
    }
  });

  it('lose the name and the result of a player who is erased', async () => {
    const ada = await newPlayer('Ada of the day');
    await opened.tables.ratings.list(ada.key, true);
    await playOn(await begin(ada), ada.token);
    await opened.tables.players.erase(ada.key);
    ahead += 24 * HOUR;
    let text = '';
    for await (const part of granted(await opened.tables.daily.records(DEAL))) text += part;
    expect(text).toBe('');
    expect(await opened.store.daily.spread(DEAL)).toEqual([]);
  });
});
