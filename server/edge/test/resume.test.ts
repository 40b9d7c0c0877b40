import { patched } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Heard, type House, openHouse, openSocket, seatedTable, until } from './house.ts';
import { openStream } from './stream.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { messagesPerSecond: 1000, requestsPerMinute: 0 } });
});
afterAll(() => house.close());

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** A table whose log has come to this seq. */
const tableAt = async (seq: number) => {
  const { table, token } = await seatedTable(house);
  while (house.tables.grow(table) < seq);
  return { table, auth: { authorization: `Bearer ${token}` }, token };
};

describe('a client that comes back gets exactly what it missed', () => {
  it('on a socket: nothing, some, all; then a snapshot', async () => {
    const { table, token } = await tableAt(10);
    for (const since of [10, 7, 0]) {
      const client = await openSocket(house.url);
      expect(await client.ask({ follow: { table, token, since } })).toMatchObject({ ok: true, seq: 10 });
      const { updates, snapshot } = await client.hear((message) => message.snapshot !== undefined);
      expect(updates.map(({ seq }: Heard) => seq)).toEqual(from(since + 1, 10));
      expect(snapshot).toMatchObject({ seq: 10, viewer: 0 });
      await client.close();
    }
  });

  it('without since it gets a snapshot only', async () => {
    const { table } = await tableAt(10);
    const client = await openSocket(house.url);
    await client.ask({ follow: { table } });
    expect((await client.hear(({ snapshot }) => snapshot !== undefined)).updates).toEqual([]);
    await client.close();
  });

  it('by event stream: from Last-Event-ID, else from since', async () => {
    const { table, auth } = await tableAt(10);
    const url = `${house.url}/api/tables/${table}/events`;
    const stream = await openStream(`${url}?since=2`, { ...auth, 'last-event-id': '8' });
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('x-content-type-options')).toBe('nosniff');
    await stream.reach(10);
    house.tables.grow(table);
    await stream.reach(11);
    expect(stream.heard.map(({ id, event }) => `${id} ${event}`)).toEqual([
      '9 message',
      '10 message',
      '10 snapshot',
      '11 message',
      '11 snapshot',
    ]);
    await stream.close();
    const other = await openStream(`${url}?since=2`, auth);
    await other.reach(11);
    expect(other.seqs()).toEqual(from(3, 11));
    await other.close();
    await until(() => house.tables.listeners(table) === 0);
  });

  it('by poll: at once what there is, else what comes while it waits', async () => {
    const { table, auth } = await tableAt(10);
    const poll = async (query: string): Promise<Heard> =>
      (await fetch(`${house.url}/api/tables/${table}/updates?${query}`, { headers: auth })).json();
    const seqs = ({ updates }: Heard): number[] => updates.map(({ seq }: Heard) => seq);

    const missed = await poll('since=4&wait=30');
    expect([seqs(missed), missed.snapshot.seq]).toEqual([from(5, 10), 10]);
    const none = await poll('since=10');
    expect([seqs(none), none.snapshot.seq]).toEqual([[], 10]);

    const waiting = poll('since=10&wait=30');
    await until(() => house.tables.listeners(table) === 1);
    house.tables.grow(table);
    house.tables.grow(table);
    const come = await waiting;
    expect([seqs(come), come.snapshot.seq, come.snapshot.viewer]).toEqual([[11, 12], 12, 0]);
    await until(() => house.tables.listeners(table) === 0);

    const late = await poll('since=12&wait=1');
    expect([seqs(late), late.snapshot.seq]).toEqual([[], 12]);
  });

  it('a poll whose client has gone waits no longer', async () => {
    const { table } = await tableAt(3);
    const control = new AbortController();
    const poll = fetch(`${house.url}/api/tables/${table}/updates?since=3&wait=30`, {
      signal: control.signal,
    });
    await until(() => house.tables.listeners(table) === 1);
    control.abort();
    await expect(poll).rejects.toThrow();
    await until(() => house.tables.listeners(table) === 0);
  });
});

