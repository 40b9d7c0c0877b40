import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  commandId,
  type Heard,
  type House,
  openHouse,
  openSocket,
  seatedTable,
  until,
  wish,
} from './house.ts';

let house: House;
const clients: Client[] = [];
beforeAll(async () => {
  house = await openHouse({ limits: { messagesPerSecond: 1000 } });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => house.close());

const join = async (): Promise<Client> => {
  const client = await openSocket(house.url);
  clients.push(client);
  return client;
};
const seqsOf = (news: readonly Heard[]): number[] =>
  news.flatMap(({ updates }) => updates.map(({ seq }: { seq: number }) => seq));

describe('the socket', () => {
  it('creates, sits, moves and answers by id', async () => {
    const client = await join();
    const made = await client.ask({ create: wish() });
    expect(made).toMatchObject({ ok: true, seq: 1 });
    const { table } = made;
    const sat = await client.ask({ table, command: { id: commandId(), do: 'sit', name: 'Ann' } });
    expect(sat).toMatchObject({ ok: true, seq: 2, seat: 0 });
    const moved = await client.ask({
      table,
      token: sat.token,
      command: { id: commandId(), do: 'move', move: '55' },
    });
    expect(moved).toEqual({ id: 'm3', ok: true, seq: 3 });
    expect(await client.ask({ ping: 1 })).toEqual({ id: 'm4', ok: true });
  });

  it('tells followers each as the viewer it is, and asks the table once for each viewer', async () => {
    const { table, token } = await seatedTable(house);
    const [seat, watcher, other] = [await join(), await join(), await join()];
    await seat.ask({ follow: { table, token } });
    await watcher.ask({ follow: { table } });
    await other.ask({ follow: { table } });
    for (const client of [seat, watcher, other]) await client.hear(({ snapshot }) => snapshot?.seq === 2);
    house.tables.asked.snapshot = 0;
    house.tables.asked.news = 0;
    house.tables.grow(table);
    for (const client of [seat, watcher, other]) await client.hear(({ snapshot }) => snapshot?.seq === 3);
    expect(seat.news(table).map(({ snapshot }) => snapshot.viewer)).toEqual([0, 0]);
    expect(watcher.news(table).map(({ snapshot }) => snapshot.viewer)).toEqual([-1, -1]);
    expect(house.tables.asked).toMatchObject({ snapshot: 0, news: 2 });
  });

  it('tells of many growths at once in one message', async () => {
    const { table } = await seatedTable(house);
    const client = await join();
    await client.ask({ follow: { table } });
    await client.hear(({ snapshot }) => snapshot?.seq === 2);
    for (let n = 0; n < 50; n++) house.tables.grow(table);
    await client.hear(({ snapshot }) => snapshot?.seq === 52);
    expect(client.news(table)).toHaveLength(2);
    expect(seqsOf(client.news(table))).toEqual(Array.from({ length: 50 }, (_, n) => n + 3));
  });

  it('stops telling when unfollowed, and no longer listens to the table', async () => {
    const { table } = await seatedTable(house);
    const client = await join();
    await client.ask({ follow: { table } });
    await client.hear(({ snapshot }) => snapshot !== undefined);
    expect(await client.ask({ unfollow: table })).toMatchObject({ ok: true });
    expect(house.tables.listeners(table)).toBe(0);
    house.tables.grow(table);
    await client.ask({ ping: 1 });
    expect(client.news(table)).toHaveLength(1);
  });

  it('follows again as somebody else', async () => {
    const { table, token } = await seatedTable(house);
    const client = await join();
    await client.ask({ follow: { table } });
    await client.ask({ follow: { table, token, since: 0 } });
    await client.hear(({ snapshot }) => snapshot?.viewer === 0);
    house.tables.grow(table);
    await client.hear(({ snapshot }) => snapshot?.seq === 3);
    const latest = client.news(table).filter(({ snapshot }) => snapshot.seq === 3);
    expect(latest.map(({ snapshot }) => snapshot.viewer)).toEqual([0]);
    expect(house.tables.listeners(table)).toBe(1);
  });

  it('says so when a token is void from now on', async () => {
    const { table, token } = await seatedTable(house);
    const client = await join();
    await client.ask({ follow: { table, token } });
    await client.hear(({ snapshot }) => snapshot !== undefined);
    house.tables.voidTokens(table);
    house.tables.grow(table);
    const left = await client.hear((message) => message.left === table);
    expect(left.problem.code).toBe('bad-token');
    expect(house.tables.listeners(table)).toBe(0);
  });

  it('ends the following of a table that breaks, and of no other', async () => {
    const [broken, whole] = [await seatedTable(house), await seatedTable(house)];
    const client = await join();
    for (const { table } of [broken, whole]) {
      await client.ask({ follow: { table } });
      await client.hear(({ snapshot }) => snapshot?.table === table);
    }
    house.tables.fault = new Error('broken');
    house.tables.grow(broken.table);
    expect((await client.hear(({ left }) => left === broken.table)).problem.code).toBe('internal');
    house.tables.grow(whole.table);
    await client.hear(({ snapshot }) => snapshot?.table === whole.table && snapshot.seq === 3);
  });

  it('leaves nothing behind when a client goes, also in the middle of following', async () => {
    const { table } = await seatedTable(house);
    const client = await openSocket(house.url);
    for (let n = 0; n < 10; n++)
      client.socket.send(JSON.stringify({ id: `f${n}`, follow: { table, since: 0 } }));
    client.socket.terminate();
    await client.closed;
    const last = await join();
    await last.ask({ ping: 1 });
    await until(() => house.tables.listeners(table) === 0);
  });
});

describe('bad input over a socket', () => {
  const text = (message: unknown) => JSON.stringify(message);
  const command = { id: 'abcdefgh', do: 'start' };
  const cases: readonly (readonly [what: string, sent: string, id: string | null, code: string])[] = [
    ['torn JSON', '{"id":"q","fol', null, 'torn-json'],
    ['nothing', '', null, 'torn-json'],
    ['no object', '7', null, 'invalid'],
    ['null', 'null', null, 'invalid'],
    ['a list', '[]', null, 'invalid'],
    ['an unknown form', text({ id: 'q', sing: 'song' }), 'q', 'invalid'],
    ['no id', text({ ping: 1 }), null, 'invalid'],
    ['an id that is no text', text({ id: 5, ping: 1 }), null, 'invalid'],
    ['a word too many', text({ id: 'q', ping: 1, pong: 2 }), 'q', 'invalid'],
    ['two forms at once', text({ id: 'q', ping: 1, unfollow: 'x' }), 'q', 'invalid'],
    ['unknown table, follow', text({ id: 'q', follow: { table: 'nowhere' } }), 'q', 'no-such-table'],
    ['unknown table, command', text({ id: 'q', table: 'nowhere', command }), 'q', 'no-such-table'],
    ['a table that cannot be', text({ id: 'q', follow: { table: '../etc' } }), 'q', 'invalid'],
    ['wrong token, follow', text({ id: 'q', follow: { table: 'table-1', token: 'x' } }), 'q', 'bad-token'],
    ['wrong token, command', text({ id: 'q', table: 'table-1', token: 'x', command }), 'q', 'bad-token'],
    ['no token', text({ id: 'q', table: 'table-1', command }), 'q', 'bad-token'],
    [
      'since ahead of the log',
      text({ id: 'q', follow: { table: 'table-1', since: 9999 } }),
      'q',
      'seq-ahead',
    ],
    ['since as a text', text({ id: 'q', follow: { table: 'table-1', since: '1' } }), 'q', 'invalid'],
    ['since negative', text({ id: 'q', follow: { table: 'table-1', since: -1 } }), 'q', 'invalid'],
    ['since in parts', text({ id: 'q', follow: { table: 'table-1', since: 0.5 } }), 'q', 'invalid'],
    ['wrong types: seats', text({ id: 'q', create: { ...wish(), seats: '4' } }), 'q', 'invalid'],
    ['negative seats', text({ id: 'q', create: { ...wish(), seats: -1 } }), 'q', 'seats'],
    [
      'an unknown command',
      text({ id: 'q', table: 'table-1', command: { id: 'abcdefgh', do: 'x' } }),
      'q',
      'invalid',
    ],
    ['a deep nest', `${'['.repeat(8000)}${']'.repeat(8000)}`, null, 'invalid'],
  ];

  it.each(cases)('%s', async (_what, sent, id, code) => {
    await seatedTable(house);
    const client = await join();
    client.socket.send(sent);
    const answer = await client.hear(({ ok }) => ok === false);
    expect(answer).toMatchObject({ id, ok: false, problem: { code, type: 'about:blank' } });
    // And it goes on.
    expect(await client.ask({ ping: 1 })).toMatchObject({ ok: true });
  });

  it('refuses binary frames', async () => {
    const client = await join();
    client.socket.send(Buffer.from('{"id":"q","ping":1}'));
    expect((await client.hear(({ ok }) => ok === false)).problem.code).toBe('binary');
  });

  it.each([
    ['17 kB', 17_000],
    ['1 MB', 1 << 20],
  ])('closes with 1009 after a message of %s', async (_what, size) => {
    const client = await openSocket(house.url);
    client.socket.send('x'.repeat(size));
    expect(await client.closed).toBe(1009);
  });

  it('closes with 1007 after a text that is no text', async () => {
    const client = await openSocket(house.url);
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await client.closed).toBe(1007);
  });

  it('follows 20 tables and no more', async () => {
    const client = await join();
    for (let n = 0; n < 20; n++) {
      const { table } = await seatedTable(house);
      expect(await client.ask({ follow: { table } })).toMatchObject({ ok: true });
    }
    const { table } = await seatedTable(house);
    expect((await client.ask({ follow: { table } })).problem.code).toBe('too-many-tables');
  });

  it('answers a failure inside without telling of it', async () => {
    const { table } = await seatedTable(house);
    const client = await join();
    house.tables.fault = new Error('the disk is on fire');
    const answer = await client.ask({ table, command });
    expect(answer.problem.code).toBe('internal');
    expect(JSON.stringify(answer)).not.toContain('fire');
  });
});
