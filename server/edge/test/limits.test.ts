import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isNear, scopesOf } from '../address.ts';
import { Rate } from '../limiter.ts';
import { Bucket } from '../limits.ts';
import { json, openSocket, raw, seatedTable, until, useHouse, wish } from './house.ts';
import { openStream } from './stream.ts';

const { open, here } = useHouse();

/** How the server answers to an attempt at a socket. */
const attempt = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode!);
      socket.terminate();
    });
    socket.on('open', () => {
      resolve(101);
      socket.close();
    });
  });
};

describe('rates', () => {
  // The clock stands still: on a slow machine rates would give back meanwhile.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  });
  afterEach(() => vi.restoreAllMocks());

  it('requests by address, also for what is not there', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 3 } });
    const statuses: number[] = [];
    for (const path of ['/api/games', '/api/nothing', '/api/games', '/api/games', '/api/nothing'])
      statuses.push((await fetch(url + path)).status);
    expect(statuses).toEqual([200, 404, 200, 429, 429]);
    const refused = await fetch(`${url}/api/games`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ code: 'rate', status: 429 });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('files of the page apart from the API, and far more of them', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 2 } });
    const all = async (path: string, count: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n++) statuses.push((await fetch(url + path)).status);
      return statuses;
    };
    expect(await all('/', 20)).toEqual(Array(20).fill(200));
    expect(await all('/', 1)).toEqual([429]);
    expect(await all('/api/games', 3)).toEqual([200, 200, 429]);
  });

  it('tell a person in a browser, and the browser when to come again', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 1 } });
    const accept = { headers: { accept: 'text/html' } };
    for (let n = 0; n < 10; n++) expect((await fetch(url, accept)).status).toBe(200);
    const refused = await fetch(url, accept);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    const seconds = Number(refused.headers.get('refresh'));
    expect(seconds).toBeGreaterThan(0);
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    expect(await refused.text()).toContain(`Too many requests. Trying again in ${seconds} second`);
    // A program gets a problem as before.
    const program = await fetch(url);
    expect(await program.json()).toMatchObject({ code: 'rate', detail: { seconds } });
  });

  it('new tables by address, over HTTP and sockets together', async () => {
    const { url } = await open({ limits: { tablesPerHour: 2 } });
    const client = await openSocket(url);
    expect(await client.ask({ create: wish() })).toMatchObject({ ok: true });
    expect((await fetch(`${url}/api/tables`, json(wish()))).status).toBe(201);
    expect((await client.ask({ create: wish() })).problem).toMatchObject({ code: 'rate' });
    const refused = await fetch(`${url}/api/tables`, json(wish()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.close();
  });

  it('not rematches that are refused', async () => {
    const { url } = await open({ limits: { tablesPerHour: 2, requestsPerMinute: 600 } });
    const client = await openSocket(url);
    const nowhere = { table: 'no-such-table', command: { id: 'rematch-1', do: 'rematch' } };
    for (let n = 0; n < 5; n++)
      expect((await client.ask(nowhere)).problem).toMatchObject({ code: 'no-such-table' });
    expect(await client.ask({ create: wish() })).toMatchObject({ ok: true });
    expect(await client.ask({ create: wish() })).toMatchObject({ ok: true });
    expect((await client.ask({ create: wish() })).problem).toMatchObject({ code: 'rate' });
    await client.close();
  });

  it('sockets apart from other requests: a caller that connects again and again takes nothing from those who play', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 3 } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await attempt(url));
    expect(statuses).toEqual([101, 101, 101, 429, 429]);
    for (let n = 0; n < 3; n++) expect((await fetch(`${url}/api/games`)).status).toBe(200);
  });

  it('messages by connection: refused first, closed with 1008 if it goes on', async () => {
    const { url, metrics } = await open({ limits: { messagesPerSecond: 1, muteMilliseconds: 0 } });
    const client = await openSocket(url);
    for (let n = 0; n < 50; n++) client.socket.send(`{"id":"p${n}","ping":1}`);
    expect(await client.closed).toBe(1008);
    const good = client.heard.filter(({ ok }) => ok).length;
    const refused = client.heard.filter(({ problem }) => problem?.code === 'rate').length;
    expect(good).toBeGreaterThanOrEqual(3);
    expect(refused).toBeGreaterThanOrEqual(3);
    expect(good + refused).toBeLessThan(50);
    expect(await metrics.registry.metrics()).toContain('bullpen_dropped_connections_total{reason="flood"} 1');
  });

  it('a bucket gives back with time', () => {
    const bucket = new Bucket(2, 1, 0);
    expect([0, 0, 0, 0, 0].map((now) => bucket.take(now))).toEqual(['ok', 'ok', 'empty', 'empty', 'flood']);
    expect(bucket.wait(0)).toBe(3);
    expect(bucket.take(2999)).toBe('empty');
    expect([6000, 6000].map((now) => bucket.take(now))).toEqual(['ok', 'ok']);
  });

  it('a rate gives back with time, and counts networks of IPv6 of several sizes', async () => {
    const hourly = new Rate('tables', 2, 3_600_000);
    const take = async (ip: string, now: number, times = 1): Promise<(number | null)[]> => {
      const waits: (number | null)[] = [];
      for (let n = 0; n < times; n++) waits.push(await hourly.take(ip, now));
      return waits;
    };
    expect(await take('203.0.113.1', 0, 3)).toEqual([null, null, 1800]);
    expect(await take('203.0.113.2', 0)).toEqual([null]);
    expect(await take('203.0.113.1', 1_800_001)).toEqual([null]);
    // Two from each of 4 networks /64 fill their /56, whose bound is 4 times as large; 4 of those fill a /48.
    const ip = (net: number, part: number): string => `2001:db8:1:${(net * 256 + part).toString(16)}::1`;
    for (let net = 0; net < 4; net++) {
      expect(await take(ip(net, 0), 0, 3)).toEqual([null, null, 1800]);
      for (const part of [1, 2, 3]) expect(await take(ip(net, part), 0, 2)).toEqual([null, null]);
      expect(await take(ip(net, 4), 0)).toEqual([450]);
    }
    expect(await take(ip(4, 0), 0)).toEqual([113]);
    expect(await take('2001:db8:2::1', 0)).toEqual([null]);
  });
});

