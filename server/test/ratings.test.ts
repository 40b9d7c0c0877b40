import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, PlayerRatings, RatingChange } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';
import { ask, ServerProcess } from './process.ts';
import { type Here, startHere } from './started.ts';

let count = 0;
const person = (name: string) => {
  count += 1;
  return { id: `rated-player-${count}-xxxx`, key: `key-of-rated-${count}-`.padEnd(40, 'k'), name };
};
const open = { kind: 'open' };
const [HERE, THERE] = ['192.0.2.1', '198.51.100.1'];

describe('ratings over the API', () => {
  let here: Here;
  beforeAll(async () => {
    here = await startHere();
  });
  afterAll(() => here.close());

  const make = async (name: string) => {
    const wish = person(name);
    expect(await here.ask('/api/players', wish)).toMatchObject({ httpStatus: 201 });
    return wish;
  };
  const newMatch = async (wish: object = {}): Promise<string> =>
    (await here.create({ seats: 2, options: { rounds: 1 }, rated: true, ...wish })).table;
  const sit = (table: string, name: string, player?: string, from = HERE) =>
    here.command(table, { do: 'sit', name, ...(player !== undefined && { player }) }, { from });
  /** Starts the match and plays it to its end. */
  const playOn = async (table: string, tokens: readonly string[]): Promise<void> => {
    await here.command(table, { do: 'start' }, { token: tokens[0] ?? '' });
    await here.playOn(table, tokens);
  };
  const mine = (who: { key: string }, path = '') =>
    here.ask(`/api/player/ratings${path}`, undefined, { token: who.key });
  const shapeless = { listed: false, ratings: [] };

  it('move once when a match ends at a table that asked for it, and not before', async () => {
    const [anna, bjorn] = [await make('Anna'), await make('Björn')];
    expect(await mine(anna)).toMatchObject(shapeless);
    const table = await newMatch({ listed: true });
    const first = (await sit(table, 'Anna', anna.key)).token;
    const { tables } = await here.ask('/api/tables');
    expect(tables).toMatchObject([{ table, rated: true }]);
    const second = (await sit(table, 'Björn', bjorn.key, THERE)).token;
    expect(await here.ask(`/api/tables/${table}`)).toMatchObject({ rated: true });
    expect(await mine(anna, `/${table}`)).toMatchObject({ httpStatus: 404, code: 'not-rated' });
    await playOn(table, [first, second]);
    const { outcome, viewer } = await here.ask(`/api/tables/${table}`, undefined, { token: first });
    const changes = [await mine(anna, `/${table}`), await mine(bjorn, `/${table}`)];
    for (const change of changes)
      expect(change).toMatchObject({ table, game: 'six-nimmt', before: { rating: 1500, uncertainty: 500 } });
    const [up, down] = outcome.winners.includes(viewer) ? changes : changes.toReversed();
    if (outcome.winners.length === 1) {
      expect(up.after.rating).toBeGreaterThan(1500);
      expect(down.after.rating).toBeLessThan(1500);
    }
    expect(await mine(anna)).toMatchObject({
      listed: false,
      ratings: [{ game: 'six-nimmt', matches: 1, ...changes[0].after }],
    });
    expect(await mine(anna, `/${table}`)).toEqual(changes[0]);
    const all = await here.ask('/api/player/export', undefined, { token: anna.key });
    expect(all).toMatchObject({ listed: false, ratings: [{ matches: 1 }], changes: [{ table }] });
    // The rematch is rated too.
    for (const token of [first, second]) await here.command(table, { do: 'rematch' }, { token });
    const { rematch } = await here.ask(`/api/tables/${table}`);
    expect(await here.ask(`/api/tables/${rematch}`)).toMatchObject({ rated: true });
  });

  it('do not move at other tables, by a player on two seats, or by guests', async () => {
    const anna = await make('Anna');
    const sitTwo = async (table: string, other?: string): Promise<string[]> => [
      (await sit(table, 'Anna', anna.key)).token,
      (await sit(table, 'Other', other, THERE)).token,
    ];
    const plain = await newMatch({ rated: false });
    await playOn(plain, await sitTwo(plain, (await make('Björn')).key));
    const twice = await newMatch();
    await playOn(twice, await sitTwo(twice, anna.key));
    // One address has at most half of the seats.
    const full = await newMatch();
    await sit(full, 'Anna', anna.key);
    expect(await sit(full, 'Other')).toMatchObject({ code: 'too-many-seats' });
    const guest = await newMatch();
    await playOn(guest, await sitTwo(guest));
    for (const table of [plain, twice, guest])
      expect(await mine(anna, `/${table}`)).toMatchObject({ code: 'not-rated' });
    expect(await mine(anna)).toMatchObject(shapeless);
  });

  it('are not to be had where one address has most of the people', async () => {
    const [anna, bjorn, cleo] = [await make('Anna'), await make('Björn'), await make('Cleo')];
    const wish = { seats: 4, plan: [open, open, open, { kind: 'bot', level: 'easy' }] };
    const table = await newMatch(wish);
    const { token } = await sit(table, 'Anna', anna.key);
    await sit(table, 'Björn', bjorn.key);
    const begin = () => here.command(table, { do: 'start', fill: 'easy' }, { token });
    const refused = { httpStatus: 409, code: 'one-network' };
    expect(await begin()).toMatchObject({ ...refused, detail: { most: 1 } });
    // Two of three are too many; whose seat it was before does not count.
    const gone = await sit(table, 'Cleo', cleo.key, THERE);
    expect(await begin()).toMatchObject(refused);
    await here.command(table, { do: 'stand' }, { token: gone.token });
    expect(await begin()).toMatchObject(refused);
    expect(await here.ask(`/api/tables/${table}`)).toMatchObject({ status: 'open' });
    // Half of them may be one address, and one may be alone with bots.
    const half = await newMatch({ ...wish, plan: [open, open, open, open] });
    const first = await sit(half, 'Anna', anna.key);
    await sit(half, 'Björn', bjorn.key);
    for (const name of ['Cleo', 'Dora']) await sit(half, name, undefined, THERE);
    const alone = await newMatch({ seats: 2 });
    const only = await sit(alone, 'Anna', anna.key);
    for (const [at, who] of [
      [half, first],
      [alone, only],
    ] as const)
      expect(await here.command(at, { do: 'start', fill: 'easy' }, { token: who.token })).toMatchObject({
        ok: true,
      });
    // Elsewhere nobody counts addresses.
    const plain = await newMatch({ ...wish, rated: false });
    const other = await sit(plain, 'Anna', anna.key);
    await sit(plain, 'Björn', bjorn.key);
    expect(await here.command(plain, { do: 'start', fill: 'easy' }, { token: other.token })).toMatchObject({
      ok: true,
    });
  });

  it('fall for somebody who resigns or ends a match against bots', async () => {
    for (const way of ['resign', 'close']) {
      const anna = await make('Anna');
      const table = await newMatch({ plan: [{ kind: 'open' }, { kind: 'bot', level: 'medium' }] });
      const { token } = await sit(table, 'Anna', anna.key);
      await here.command(table, { do: 'start' }, { token });
      expect(await here.command(table, { do: way }, { token })).toMatchObject({ ok: true });
      const { after } = await mine(anna, `/${table}`);
      expect(after.rating).toBeLessThan(1500);
    }
  });

  it('are on leaderboards for those who want it; bad questions get one clear answer', async () => {
    const anna = await make('Anna');
    const list = (listed: unknown, token = anna.key) => here.ask('/api/player/listed', { listed }, { token });
    expect(await list(true)).toMatchObject({ listed: true });
    expect(await list(false)).toMatchObject({ listed: false });
    expect(await list('yes')).toMatchObject({ httpStatus: 400, code: 'invalid' });
    expect(await list(true, 'f'.repeat(40))).toMatchObject({ httpStatus: 401, code: 'bad-player' });
    expect(await mine({ key: 'f'.repeat(40) })).toMatchObject({ code: 'bad-player' });
    expect(await mine({ key: '' }, '/nowhere')).toMatchObject({ code: 'bad-player' });
    expect(await mine(anna, '/nowhere')).toMatchObject({ code: 'no-such-table' });
    const { leaders, bots, next } = await here.ask('/api/leaders?game=six-nimmt');
    expect([leaders, next]).toEqual([[], null]);
    expect(bots).toContainEqual({ level: 'medium', rating: 1500, uncertainty: expect.any(Number) });
    for (const [query, code] of [
      ['', 'invalid'],
      ['?game=six-nimmt&limit=51', 'invalid'],
      ['?game=six-nimmt&after=-1', 'invalid'],
      ['?game=six-nimmt&other=1', 'invalid'],
      ['?game=seven-nimmt', 'no-such-game'],
    ])
      expect(await here.ask(`/api/leaders${query}`)).toMatchObject({ code });
  });

  it('show nobody who has not asked for it, and then a name and a face but no id', async () => {
    const [anna, bjorn] = [await make('Anna'), await make('Björn')];
    for (let i = 0; i < 10; i++) {
      const table = await newMatch({ plan: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] });
      const { token } = await sit(table, 'Anna', anna.key);
      await here.command(table, { do: 'start' }, { token });
      await here.command(table, { do: 'resign' }, { token });
      expect(await mine(anna, `/${table}`)).toMatchObject({ table });
    }
    expect((await here.ask('/api/leaders?game=six-nimmt')).leaders).toEqual([]);
    for (const { key } of [anna, bjorn])
      await here.ask('/api/player/listed', { listed: true }, { token: key });
    const page = await here.ask('/api/leaders?game=six-nimmt');
    expect(page.leaders).toMatchObject([{ place: 1, name: 'Anna', matches: 10 }]);
    expect(JSON.stringify(page)).not.toContain(anna.id);
    // The eleventh match with the same players in a day does not count.
    const table = await newMatch({ plan: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] });
    const { token } = await sit(table, 'Anna', anna.key);
    await here.command(table, { do: 'start' }, { token });
    await here.command(table, { do: 'resign' }, { token });
    expect(await mine(anna, `/${table}`)).toMatchObject({ code: 'not-rated' });
  });
});

