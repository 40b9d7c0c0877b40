import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { roomIn } from '../room.ts';
import { type House, openSocket, raw, seatedTable, until, useHouse } from './house.ts';

const { open, here } = useHouse();

const dial = (url: string, bytes = ''): Socket => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => {});
  return socket;
};
const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
];
const upgrade = get('/api/socket', ...UPGRADE);

/** The value of a figure, the sum over its labels. */
async function figure({ metrics }: House, name: string): Promise<number> {
  const { values } = await metrics.registry.getSingleMetric(name)!.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}

/** When a figure is so; the server works meanwhile. */
async function reach(of: House, name: string, fits: (value: number) => boolean): Promise<void> {
  for (let tries = 0; !fits(await figure(of, name)); tries++) {
    if (tries === 4000) throw new Error(`${name} stays at ${await figure(of, name)}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
const TCP = 'bullpen_tcp_connections';

/** When all that is counted while somebody is connected is at zero again. */
async function atRest(of: House): Promise<void> {
  for (const name of [
    TCP,
    'bullpen_pending',
    'bullpen_holding_addresses',
    'bullpen_followed_tables',
    'bullpen_connections',
  ])
    await reach(of, name, (value) => value === 0);
}

describe('an upgrade', () => {
  it('behind a request that has not been answered is refused in its turn, and ends the connection', async () => {
    const { url } = await open();
    const heard = await raw(url, get('/healthz') + upgrade + get('/api/games'));
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 426']);
    await atRest(here());
  });

  it.each([
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['an expectation that nobody knows', get('/healthz', 'Expect: wonders'), 200],
    ['a request to go on', get('/healthz', 'Expect: 100-continue'), 100],
  ])('behind a request with %s, too', async (_what, first, status) => {
    const { url } = await open();
    const heard = await raw(url, first + upgrade);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(heard).toContain('HTTP/1.1 426');
  });

  it('after a request that has been answered is accepted', async () => {
    const { url } = await open();
    const socket = dial(url, get('/healthz'));
    await once(socket, 'data');
    socket.write(upgrade);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101/);
    socket.destroy();
    await atRest(here());
  });

  it.each([
    ['refused', get('/api/socket', ...UPGRADE, 'Origin: https://evil.example'), 403],
    ['torn', get('/api/socket', ...UPGRADE.slice(0, 2)), 400],
  ])(
    'that is %s is answered, and its connection is closed though the other side does not',
    async (_what, bytes, status) => {
      const { url } = await open();
      const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
      socket.write(bytes);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
      await atRest(here());
      socket.destroy();
    },
  );
});

it('what breaks off behind an unanswered request is not answered, since that would be taken for its answer', async () => {
  const { url, tables } = await open();
  const { table } = await seatedTable(here());
  const sight = Promise.withResolvers<void>();
  tables.sight = sight.promise;
  expect(await raw(url, `${get(`/api/tables/${table}`)}nonsense\r\n\r\n`)).toBe('');
  sight.resolve();
  const body = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n';
  expect(await raw(url, body)).toMatch(/^HTTP\/1\.1 400/);
  await atRest(here());
});

describe('a caller who hangs up', () => {
  it.each([
    ['an event stream', '/api/tables/TABLE/events'],
    ['a poll', '/api/tables/TABLE/updates?since=2&wait=30'],
  ])('while %s is being let in leaves nothing behind', async (_what, path) => {
    const { url, tables } = await open();
    const { table } = await seatedTable(here());
    const sight = Promise.withResolvers<void>();
    tables.sight = sight.promise;
    const before = tables.asked.snapshot;
    const socket = dial(url, get(path.replace('TABLE', table)));
    await until(() => tables.asked.snapshot > before);
    socket.resetAndDestroy();
    await reach(here(), TCP, (value) => value <= 0);
    sight.resolve();
    await atRest(here());
    expect(tables.listeners(table)).toBe(0);
  });

  it('with streams and polls that wait behind a stream leaves nothing behind', async () => {
    const { url, tables } = await open();
    const { table } = await seatedTable(here());
    const stream = get(`/api/tables/${table}/events`);
    const poll = get(`/api/tables/${table}/updates?since=2&wait=30`);
    const socket = dial(url, stream + poll + stream + poll + get('/api/games'));
    await reach(here(), 'bullpen_connections', (value) => value >= 1);
    socket.destroy();
    await atRest(here());
    expect(tables.listeners(table)).toBe(0);
  });
});

describe('a socket whose other side does not read', () => {
  it('and that is dropped by the answer to its own `follow` follows nothing afterwards', async () => {
    const { url, tables } = await open({ limits: { slowBytes: 64 * 1024 } });
    const [large, next] = [await seatedTable(here()), await seatedTable(here())];
    const client = await openSocket(url);
    await client.ask({ follow: { table: large.table } });
    client.socket.pause();
    tables.padding = 'x'.repeat(16 << 20);
    const before = tables.asked.news;
    tables.grow(large.table);
    await until(() => tables.asked.news > before);
    // What was written in one turn of the event loop goes out at its end.
    for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
    client.socket.send(JSON.stringify({ id: 'last', follow: next }));
    await reach(here(), 'bullpen_dropped_connections_total', (value) => value === 1);
    await atRest(here());
    expect(tables.listeners(next.table)).toBe(0);
    client.socket.terminate();
  });

  it('has one waiter, however many pages of it are given up', () => {
    const output = Object.assign(new EventEmitter(), { writableLength: 1 << 20 });
    const rooms = Array.from({ length: 20 }, () => roomIn(output, () => {}));
    expect(new Set(rooms).size).toBe(1);
    expect(output.listenerCount('drain')).toBe(1);
    output.emit('close');
    expect([output.listenerCount('drain'), output.listenerCount('close')]).toEqual([0, 0]);
  });
});

describe('a connection with a stream', () => {
  it('and with much behind it, so that nothing is read, is found to be gone at the next heartbeat', async () => {
    const { url } = await open({ limits: { heartbeat: 50 } });
    const { table } = await seatedTable(here());
    const socket = dial(url, get(`/api/tables/${table}/events`) + get('/api/openapi.json').repeat(40));
    await reach(here(), 'bullpen_connections', (value) => value === 1);
    socket.resetAndDestroy();
    await atRest(here());
  });

  it('that is not read is cut off before it fills the memory', async () => {
    const { url, tables } = await open({ limits: { slowBytes: 64 * 1024 } });
    const { table } = await seatedTable(here());
    const socket = dial(url, get(`/api/tables/${table}/events`)).pause();
    await until(() => tables.listeners(table) === 1);
    tables.padding = 'x'.repeat(100_000);
    for (let n = 0; n < 1000 && tables.listeners(table) > 0; n++) {
      tables.grow(table);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await atRest(here());
    socket.destroy();
  });
});

describe('TCP connections', () => {
  it('are limited by address, and make room when they go', async () => {
    const { url } = await open({ limits: { tcpPerAddress: 3 } });
    const held = [dial(url), dial(url), dial(url)];
    await reach(here(), TCP, (value) => value >= 3);
    expect(await raw(url, get('/healthz'))).toBe('');
    held.pop()!.destroy();
    await reach(here(), TCP, (value) => value <= 2);
    expect(await raw(url, get('/healthz', 'Connection: close'))).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of held) socket.destroy();
  });

  it('of a trusted proxy are not', async () => {
    const { url } = await open({ env: { TRUST_PROXY: '127.0.0.1' }, limits: { tcpPerAddress: 1 } });
    const held = [dial(url), dial(url)];
    await reach(here(), TCP, (value) => value >= 2);
    for (const socket of held) socket.destroy();
  });

  it('that are idle make room when there are too many in all; those in use stay', async () => {
    const { url } = await open({ limits: { tcpInAll: 10 } });
    const client = await openSocket(url);
    const idle: Socket[] = [];
    for (let n = 0; n < 30; n++) {
      const socket = dial(url);
      idle.push(socket);
      await once(socket, 'connect');
    }
    expect(await raw(url, get('/healthz', 'Connection: close'))).toMatch(/^HTTP\/1\.1 200/);
    expect(await client.ask({ ping: 1 })).toMatchObject({ ok: true });
    expect(await figure(here(), 'bullpen_dropped_connections_total')).toBeGreaterThan(0);
    for (const socket of idle) socket.destroy();
    await client.close();
  });

  it.each([
    ['says nothing', ''],
    ['stops in the head', 'GET /healthz HTTP/1.1\r\nHost: loc'],
    ['stops in the body', 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{'],
  ])('whose other side %s are closed after a while', async (_what, bytes) => {
    const { url } = await open({ limits: { headersTimeout: 100, requestTimeout: 100, checkEvery: 20 } });
    await raw(url, bytes);
    await atRest(here());
  });
});