describe('no gap, nothing twice, in order', () => {
  it('for many followers that come and go while the table grows', async () => {
    const { table, token, auth } = await tableAt(3);
    const last = 400;
    let growing = true;
    const grow = async (): Promise<void> => {
      // Bursts of one to five, with turns of the event loop between them.
      for (let seq = 3, burst = 1; seq < last; burst = (burst * 7 + 3) % 5) {
        for (let n = 0; n <= burst && seq < last; n++) seq = house.tables.grow(table);
        for (let turns = 0; turns < burst; turns++) await new Promise((resolve) => setImmediate(resolve));
      }
      growing = false;
    };

    /** Follows on one socket after another, each time from where it was. */
    const follow = async (as: { token?: string }, messages: number): Promise<number[]> => {
      const seqs: number[] = [];
      let since = 0;
      while (since < last) {
        const client = await openSocket(house.url);
        await client.ask({ follow: { table, ...as, since } });
        await client.hear(
          () => client.news(table).length >= messages || client.news(table).at(-1)?.snapshot.seq === last,
        );
        for (const { updates, snapshot } of client.news(table)) {
          seqs.push(...updates.map(({ seq }: Heard) => seq));
          expect(snapshot.seq).toBe(seqs.at(-1) ?? 0);
          since = snapshot.seq;
        }
        client.socket.terminate();
        await client.closed;
      }
      return seqs;
    };
    const poll = async (): Promise<number[]> => {
      const seqs: number[] = [];
      for (let since = 0; since < last; since = seqs.at(-1)!) {
        const response = await fetch(`${house.url}/api/tables/${table}/updates?since=${since}&wait=5`);
        const { updates, snapshot } = (await response.json()) as Heard;
        seqs.push(...updates.map(({ seq }: Heard) => seq));
        expect(snapshot.seq).toBe(seqs.at(-1));
      }
      return seqs;
    };
    const stream = await openStream(`${house.url}/api/tables/${table}/events?since=0`, auth);

    const grown = grow();
    const all = await Promise.all([
      follow({ token }, 1),
      follow({ token }, 3),
      follow({}, 2),
      follow({}, 1000),
      poll(),
      stream.reach(last).then(() => stream.seqs()),
    ]);
    await grown;
    for (const seqs of all) expect(seqs).toEqual(from(1, last));
    expect(growing).toBe(false);
    await stream.close();
  });
});

