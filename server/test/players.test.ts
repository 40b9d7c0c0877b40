import { createECDH, webcrypto } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkFairness, readRecords, replay } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Play } from '../store/players.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backupSqlite } from '../store/sqlite-backup.ts';
import type { Store } from '../store/store.ts';
import { openTables } from './open-tables.ts';
import { type Here, startHere } from './started.ts';

const NAME = 'Zanzibarína';
const SECOND_NAME = 'Quetzalcóatl';
/** Part of the address at which a browser takes notices. */
const PUSH = 'zanzibar-takes-notices-here';
/** With a bot, so that there is somebody to be compared with. */
const RATED_PLAN = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
let count = 0;
const person = (name: string) => {
  count += 1;
  return { id: `player-of-test-${count}-xxxx`, key: `key-of-player-${count}-`.padEnd(40, 'k'), name };
};

describe('players', () => {
  let here: Here;
  beforeAll(async () => {
    here = await startHere();
  });
  afterAll(() => here.close());

  const make = async (name: string) => {
    const wish = person(name);
    expect(await here.ask('/api/players', wish)).toMatchObject({ httpStatus: 201, player: wish.id, name });
    return wish;
  };
  const sit = (table: string, name: string, player?: string, from?: string) =>
    here.command(
      table,
      { do: 'sit', name, ...(player !== undefined && { player }) },
      from === undefined ? {} : { from },
    );

  const newMatch = async (): Promise<string> =>
    (await here.create({ seats: 2, options: { rounds: 1 } })).table;
  /** How many rows there are about ratings, of a player or of all. */
  const ratingRows = (player?: string): number => {
    const db = new DatabaseSync(join(here.folder, 'bullpen.db'), { readOnly: true });
    try {
      const count = (from: string): number =>
        db
          .prepare(`SELECT player FROM ${from}`)
          .all()
          .filter((row) => player === undefined || row.player === player).length;
      return count('ratings') + count('rating_changes');
    } finally {
      db.close();
    }
  };
  const traces = (word: string, folder = here.folder): string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(word));

  it('are made once; an id or key of another, a forged key and a blank name change nothing', async () => {
    const anna = await make('Anna');
    expect(await here.ask('/api/players', anna)).toMatchObject({ httpStatus: 201 });
    expect(await here.ask('/api/players', { ...person('Eve'), id: anna.id })).toMatchObject({
      httpStatus: 409,
      code: 'player-taken',
    });
    expect(await here.ask('/api/players', { ...person('Eve'), key: anna.key })).toMatchObject({
      code: 'player-taken',
    });
    expect(await here.ask('/api/players', { ...person('x'), name: '\u200b' })).toMatchObject({
      code: 'name',
    });
    expect(await here.ask('/api/players', { ...person('x'), key: 'short' })).toMatchObject({
      code: 'invalid',
    });
    const forged = 'f'.repeat(40);
    for (const [path, body, method] of [
      ['', undefined, 'GET'],
      ['/name', { name: 'Eve' }, 'POST'],
      ['/matches', undefined, 'GET'],
      ['/export', undefined, 'GET'],
      ['/link', undefined, 'POST'],
      ['', undefined, 'DELETE'],
    ] as const)
      for (const token of [forged, ''])
        expect(await here.ask(`/api/player${path}`, body, { token, method })).toMatchObject({
          httpStatus: 401,
          code: 'bad-player',
        });
    expect(await here.ask('/api/player', undefined, { token: anna.key })).toMatchObject({ name: 'Anna' });
  });

  it('own seats; others see the name and a face, and nobody the key or the id', async () => {
    const anna = await make('Anna');
    const table = await newMatch();
    expect(await sit(table, 'Eve', 'f'.repeat(40))).toMatchObject({ code: 'bad-player' });
    const { token } = await sit(table, 'Anna', anna.key);
    await sit(table, 'Guest');
    const seen = await here.ask(`/api/tables/${table}`, undefined, { token });
    expect(seen.seq).toBe(3);
    expect(seen.players).toMatchObject([
      { kind: 'person', name: 'Anna', avatar: avatarOf(anna.id) },
      { kind: 'person', name: 'Guest' },
    ]);
    expect(seen.players[1]).not.toHaveProperty('avatar');
    const news = await here.ask(`/api/tables/${table}/updates?since=0`);
    for (const text of [JSON.stringify(seen), JSON.stringify(news)]) {
      expect(text).not.toContain(anna.id);
      expect(text).not.toContain(anna.key);
    }
    expect(traces(anna.key)).toEqual([]);
  });

  it('find their matches again, by game and opponent, with results', async () => {
    const [anna, bjorn] = [await make('Anna'), await make('Björn')];
    const tables = [await newMatch(), await newMatch()];
    const [first = '', second = ''] = tables;
    const tokens = [(await sit(first, 'Anna', anna.key)).token, (await sit(first, 'Björn', bjorn.key)).token];
    await here.command(first, { do: 'start' }, { token: tokens[0] });
    await here.playOn(first, tokens);
    await sit(second, 'Anna', anna.key);
    await sit(second, 'Carl');
    const mine = (query: string, who = anna) =>
      here.ask(`/api/player/matches${query}`, undefined, { token: who.key });
    const { matches, next } = await mine('');
    expect(next).toBeNull();
    expect(matches).toMatchObject([
      { table: second, status: 'open', outcome: null, seat: 0 },
      { table: first, status: 'over', game: 'six-nimmt', ended: null },
    ]);
    const { seat, outcome, players } = matches[1];
    expect(players[seat].name).toBe('Anna');
    expect(outcome.scores).toHaveLength(2);
    expect(JSON.stringify(matches)).not.toContain(anna.id);
    // The second time the result is read, not worked out.
    expect((await mine('')).matches).toEqual(matches);
    expect((await mine('?q=bjo')).matches).toMatchObject([{ table: first }]);
    expect((await mine('?q=anna')).matches).toEqual([]);
    expect((await mine('?q=anna', bjorn)).matches).toMatchObject([{ table: first }]);
    expect((await mine('?game=twenty-one')).matches).toEqual([]);
    const page = await mine('?limit=1');
    expect(page.matches).toMatchObject([{ table: second }]);
    expect((await mine(`?limit=1&after=${page.next}`)).matches).toMatchObject([{ table: first }]);
    expect(await mine('?after=x')).toMatchObject({ code: 'invalid' });

    // Who stands up before the match took no part in it; who resigns did.
    const third = await newMatch();
    const { token } = await sit(third, 'Anna', anna.key);
    const other = (await sit(third, 'Björn', bjorn.key)).token;
    expect((await mine('?limit=1')).matches).toMatchObject([{ table: third, seat: 0 }]);
    await here.command(third, { do: 'stand' }, { token });
    expect((await mine('?limit=1')).matches).toMatchObject([{ table: second }]);
    const again = (await sit(third, 'Anna', anna.key)).token;
    await here.command(third, { do: 'start' }, { token: other });
    await here.command(third, { do: 'resign' }, { token: again });
    expect((await mine('?limit=1')).matches).toMatchObject([{ table: third, status: 'playing', seat: null }]);
    expect(
      (await here.ask(`/api/tables/${third}`)).players.filter(({ avatar }: { avatar?: string }) => avatar),
    ).toHaveLength(1);
  });

  it('use another device by a code, once', async () => {
    const anna = await make('Anna');
    const { code, until } = await here.ask('/api/player/link', undefined, {
      token: anna.key,
      method: 'POST',
    });
    expect(until - Date.now()).toBeLessThanOrEqual(600_000);
    const phone = { code, key: 'the-key-of-the-phone'.padEnd(40, 'p') };
    expect(await here.ask('/api/players/join', { ...phone, code: 'c'.repeat(24) })).toMatchObject({
      httpStatus: 410,
      code: 'bad-link',
    });
    expect(await here.ask('/api/players/join', phone)).toMatchObject({ player: anna.id, name: 'Anna' });
    expect(await here.ask('/api/players/join', { code, key: 'e'.repeat(40) })).toMatchObject({
      code: 'bad-link',
    });
    expect(await here.ask('/api/player/name', { name: 'Anna María' }, { token: phone.key })).toMatchObject({
      name: 'Anna María',
    });
    expect(await here.ask('/api/player', undefined, { token: anna.key })).toMatchObject({
      name: 'Anna María',
    });
    for (const secret of [code, phone.key]) expect(traces(secret)).toEqual([]);
  });

  it('are used on twenty devices at most', async () => {
    const anna = await make('Anna');
    const link = () => here.ask('/api/player/link', undefined, { token: anna.key, method: 'POST' });
    for (let n = 1; n < 20; n++) {
      const { code } = await link();
      const key = `the-key-of-device-${n}-`.padEnd(40, 'd');
      expect(await here.ask('/api/players/join', { code, key })).toMatchObject({ player: anna.id });
    }
    expect(await link()).toMatchObject({ httpStatus: 409, code: 'too-many-devices', detail: { most: 20 } });
    const { devices } = await here.ask('/api/player/export', undefined, { token: anna.key });
    expect(devices).toBe(20);
  });

  it('take everything along and erase it: no trace in the database, its log or a backup, and records verify', async () => {
    const zanzi = await make(NAME);
    const over = (await here.create({ seats: 3, options: { rounds: 1 }, plan: RATED_PLAN, rated: true }))
      .table;
    const tokens = [
      (await sit(over, NAME, zanzi.key)).token,
      (await sit(over, 'Björn', undefined, '198.51.100.1')).token,
    ];
    await here.command(over, { do: 'start' }, { token: tokens[0] });
    await here.command(over, { do: 'rename', name: SECOND_NAME }, { token: tokens[0] });
    await here.playOn(over, tokens);
    for (const token of tokens) await here.command(over, { do: 'rematch' }, { token });
    const { table: open } = await here.create({ seats: 2, clock: { kind: 'days', days: 1 } });
    const { token } = await sit(open, NAME, zanzi.key);
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
    const notify = { endpoint: `https://push.example.org/${PUSH}`, keys, language: 'is' };
    const noPoint = { ...notify, keys: { ...keys, p256dh: 'B'.repeat(87) } };
    expect(await here.ask(`/api/tables/${open}/notices`, { notify: noPoint }, { token })).toMatchObject({
      httpStatus: 422,
      code: 'endpoint',
    });
    expect(await here.ask(`/api/tables/${open}/notices`, { notify }, { token })).toMatchObject({ ok: true });
    const { table: left } = await here.create({ seats: 2 });
    const visitor = await sit(left, `${NAME} elsewhere`, zanzi.key);
    await here.command(left, { do: 'rename', name: SECOND_NAME }, { token: visitor.token });
    await here.command(left, { do: 'stand' }, { token: visitor.token });
    await here.ask('/api/player/listed', { listed: true }, { token: zanzi.key });
    const { after } = await here.ask(`/api/player/ratings/${over}`, undefined, { token: zanzi.key });
    const all = await here.ask('/api/player/export', undefined, { token: zanzi.key });
    expect(all).toMatchObject({ player: zanzi.id, name: NAME, devices: 1 });
    expect(all).toMatchObject({
      listed: true,
      ratings: [{ game: 'six-nimmt', ...after, matches: 1 }],
      changes: [{ table: over, after }],
      visits: [{ table: left, game: 'six-nimmt', names: [`${NAME} elsewhere`, SECOND_NAME] }],
      notices: [{ table: open, endpoint: notify.endpoint, language: 'is' }],
    });
    expect(ratingRows(zanzi.id)).toBe(2);
    expect(all.matches.map((match: { table: string }) => match.table)).toEqual([open, over]);
    const recordOf = async (table: string): Promise<string> =>
      (await fetch(`${here.url}/api/tables/${table}/record`)).text();
    const record = await recordOf(over);
    expect(record).toContain(SECOND_NAME);
    for (const word of [NAME, SECOND_NAME, zanzi.id, PUSH]) expect(traces(word)).not.toEqual([]);

    const gone = await here.ask('/api/player', undefined, { token: zanzi.key, method: 'DELETE' });
    expect(gone).toMatchObject({ httpStatus: 200, scrubbed: true });
    expect(gone.tables).toHaveLength(4);
    backupSqlite(here.folder, join(here.folder, 'backup.db'));
    for (const word of [NAME, NAME.toLowerCase(), SECOND_NAME, zanzi.id, PUSH])
      expect(traces(word)).toEqual([]);
    expect(ratingRows()).toBe(0);
    expect(await here.ask('/api/player', undefined, { token: zanzi.key })).toMatchObject({
      code: 'bad-player',
    });
    // The seat stays, as a guest's.
    const { players, viewer } = await here.ask(`/api/tables/${open}`, undefined, { token });
    expect(players[viewer]).toEqual({
      kind: 'person',
      name: 'a player',
      level: null,
      away: false,
      absent: null,
    });
    const rewritten = await recordOf(over);
    expect(rewritten).toBe(record.replaceAll(SECOND_NAME, 'a player'));
    for (const one of readRecords(rewritten.split('\n'), games)) {
      if ('torn' in one) throw new Error(one.torn);
      expect(replay(one).faults).toEqual([]);
      const check = await checkFairness(one, (data) => webcrypto.subtle.digest('SHA-256', data));
      expect(check).toMatchObject({ difference: null });
    }
  });
});

