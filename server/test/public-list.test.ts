import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Here, startHere } from './started.ts';

const here = await startHere({ BULLPEN_TABLES_PER_HOUR: '0' });
afterAll(() => here.close());

const host = (n: number): string => `198.51.100.${n}`;

describe('a caller', () => {
  it('has one open table on the public list, and a refusal says which', async () => {
    const { table } = await here.create({ listed: true });
    expect(await here.create({ listed: true })).toMatchObject({
      httpStatus: 409,
      code: 'listed-already',
      detail: { table },
    });
    expect((await here.create({ listed: false })).httpStatus).toBe(201);
    expect((await here.create({ listed: true }, '192.0.2.2')).httpStatus).toBe(201);
    const { table: six } = await here.create({ listed: true }, '2001:db8:1:2:3::1');
    const again = await here.create({ listed: true }, '2001:db8:1:2:4::9');
    expect(again.detail).toEqual({ table: six });
  });

  it('with many networks of IPv6 has a few, and one place at a table', async () => {
    const at = (network: number) => `2001:db8:77:${network.toString(16)}::1`;
    const made = [];
    for (let n = 0; n < 40; n++) made.push(await here.create({ listed: true }, at(n * 64)));
    expect(made.filter(({ httpStatus }) => httpStatus === 201)).toHaveLength(16);
    expect(made.filter(({ code }) => code === 'listed-already')).toHaveLength(24);
    const { table } = await here.create({ listed: true, seats: 2 }, host(30));
    const sit = (n: number) => here.command(table, { do: 'sit', name: `P${n}` }, { from: at(n * 256) });
    expect([(await sit(1)).ok, (await sit(2)).code]).toEqual([true, 'too-many-seats']);
  });

  it('may send the wish for it again, and gets the same table', async () => {
    const wish = { id: here.newId(), listed: true };
    const { table } = await here.create(wish, host(1));
    expect(await here.create(wish, host(1))).toMatchObject({ httpStatus: 201, table });
    expect((await here.create({ ...wish, seats: 5 }, host(1))).code).toBe('listed-already');
  });

  it.each(['closed', 'started'])('may make another when that one was %s', async (how) => {
    const from = host(how === 'closed' ? 2 : 3);
    const { table } = await here.create({ listed: true, seats: 2 }, from);
    const { token } = await here.command(table, { do: 'sit', name: 'Ann' }, { from });
    expect((await here.create({ listed: true }, from)).code).toBe('listed-already');
    const end = how === 'closed' ? { do: 'close' } : { do: 'start', fill: 'random' };
    expect((await here.command(table, end, { from, token })).ok).toBe(true);
    expect((await here.create({ listed: true }, from)).httpStatus).toBe(201);
  });

  it('cannot be quicker than that: of 100 wishes at once, one makes a table, and an honest one stays on the list', async () => {
    const honest = (await here.create({ listed: true }, host(10))).table;
    const made = await Promise.all(
      Array.from({ length: 100 }, () => here.create({ listed: true }, host(11))),
    );
    expect(made.filter(({ httpStatus }) => httpStatus === 201)).toHaveLength(1);
    const { tables } = await here.ask('/api/tables?limit=2');
    expect(tables.map(({ table }: { table: string }) => table)).toContain(honest);
  });

  it('takes half of the seats of a listed table at most, rounded up; what was left counts no more', async () => {
    const from = '203.0.113.5';
    const { table } = await here.create({ listed: true, seats: 5 }, host(20));
    const sit = (name: string, caller = from) => here.command(table, { do: 'sit', name }, { from: caller });
    const tokens: string[] = [];
    for (const name of ['A', 'B', 'C']) tokens.push((await sit(name)).token);
    expect(await sit('D')).toMatchObject({ httpStatus: 409, code: 'too-many-seats', detail: { most: 3 } });
    await here.command(table, { do: 'stand' }, { from, token: tokens[1]! });
    expect((await sit('E')).ok).toBe(true);
    expect((await sit('F')).code).toBe('too-many-seats');
    expect((await sit('G', '203.0.113.6')).ok).toBe(true);
  });

  it.each(['listed', 'rated'])('keeps half of the seats of a %s table when seats go', async (kind) => {
    const from = kind === 'listed' ? '203.0.113.11' : '203.0.113.12';
    const { table } = await here.create({ [kind]: true, seats: 6 }, from);
    const { token } = await here.command(table, { do: 'sit', name: 'A' }, { from });
    const resize = (seats: number, who: object = { from, token }) =>
      here.command(table, { do: 'seats', seats }, who);
    const players = () => here.ask(`/api/tables/${table}`).then((seen) => seen.players);
    // Those who sit down at the same moment count too.
    await Promise.all([
      ...['B', 'C', 'D'].map((name) => here.command(table, { do: 'sit', name }, { from })),
      resize(4),
    ]);
    const taken = (await players()).filter((one: { kind: string }) => one.kind === 'person').length;
    expect(taken).toBe(Math.ceil((await players()).length / 2));
    await resize(10);
    expect((await resize(2 * taken - 1)).ok).toBe(true);
    const refused = { httpStatus: 409, code: 'too-many-seats', detail: { most: taken - 1 } };
    expect(await resize(2 * taken - 2)).toMatchObject(refused);
    expect(await players()).toHaveLength(2 * taken - 1);
    // Who has no seat does not learn who shares a network.
    expect((await resize(2 * taken - 2, { from: host(26) })).code).toBe('not-seated');
    // Where nobody counts, the host takes free seats away.
    const { table: free } = await here.create({ seats: 4 }, from);
    const own = await here.command(free, { do: 'sit', name: 'A' }, { from });
    await here.command(free, { do: 'sit', name: 'B' }, { from });
    const fewer = await here.command(free, { do: 'seats', seats: 2 }, { from, token: own.token });
    expect(fewer.ok).toBe(true);
  });

  it('cannot take more with the token of a seat that it has', async () => {
    const from = '203.0.113.7';
    const { table } = await here.create({ listed: true, seats: 4 }, host(23));
    const { token } = await here.command(table, { do: 'sit', name: 'A' }, { from });
    await here.command(table, { do: 'sit', name: 'B' }, { from });
    const more = await here.command(table, { do: 'sit', name: 'C' }, { from, token });
    expect(more).toMatchObject({ httpStatus: 409, code: 'too-many-seats', detail: { most: 2 } });
  });

  it('takes the seats that a rematch keeps for it, though they are more than half', async () => {
    const from = '203.0.113.8';
    const { table } = await here.create({ listed: true, seats: 2, options: { rounds: 1 } }, host(24));
    const players: { token: string; from: string }[] = [];
    for (const [name, caller] of [
      ['A', from],
      ['B', '203.0.113.9'],
    ] as const)
      players.push({ ...(await here.command(table, { do: 'sit', name }, { from: caller })), from: caller });
    await here.command(table, { do: 'start' }, players[0]!);
    // Ten cards each, and now and then somebody takes a row.
    for (let turn = 0; turn < 30; turn++)
      for (const player of players) {
        const { legal } = await here.ask(`/api/tables/${table}`, undefined, player);
        if (legal.length > 0) await here.command(table, { do: 'move', move: legal[0] }, player);
      }
    for (const player of players) await here.command(table, { do: 'rematch' }, player);
    const { rematch } = await here.ask(`/api/tables/${table}`);
    for (const { token } of players)
      expect(await here.command(rematch, { do: 'sit', name: 'Z' }, { from, token })).toMatchObject({
        ok: true,
      });
  });

  it('cannot take more by asking at once, and may ask again for what was done', async () => {
    const { table } = await here.create({ listed: true, seats: 4 }, host(21));
    const sat = await Promise.all(
      Array.from({ length: 20 }, (_, n) => here.command(table, { do: 'sit', name: `P${n}` })),
    );
    expect(sat.filter(({ ok }) => ok)).toHaveLength(2);
    const { table: small } = await here.create({ listed: true, seats: 2 }, host(22));
    const sit = { id: here.newId(), do: 'sit', name: 'Ann', token: 'a'.repeat(30) };
    const [first, second] = [await here.command(small, sit), await here.command(small, sit)];
    expect(second.seq).toBe(first.seq);
  });

  it('cannot take more with the id of its first command and new tokens', async () => {
    const from = '203.0.113.10';
    const { table } = await here.create({ listed: true, seats: 6 }, host(25));
    const id = here.newId();
    const codes: string[] = [];
    for (const letter of 'abcdef') {
      const sit = { id, do: 'sit', name: letter, token: letter.repeat(30) };
      codes.push((await here.command(table, sit, { from })).code ?? 'ok');
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'too-many-seats', 'too-many-seats', 'too-many-seats']);
    // What it did before is answered again.
    const first = { id, do: 'sit', name: 'a', token: 'a'.repeat(30) };
    expect((await here.command(table, first, { from })).ok).toBe(true);
  });

  it('may take every seat of a table by invitation', async () => {
    const { table } = await here.create({ seats: 4 });
    for (const name of ['A', 'B', 'C', 'D'])
      expect((await here.command(table, { do: 'sit', name })).ok).toBe(true);
  });
});