describe('a process that dies between the last move and the rating', () => {
  let opened: OpenTables;
  const { create, see, say, playOn } = people(() => opened);
  afterAll(() => opened.remove());

  it('leaves it to the others, who find it and do it once', async () => {
    opened = await openTables();
    const dying = vi.spyOn(opened.store.ratings, 'rate').mockRejectedValue(new Error('died'));
    const keys: string[] = [];
    for (const name of ['Anna', 'Björn']) {
      const { id, key } = person(name);
      expect(await opened.tables.players.add({ id, key, name })).toMatchObject({ ok: true });
      keys.push(key);
    }
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 }, rated: true });
    const tokens: string[] = [];
    for (const player of keys) {
      const sat = await say(table, null, { do: 'sit', name: 'P', player });
      tokens.push((sat.ok && sat.token) || expect.fail('nobody sat down'));
    }
    await say(table, tokens[0] ?? '', { do: 'start' });
    await playOn(table, tokens);
    await opened.tables.ratings.idle();
    expect(opened.failures).toMatchObject([{ detail: { table, error: 'Error: died' } }]);
    const [key = ''] = keys;
    expect(await opened.tables.ratings.of(key)).toMatchObject({ value: { ratings: [] } });
    dying.mockRestore();
    const others = await Promise.all(
      [1, 2].map(() => openTables(opened.folder, Date.now, undefined, {}, true)),
    );
    await Promise.all(others.map(({ tables }) => tables.ratings.sweep()));
    await opened.tables.ratings.sweep();
    expect(await opened.tables.ratings.of(key)).toMatchObject({ value: { ratings: [{ matches: 1 }] } });
    expect(await see(table, null)).toMatchObject({ status: 'over' });
    for (const other of others) await other.close();
  });
});