describe('a player of very many matches', () => {
  const PLAYS = 1000;
  const anna = person('Anna');
  const player = { kind: 'person', name: 'Anna', level: null, player: anna.id } as const;
  const result = { ended: null, outcome: null, players: [player] };
  /** Turns of the event loop while something is done. */
  const turnsDuring = async <T>(work: Promise<T>): Promise<[T, number]> => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    next = setImmediate(turn);
    const done = await work;
    clearImmediate(next);
    return [done, turns];
  };

  it('lets others come in between while they are read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bullpen-many-'));
    const real = await openSqlite(folder);
    const all: Play[] = Array.from({ length: PLAYS }, (_, i) => {
      return { table: `table-${i}`, game: 'six-nimmt', at: PLAYS - i, result };
    });
    const plays: Store['players']['plays'] = async (_player, limit, after) => {
      const from = after === undefined ? 0 : all.findIndex(({ at }) => at === after.at) + 1;
      return all.slice(from, from + limit);
    };
    const store: Store = { ...real, players: { ...real.players, plays } };
    const { tables, close } = await openTables(folder, Date.now, undefined, {}, false, { store });
    await tables.players.add(anna);
    const [exported, turns] = await turnsDuring(tables.players.export(anna.key));
    if (!exported.ok) throw new Error(exported.refusal.code);
    expect(exported.value.matches.map(({ table }) => table)).toEqual(all.map(({ table }) => table));
    expect(turns).toBeGreaterThan(PLAYS / 50);
    const query = { limit: 9, q: 'nobody' };
    const [, whileSearched] = await turnsDuring(tables.players.matches(anna.key, query));
    expect(whileSearched).toBeGreaterThan(4);
    await close();
    rmSync(folder, { recursive: true });
  });
});