describe('tables by the hour', () => {
  it('are counted when they are made, also by a rematch; what is refused uses up nothing', async () => {
    const own = await startHere({ BULLPEN_TABLES_PER_HOUR: '2' });
    const bad = { game: 'six-nimmt', seats: 99 };
    for (let n = 0; n < 4; n++) expect((await own.create(bad)).httpStatus).toBe(422);
    for (let n = 0; n < 4; n++)
      expect((await own.command('no-such-table', { do: 'rematch' })).code).toBe('no-such-table');
    const plan = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
    const { table } = await own.create({ seats: 3, plan, options: { rounds: 1 } });
    const people = [
      await own.command(table, { do: 'sit', name: 'A' }),
      await own.command(table, { do: 'sit', name: 'B' }),
    ];
    await own.command(table, { do: 'start' }, people[0]);
    expect((await own.command(table, { do: 'rematch' }, people[0])).code).toBe('not-over');
    await vi.waitFor(
      async () => {
        for (const { token } of people) {
          const { legal } = await own.ask(`/api/tables/${table}`, undefined, { token });
          if (legal.length > 0) await own.command(table, { do: 'move', move: legal[0] }, { token });
        }
        expect(await own.ask(`/api/tables/${table}`)).toMatchObject({ status: 'over' });
      },
      { timeout: 20_000, interval: 1 },
    );
    // Two wishes make one table.
    for (const who of people) expect((await own.command(table, { do: 'rematch' }, who)).ok).toBe(true);
    expect(await own.create({})).toMatchObject({ httpStatus: 429, code: 'rate' });
    await own.close();
  });
});