describe('a client that is far behind catches up page by page', () => {
  beforeAll(() => {
    house.tables.page = 10;
  });
  afterAll(() => {
    house.tables.page = Number.POSITIVE_INFINITY;
  });

  it('on a socket, whole or by patches: each page with its snapshot, and `more` on all but the last', async () => {
    const { table, token } = await tableAt(34);
    for (const patches of [false, true]) {
      const client = await openSocket(house.url);
      await client.ask({ follow: { table, token, since: 3, patches } });
      await client.hear((message) => (message.snapshot ?? message.patch)?.seq === 34);
      const news = client.heard.filter((message) => message.table === table);
      expect(news.map(({ updates }) => updates.map(({ seq }: Heard) => seq))).toEqual([
        from(4, 13),
        from(14, 23),
        from(24, 33),
        [34],
      ]);
      expect(news.map(({ more }) => more)).toEqual([true, true, true, undefined]);
      expect(news.map(({ snapshot, patch }) => (snapshot ?? patch).seq)).toEqual([13, 23, 33, 34]);
      expect(news.map(({ patch }) => patch !== undefined)).toEqual([false, patches, patches, patches]);
      await client.close();
    }
  });

  it('by event stream and by polls', async () => {
    const { table, auth } = await tableAt(34);
    const stream = await openStream(`${house.url}/api/tables/${table}/events?since=0`, auth);
    await stream.reach(34);
    expect(stream.seqs()).toEqual(from(1, 34));
    await stream.close();
    const poll = async (since: number): Promise<Heard> =>
      (await fetch(`${house.url}/api/tables/${table}/updates?since=${since}&wait=1`)).json();
    expect(await poll(0)).toMatchObject({ more: true, snapshot: { seq: 10 } });
    expect(await poll(30)).toMatchObject({ snapshot: { seq: 34 } });
    expect(await poll(30)).not.toHaveProperty('more');
  });

  it('while those who are not behind get news at once', async () => {
    const { table } = await tableAt(34);
    const gate = Promise.withResolvers<void>();
    const [late, abreast] = [await openSocket(house.url), await openSocket(house.url)];
    await abreast.ask({ follow: { table } });
    await abreast.hear(({ snapshot }) => snapshot?.seq === 34);
    house.tables.pageGate = gate.promise;
    await late.ask({ follow: { table, since: 0 } });
    house.tables.grow(table);
    await abreast.hear(({ snapshot }) => snapshot?.seq === 35);
    expect(late.news(table)).toEqual([]);
    gate.resolve();
    await late.hear(({ snapshot }) => snapshot?.seq === 35);
    expect(late.news(table).flatMap(({ updates }) => updates.map(({ seq }: Heard) => seq))).toEqual(
      from(1, 35),
    );
    house.tables.grow(table);
    for (const client of [late, abreast]) await client.hear(({ snapshot }) => snapshot?.seq === 36);
    expect(abreast.news(table).map(({ snapshot }) => snapshot.seq)).toEqual([34, 35, 36]);
    await late.close();
    await abreast.close();
  });

  it('and no faster than it reads: it is sent no more pages until then, and is not dropped', async () => {
    const { table } = await tableAt(400);
    house.tables.padding = 'x'.repeat(200_000);
    const client = await openSocket(house.url);
    client.socket.pause();
    client.socket.send(JSON.stringify({ id: 'f', follow: { table, since: 0 } }));
    const asked = house.tables.asked.news;
    // Some pages fill the buffers of the connection; then no more is asked for.
    for (let last = -1; house.tables.asked.news !== last; ) {
      last = house.tables.asked.news;
      for (let i = 0; i < 50; i++) await fetch(`${house.url}/healthz`);
    }
    expect(house.tables.asked.news - asked).toBeLessThan(40);
    client.socket.resume();
    await client.hear(({ snapshot }) => snapshot?.seq === 400);
    expect(client.news(table).flatMap(({ updates }) => updates.map(({ seq }: Heard) => seq))).toEqual(
      from(1, 400),
    );
    house.tables.padding = '';
    await client.close();
  });
});

describe('patches, for clients that ask for them', () => {
  it('lead from each snapshot to the next: with them a client knows all that another gets in whole snapshots', async () => {
    const { table, token } = await tableAt(3);
    const [whole, lean] = [await openSocket(house.url), await openSocket(house.url)];
    await whole.ask({ follow: { table, token } });
    await lean.ask({ follow: { table, token, patches: true } });
    for (const client of [whole, lean]) await client.hear(({ snapshot }) => snapshot?.seq === 3);
    for (let seq = 4; seq < 40; seq++) {
      house.tables.padding = 'x'.repeat(seq % 3);
      house.tables.grow(table);
      await whole.hear(({ snapshot }) => snapshot?.seq === seq);
      await lean.hear(({ patch }) => patch?.seq === seq);
    }
    let known = lean.news(table)[0].snapshot;
    const patches = lean.heard.filter((message) => message.table === table && message.patch);
    const wholes = whole.news(table).slice(1);
    expect(patches).toHaveLength(wholes.length);
    for (const [i, { patch, updates }] of patches.entries()) {
      known = patched(known, patch);
      expect({ table, updates, snapshot: known }).toEqual(wholes[i]);
      expect(Object.keys(patch).sort()).toEqual(['seq', 'view']);
    }
    await whole.close();
    await lean.close();
  });

  it('start again with a whole snapshot after every follow', async () => {
    const { table, token } = await tableAt(3);
    const client = await openSocket(house.url);
    for (const last of [4, 5, 6]) {
      await client.ask({ follow: { table, token, since: last - 1, patches: true } });
      await client.hear(({ snapshot }) => snapshot?.seq === last - 1);
      house.tables.grow(table);
      await client.hear(({ patch }) => patch?.seq === last);
    }
    await client.close();
  });
});