describe('limits by address', () => {
  it('bound how many players are made, and erased', async () => {
    const here = await startHere({ BULLPEN_REQUESTS_PER_MINUTE: '1200' });
    try {
      const codes: (string | undefined)[] = [];
      const all = Array.from({ length: 61 }, () => person('Max'));
      for (const one of all) codes.push((await here.ask('/api/players', one)).code);
      expect(codes.filter((code) => code !== undefined)).toEqual(['rate']);
      const elsewhere = await here.ask('/api/players', person('Max'), { from: '198.51.100.1' });
      expect(elsewhere).toMatchObject({ httpStatus: 201 });
      const erase = async (key: string): Promise<string | undefined> =>
        (await here.ask('/api/player', undefined, { token: key, method: 'DELETE' })).code;
      const forged = Array.from({ length: 9 }, () => erase('x'.repeat(30)));
      expect(new Set(await Promise.all(forged))).toEqual(new Set(['bad-player']));
      const erasures: (string | undefined)[] = [];
      for (const { key } of all.slice(0, 7)) erasures.push(await erase(key));
      expect(erasures.filter((code) => code !== undefined)).toEqual(['rate']);
    } finally {
      await here.close();
    }
  });

  it('do not count attempts at daily deals that are refused: others behind the address may still begin', async () => {
    const here = await startHere({ BULLPEN_REQUESTS_PER_MINUTE: '1000000' });
    try {
      const max = person('Max');
      await here.ask('/api/players', max);
      const { today } = await here.ask('/api/daily');
      const begin = (token: string) =>
        here.ask(`/api/player/daily/${today.day}/six-nimmt`, { token: 't'.repeat(30) }, { token });
      const forged = Array.from({ length: 601 }, () => begin('x'.repeat(30)));
      expect(new Set((await Promise.all(forged)).map(({ code }) => code))).toEqual(new Set(['bad-player']));
      expect(await begin(max.key)).toMatchObject({ httpStatus: 200, seat: 0 });
      const records = await fetch(`${here.url}/api/daily/${today.day}/six-nimmt/records`, { method: 'HEAD' });
      expect(records.status).toBe(405);
    } finally {
      await here.close();
    }
  });
});
