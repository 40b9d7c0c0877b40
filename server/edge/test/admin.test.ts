import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SecretGate } from '../admin/secret.ts';
import { readNetwork } from '../bans.ts';
import { localNotes } from '../notes.ts';
import { type House, json, openHouse, openSocket, seatedTable, until } from './house.ts';

const SECRET = 'a-secret-for-operators';
const known = { authorization: `Bearer ${SECRET}` };
const hello = (from: string) => ({ headers: { 'x-forwarded-for': from } });

describe('without a secret', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it.each(['/admin', '/admin/admin.js', '/api/admin/tables', '/api/admin/load', '/api/admin/bans'])(
    'there is no %s',
    async (path) => {
      const answer = await fetch(house.url + path, { headers: { ...known, accept: 'text/html' } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    },
  );

  it('there is a notice about what is kept, with its style and no script', async () => {
    const answer = await fetch(`${house.url}/privacy`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).not.toMatch(/<script|style=/);
    const style = await fetch(house.url + /href="(\/\w+\.css)"/.exec(page)![1]!);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });
});

describe('the notice', () => {
  it('says what the settings say', async () => {
    const env = {
      BULLPEN_LOG_ADDRESSES: 'none',
      BULLPEN_KEEP_OVER_DAYS: '7',
      BULLPEN_KEEP_OPEN_DAYS: '0',
      BULLPEN_CONTACT: 'Ann & Bo <host@example.org>',
      DATABASE_URL: 'postgres://name:password@example.org/db',
    };
    const house = await openHouse({ env });
    const page = await (await fetch(`${house.url}/privacy`)).text();
    await house.close();
    expect(page).toContain('without its address and content');
    expect(page).toContain('one that is over for 7 days');
    expect(page).toContain('not begun is kept for ever');
    expect(page).toContain('Ann &amp; Bo &lt;host@example.org&gt;');
    expect(page).toContain('PostgreSQL');
    expect(page).not.toContain('password');
  });
});

describe('with a secret', () => {
  let house: House;
  beforeEach(async () => {
    const env = { BULLPEN_ADMIN_SECRET: SECRET, TRUST_PROXY: '1', BULLPEN_ORIGINS: 'https://friend.example' };
    house = await openHouse({ env, limits: { requestsPerMinute: 0 } });
  });
  afterEach(() => house.close());
  const call = (path: string, init: RequestInit = {}) => fetch(`${house.url}/api/admin/${path}`, init);
  const post = (path: string, body: object) => call(path, json(body, known));

  it('opens the list of tables that were set aside, which others see only from this machine', async () => {
    const ask = async (from: string, headers = {}): Promise<number> =>
      (await fetch(`${house.url}/set-aside`, { headers: { 'x-forwarded-for': from, ...headers } })).status;
    expect(await ask('127.0.0.1')).toBe(200);
    for (const from of ['10.0.0.1', '192.168.1.5', '203.0.113.1']) expect(await ask(from)).toBe(404);
    expect(await ask('203.0.113.1', known)).toBe(200);
    expect(await ask('10.0.0.1', { authorization: 'Bearer wrong' })).toBe(401);
  });

  it('lets only those in who know it, and says in the log who did not', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${SECRET}`, `Bearer ${SECRET}x`]) {
      const answer = await call('load', { headers: { authorization } });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    const answer = await call('load', { headers: known });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(house.lines.filter((line) => line.includes('a wrong secret'))).toHaveLength(5);
    expect(house.lines.join()).not.toContain(SECRET);
  });

  it('tolerates some wrong ones from an address, and then refuses even the right one', async () => {
    const tell = (secret: string, from: string) =>
      call('load', { headers: { authorization: `Bearer ${secret}`, ...hello(from).headers } });
    for (let n = 0; n < 10; n++) expect((await tell(`wrong ${n}`, '192.0.2.9')).status).toBe(401);
    const answer = await tell(SECRET, '192.0.2.9');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1);
    expect((await tell(SECRET, '192.0.2.8')).status).toBe(200);
    // From many addresses they are counted together, against those who were wrong before.
    for (let n = 0; n < 95; n++) await tell('wrong', `198.51.100.${n}`);
    expect((await tell('wrong', '203.0.113.1')).status).toBe(401);
    expect((await tell('wrong', '203.0.113.1')).status).toBe(429);
    // Operators get in while others try.
    for (const from of ['192.0.2.8', '203.0.113.2']) expect((await tell(SECRET, from)).status).toBe(200);
    // Networks of IPv6 have bounds of their own.
    for (let n = 0; n < 40; n++) await tell('wrong', `2001:db8:1:${n.toString(16)}::1`);
    expect((await tell(SECRET, '2001:db8:1:ff::1')).status).toBe(429);
    expect((await tell(SECRET, '2001:db8:2::1')).status).toBe(200);
  });

  it('is not for pages of other origins, not even those that may use the rest', async () => {
    const origin = 'https://friend.example';
    expect((await fetch(`${house.url}/api/games`, { headers: { origin } })).status).toBe(200);
    const answer = await call('load', { headers: { ...known, origin } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'origin']);
    expect((await call('load', { headers: { ...known, origin: house.url } })).status).toBe(200);
  });

  it('asks the database for no name that it cannot keep', async () => {
    expect((await post('forget-name', { name: 'Rósa' })).status).toBe(200);
    for (const name of ['', 'a\0b', '\0'])
      expect([name, (await post('forget-name', { name })).status]).toEqual([name, 400]);
  });

  it('tells the load', async () => {
    const client = await openSocket(house.url);
    await house.metrics.appends.inc({ type: 'moved' }, 10);
    house.metrics.appendSeconds.observe(0.02);
    const load = (await (await call('load', { headers: known })).json()) as Record<string, number>;
    expect(load).toMatchObject({ connections: { socket: 1 }, storeMilliseconds: 20, tablesFollowed: 0 });
    expect(load.movesPerSecond).toBeGreaterThan(0);
    expect(load.loopMilliseconds).toEqual({ p50: expect.any(Number), p99: expect.any(Number) });
    await client.close();
  });

  it('has a page of its own, by the same content security policy', async () => {
    const answer = await fetch(`${house.url}/admin`);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page).not.toMatch(/<script>|onclick|style=/);
    const script = await fetch(house.url + /src="([^"]+)"/.exec(page)![1]!);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await fetch(`${house.url}/admin/other`)).status).toBe(404);
  });

  it('says what is kept, in plain text', async () => {
    const answer = await call('privacy', { headers: known });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^What is stored\n- Every table is a log/);
  });

  it('shuts an address out: requests, sockets, streams and polls; and lets it in again', async () => {
    const { table } = await seatedTable(house);
    const away = '192.0.2.50';
    const other = '192.0.2.51';
    const [client, neighbour] = [
      await openSocket(house.url, hello(away).headers),
      await openSocket(house.url, hello(other).headers),
    ];
    const stream = await fetch(`${house.url}/api/tables/${table}/events`, hello(away));
    const poll = fetch(`${house.url}/api/tables/${table}/updates?since=2&wait=30`, hello(away)).then(
      (answer) => answer.status,
      () => 'cut',
    );
    await until(() => house.tables.listeners(table) > 0);
    const before = Date.now();
    const ban = (await (await post('bans', { address: away, hours: 2 })).json()) as { until: number };
    expect(ban).toMatchObject({ network: '192.0.2.50/32' });
    expect(ban.until - before).toBeGreaterThanOrEqual(7_200_000);

    expect(await client.closed).toBe(1008);
    expect(
      await stream.text().then(
        () => 'ended',
        () => 'cut',
      ),
    ).toBe('cut');
    expect(await poll).toBe('cut');
    const refused = await fetch(`${house.url}/api/games`, hello(away));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'banned', detail: { until: ban.until } });
    await expect(openSocket(house.url, hello(away).headers)).rejects.toThrow('403');
    expect((await neighbour.ask({ ping: 1 })).ok).toBe(true);
    for (const path of ['/healthz', '/privacy', '/admin'])
      expect((await fetch(house.url + path, hello(away))).status).toBe(200);

    expect(await (await call('bans', { headers: known })).json()).toEqual({ bans: [ban] });
    expect((await post('bans/lift', { address: away })).status).toBe(200);
    expect((await post('bans/lift', { address: away })).status).toBe(404);
    expect((await fetch(`${house.url}/api/games`, hello(away))).status).toBe(200);
    await neighbour.close();
    expect(house.lines.join()).not.toContain(away);
  });

  it('bans networks, as the log names them', async () => {
    const isOut = async (from: string) => (await fetch(`${house.url}/api/games`, hello(from))).status === 403;
    await post('bans', { address: '203.0.113.0/24', hours: 1 });
    await post('bans', { address: '2001:DB8:7::/48', hours: 1 });
    expect(await isOut('203.0.113.200')).toBe(true);
    expect(await isOut('203.0.114.1')).toBe(false);
    expect(await isOut('2001:db8:7:9::1')).toBe(true);
    expect(await isOut('2001:db8:8::1')).toBe(false);
    expect((await post('bans/lift', { address: '2001:db8:7:0::/48' })).status).toBe(200);
    expect(await isOut('2001:db8:7:9::1')).toBe(false);
    await post('bans', { address: '::ffff:198.51.100.7', hours: 1 });
    expect(await isOut('198.51.100.7')).toBe(true);
    expect(await isOut('::ffff:198.51.100.7')).toBe(true);
    expect(await isOut('198.51.100.8')).toBe(false);
  });

  it.each([
    '',
    'example.org',
    '1.2.3',
    '10.0.0.0/8',
    '1.2.3.4/33',
    '::/0',
    '::/64',
    '::/32',
    '::ffff:1.2.3.4/96',
    '::ffff:0:0/100',
    '2001:db8::/129',
    '1.2.3.4/24/1',
  ])('does not ban %j', async (address) => {
    const answer = await post('bans', { address, hours: 1 });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'address']);
  });
});

it('addresses that sent a wrong secret are forgotten when they may try again like everybody', () => {
  const gate = new SecretGate(SECRET);
  const log = { warn: () => {} };
  const wrong = { ip: '203.0.113.1', headers: { authorization: 'Bearer wrong' }, log };
  expect(() => gate.check(wrong as unknown as FastifyRequest)).toThrow('bad-secret');
  gate.sweep(performance.now() + 60_000);
  expect(gate.size).toBe(1);
  gate.sweep(performance.now() + 3_600_000);
  expect(gate.size).toBe(0);
});

it('notes whose time is over are forgotten, though nobody asks for them', async () => {
  vi.useFakeTimers();
  try {
    const notes = localNotes();
    await notes.set('seats table 203.0.113.1', '[]', 1000);
    vi.advanceTimersByTime(500);
    expect(notes.size).toBe(1);
    vi.advanceTimersByTime(120_000);
    expect(notes.size).toBe(0);
    await notes.close();
  } finally {
    vi.useRealTimers();
  }
});

it('a ban is not pushed out by notes about callers', async () => {
  const notes = localNotes();
  await notes.set('bans', 'kept', 1e9);
  await notes.set('seats first', 'dropped', 1e9);
  for (let n = 0; n < 100_000; n++) await notes.set(`seats ${n}`, '[]', 1e9);
  expect(await notes.get('bans')).toBe('kept');
  expect(await notes.get('seats first')).toBe(null);
});

it('reads an address of IPv6 as its network', () => {
  expect(readNetwork('2001:DB8::1')).toBe('2001:db8::1/64');
  expect(readNetwork('192.0.2.1')).toBe('192.0.2.1/32');
  // IPv4 in the form of IPv6, however it is written: one address, and not all of IPv4.
  expect(readNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1/32');
  expect(readNetwork('0:0:0:0:0:FFFF:c000:201')).toBe('192.0.2.1/32');
  expect(readNetwork('::1')).toBe('::1/128');
});