describe('the list', () => {
  const names = ['Anna', 'Ánnika', 'Björn', 'anna', 'Zoë', 'Nimmtor'];
  const made: string[] = [];
  let own: Here;
  beforeAll(async () => {
    own = await startHere();
    for (const [n, name] of names.entries()) {
      const game = n % 2 === 0 ? 'six-nimmt' : 'twenty-one';
      const { table } = await own.create({ listed: true, game }, host(n));
      await own.command(table, { do: 'sit', name }, { from: host(n) });
      made.push(table);
    }
    await own.create({ listed: false });
  });
  afterAll(() => own.close());

  /** All pages, as the places of the tables among those made. */
  async function all(query: string): Promise<number[]> {
    const found: number[] = [];
    let after = '';
    for (let page = 0; page < 20; page++) {
      const { tables, next } = await own.ask(`/api/tables?${query}${after}`);
      found.push(...tables.map(({ table }: { table: string }) => made.indexOf(table)));
      if (next === null) return found;
      after = `&after=${next}`;
    }
    throw new Error('the list does not end');
  }

  it('comes page by page, the latest changed first, with the names of hosts', async () => {
    for (const limit of [1, 2, 3, 6, 50]) expect(await all(`limit=${limit}`)).toEqual([5, 4, 3, 2, 1, 0]);
    const { tables } = await own.ask('/api/tables?limit=1');
    expect(tables).toMatchObject([
      { host: 'Nimmtor', game: 'twenty-one', status: 'open', seats: 4, free: 3 },
    ]);
  });

  it('is searched by game and by the beginning of the host’s name', async () => {
    expect(await all('game=six-nimmt')).toEqual([4, 2, 0]);
    expect(await all('game=captain-jack')).toEqual([]);
    for (const limit of [1, 50]) {
      expect((await all(`q=ann&limit=${limit}`)).sort()).toEqual([0, 1, 3]);
      expect(await all(`q=ann&game=six-nimmt&limit=${limit}`)).toEqual([0]);
      expect(await all(`q=NIMMT&limit=${limit}`)).toEqual([5, 4, 2, 0]);
      expect(await all(`q=21&limit=${limit}`)).toEqual([5, 3, 1]);
      expect(await all(`q=${encodeURIComponent('6 nimmt!')}&limit=${limit}`)).toEqual([4, 2, 0]);
    }
    expect(await all('q=nobody')).toEqual([]);
    expect(await all(`q=${encodeURIComponent('%')}`)).toEqual([]);
  });

  it.each(['after=AAAA', 'after=W10', 'after=..', 'limit=0', 'limit=101', 'q=%00&game=A', 'order=1'])(
    'refuses %s',
    async (query) => {
      expect(await own.ask(`/api/tables?${query}`)).toMatchObject({ httpStatus: 400, code: 'invalid' });
    },
  );
});