describe('connections', () => {
  it('by address: sockets, streams and polls together, and room again when they go', async () => {
    const { url, tables } = await open({ limits: { connectionsPerAddress: 2 } });
    const { table } = await seatedTable(here());
    const client = await openSocket(url);
    const stream = await openStream(`${url}/api/tables/${table}/events`);
    expect(await attempt(url)).toBe(429);
    expect((await fetch(`${url}/api/tables/${table}/events`)).status).toBe(429);
    const poll = await fetch(`${url}/api/tables/${table}/updates?since=2&wait=30`);
    expect(await poll.json()).toMatchObject({ status: 429, code: 'too-many-connections' });
    await stream.close();
    await until(() => tables.listeners(table) === 0);
    await client.close();
    expect(await attempt(url)).toBe(101);
  });

  it('lets everybody in when many come at once', async () => {
    const { url } = await open();
    const statuses = await Promise.all(Array.from({ length: 150 }, () => attempt(url)));
    expect(new Set(statuses)).toEqual(new Set([101]));
  });

  it('drops a socket whose other side does not read', async () => {
    const { url, tables, metrics } = await open({ limits: { slowBytes: 64 * 1024 } });
    const { table } = await seatedTable(here());
    const client = await openSocket(url);
    await client.ask({ follow: { table } });
    tables.padding = 'x'.repeat(100_000);
    client.socket.pause();
    while (tables.listeners(table) > 0) {
      tables.grow(table);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await metrics.registry.metrics()).toContain('bullpen_dropped_connections_total{reason="slow"} 1');
    client.socket.resume();
    await client.closed;
  });

  it('drops an event stream whose other side does not read', async () => {
    const { url, tables } = await open({ limits: { slowBytes: 64 * 1024 } });
    const { table } = await seatedTable(here());
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await until(() => tables.listeners(table) === 1);
    tables.padding = 'x'.repeat(100_000);
    while (tables.listeners(table) > 0) {
      tables.grow(table);
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.destroy();
    await once(socket, 'close');
  });

  it('drops a socket that does not answer heartbeats, and keeps one that does', async () => {
    const { url, metrics } = await open({ limits: { heartbeat: 250 } });
    const good = await openSocket(url);
    const dead = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { autoPong: false });
    await once(dead, 'close');
    expect(await metrics.registry.metrics()).toContain('bullpen_dropped_connections_total{reason="dead"} 1');
    expect(await good.ask({ ping: 1 })).toMatchObject({ ok: true });
    await good.close();
  });
});