describe('a process that is killed at the end of a match', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-rated-'));
  const server = new ServerProcess({ BULLPEN_DATA: folder });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  it('has rated it, or the next one does: each match once', async () => {
    await server.start();
    const anna = person('Anna');
    await ask(server.url, '/players', undefined, anna);
    for (let match = 1; match <= 3; match++) {
      const plan = [{ kind: 'open' }, { kind: 'bot', level: 'easy' }];
      const wish = { game: 'six-nimmt', seats: 2, plan, rated: true };
      const { table } = await ask<{ table: string }>(server.url, '/tables', undefined, wish);
      const token = `t${match}`.padEnd(30, 't');
      const say = (own: string | undefined, body: Record<string, unknown>) =>
        ask<Answer>(server.url, `/tables/${table}/commands`, own, body);
      await say(undefined, { do: 'sit', name: 'Anna', token, player: anna.key });
      await say(token, { do: 'start' });
      await say(token, { do: 'resign' });
      await server.kill();
      await server.start();
      const own = (path: string) =>
        ask<PlayerRatings & RatingChange>(server.url, `/player/ratings${path}`, anna.key);
      expect(await own(`/${table}`)).toMatchObject({ table });
      expect(await own('')).toMatchObject({ ratings: [{ matches: match }] });
    }
  });
});