describe('where callers come from', () => {
  it('lets pages of the same host, pages on the list and scripts in, and no others', async () => {
    const { url } = await open({ env: { BULLPEN_ORIGINS: 'https://friend.example, http://localhost:5173' } });
    const cases: readonly (readonly [origin: string | null, allowed: boolean])[] = [
      [null, true],
      [url, true],
      ['https://friend.example', true],
      ['http://localhost:5173', true],
      ['http://friend.example', false],
      ['https://evil.example', false],
      [`${url}.evil.example`, false],
      ['null', false],
    ];
    for (const [origin, allowed] of cases) {
      const headers: Record<string, string> = origin === null ? {} : { origin };
      expect([origin, await attempt(url, headers)]).toEqual([origin, allowed ? 101 : 403]);
      const answer = await fetch(`${url}/api/games`, { headers });
      expect([origin, answer.status]).toEqual([origin, allowed ? 200 : 403]);
    }
    const preflight = await fetch(`${url}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin: 'https://friend.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    // Players are erased and sign-ins removed from there too.
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, DELETE');
    const own = await fetch(`${url}/api/games`, { headers: { origin: url } });
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/%61pi/games', '/a%70i/games', '/api/%67ames', '/%61pi/nothing'])(
    'are asked for at %s as at any other path of the API',
    async (path) => {
      const { url } = await open();
      const foreign = await fetch(url + path, { headers: { origin: 'https://evil.example' } });
      expect(foreign.status).toBe(403);
      const own = await fetch(url + path);
      expect(own.headers.get('cache-control')).toBe('no-store');
      const put = await fetch(url + path, { method: 'PUT' });
      expect(put.status).toBe(path.endsWith('nothing') ? 404 : 405);
    },
  );

  it.each<[name: string, env: Record<string, string>, good: string[], bad: string[]]>([
    [
      'on loopback',
      {},
      ['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', '[::1]', 'localhost.'],
      [
        'evil.example',
        'evil.example:3000',
        'localhost.evil.example',
        '192.0.2.1',
        '[2001:db8::1]',
        '127.0.0.1.evil.example',
      ],
    ],
    [
      'on loopback with names',
      { BULLPEN_HOSTS: 'Play.example, other.example' },
      ['play.example:3000', 'OTHER.example', 'localhost'],
      ['evil.example', 'x.play.example', '192.0.2.1'],
    ],
    ['on all addresses', { HOST: '0.0.0.0' }, ['evil.example', '192.0.2.1:3000', 'localhost'], []],
    [
      'on all addresses with names',
      { HOST: '0.0.0.0', BULLPEN_HOSTS: 'play.example' },
      ['play.example', '192.0.2.1:3000', '[2001:db8::1]:3000', 'localhost'],
      ['evil.example'],
    ],
  ])('call this server by its names: %s', async (_name, env, good, bad) => {
    const { url } = await open({ env });
    const ask = async (host: string, more = ''): Promise<string | undefined> =>
      (await raw(url, `GET /api/games HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`)).split(
        ' ',
      )[1];
    for (const host of good) expect([host, await ask(host)]).toEqual([host, '200']);
    for (const host of bad) expect([host, await ask(host)]).toEqual([host, '421']);
    // Not everybody may say what the name was.
    for (const host of bad) expect(await ask(host, 'X-Forwarded-Host: localhost\r\n')).toBe('421');
  });

  it('may not say through a trusted proxy that they called by another name', async () => {
    const { url } = await open({ env: { TRUST_PROXY: '127.0.0.1', BULLPEN_HOSTS: 'play.example' } });
    const ask = async (host: string, ...more: string[]): Promise<string | undefined> => {
      const lines = ['GET /api/games HTTP/1.1', `Host: ${host}`, ...more, 'Connection: close'];
      return (await raw(url, `${lines.join('\r\n')}\r\n\r\n`)).split(' ')[1];
    };
    expect(await ask('play.example')).toBe('200');
    expect(await ask('evil.example', 'X-Forwarded-Host: play.example')).toBe('421');
    expect(await ask('play.example', 'X-Forwarded-Host: evil.example')).toBe('200');
    const evil = 'https://evil.example';
    expect(await ask('play.example', `Origin: ${evil}`, 'X-Forwarded-Host: evil.example')).toBe('403');
    expect(await attempt(url, { origin: evil, 'x-forwarded-host': 'evil.example' })).toBe(403);
  });

  it.each([
    ['203.0.113.9:5555', '203.0.113.9:80', '203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'],
    ['[2001:db8::1]:443', '[2001:db8::1]', '2001:db8::1', '2001:DB8:0::1'],
  ])('have the same address whatever port a proxy adds to it: %s', async (...forms) => {
    const { url } = await open({ env: { TRUST_PROXY: '1' }, limits: { tablesPerHour: 1 } });
    const statuses: number[] = [];
    for (const from of forms)
      statuses.push((await fetch(`${url}/api/tables`, json(wish(), { 'x-forwarded-for': from }))).status);
    expect(statuses).toEqual([201, ...forms.slice(1).map(() => 429)]);
  });

  it('name one host, unless they speak HTTP 1.0', async () => {
    const { url } = await open();
    const status = async (lines: string): Promise<string | undefined> =>
      (await raw(url, `${lines}\r\nConnection: close\r\n\r\n`)).split(' ')[1];
    expect(await status('GET /api/games HTTP/1.1')).toBe('400');
    expect(await status('GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example')).toBe('400');
    expect(await status('GET /api/games HTTP/1.0')).toBe('200');
  });

  it('believes X-Forwarded-For only of a trusted proxy, and only its last word', async () => {
    const tries = async (env: Record<string, string>): Promise<number[]> => {
      const { url } = await open({ env, limits: { tablesPerHour: 1 } });
      const statuses: number[] = [];
      for (const from of ['203.0.113.1', '203.0.113.2', '198.51.100.9, 203.0.113.2'])
        statuses.push((await fetch(`${url}/api/tables`, json(wish(), { 'x-forwarded-for': from }))).status);
      await here().close();
      return statuses;
    };
    expect(await tries({})).toEqual([201, 429, 429]);
    expect(await tries({ TRUST_PROXY: 'true' })).toEqual([201, 201, 429]);
    expect(await tries({ TRUST_PROXY: '127.0.0.0/8' })).toEqual([201, 201, 429]);
    expect(await tries({ TRUST_PROXY: '192.0.2.1' })).toEqual([201, 429, 429]);
  });

  it('counts IPv6 by networks of several sizes', () => {
    const keys = (ip: string): string[] => scopesOf(ip).map(({ key }) => key);
    expect(keys('203.0.113.7')).toEqual(['203.0.113.7']);
    expect(keys('::ffff:203.0.113.7')).toEqual(['203.0.113.7']);
    expect(keys('2001:db8:1:2ff:3:4:5:6')).toEqual([
      '2001:db8:1:2ff::/64',
      '2001:db8:1:200::/56',
      '2001:db8:1:0::/48',
    ]);
    expect(keys('2001:DB8:1:2ab::9')).toEqual(keys('2001:db8:1:2ab:1::7'));
    expect(keys('fe80::1%eth0')[0]).toBe('fe80:0:0:0::/64');
    expect(keys('::1')[0]).toBe('0:0:0:0::/64');
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.5'].map(isNear)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['203.0.113.7', '2001:db8::1'].map(isNear)).toEqual([false, false]);
  });
});
