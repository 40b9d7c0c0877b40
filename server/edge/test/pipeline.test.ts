import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type House, openSocket, raw, seatedTable, until, useHouse } from './house.ts';

const { open, here } = useHouse();
const wires: Socket[] = [];
afterEach(() => {
  for (const wire of wires.splice(0)) wire.destroy();
});

const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const command = (table: string): string => {
  const body = '{"id":"pipelined-2","do":"start"}';
  return `POST /api/tables/${table}/commands HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const statuses = (text: string): string[] =>
  (text.match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => line.slice(9));

function dial(url: string, bytes: string) {
  const wire = connect(Number(new URL(url).port), '127.0.0.1', () => wire.write(bytes));
  wires.push(wire);
  let text = '';
  wire.on('error', () => {});
  wire.on('data', (data) => {
    text += data;
  });
  return { wire, answered: () => statuses(text) };
}

describe('requests in one piece', () => {
  it('are answered in order, all of them', async () => {
    const { url } = await open();
    const paths = Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? '/api/games' : '/api/nothing'));
    const { answered } = dial(url, paths.map((path) => get(path)).join(''));
    await until(() => answered().length === 100);
    expect(answered()).toEqual(paths.map((path) => (path === '/api/games' ? '200' : '404')));
  });

  it('with bodies are answered too, also where reading was stopped in the middle of one', async () => {
    const { url } = await open({ limits: { tablesPerHour: 0 } });
    const body = JSON.stringify({ id: 'pipelined-1', game: 'six-nimmt', seats: 4 });
    const post = `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { wire, answered } = dial(url, (post + body).repeat(40) + post + body.slice(0, 5));
    await until(() => answered().length === 40);
    wire.write(body.slice(5));
    await until(() => answered().length === 41);
    expect(new Set(answered())).toEqual(new Set(['201']));
  });

  it('are begun one in each turn of the event loop', async () => {
    const { url, tables } = await open();
    const { table } = await seatedTable(here());
    const before = tables.asked.command;
    let [seen, most] = [before, 0];
    dial(url, command(table).repeat(100));
    await until(() => {
      most = Math.max(most, tables.asked.command - seen);
      seen = tables.asked.command;
      return seen === before + 100;
    });
    expect(most).toBeLessThanOrEqual(3);
  });

  it('are worked on one after the other, and others are served meanwhile', async () => {
    const { url, tables } = await open();
    const { table } = await seatedTable(here());
    const gate = Promise.withResolvers<void>();
    const before = tables.asked.command;
    tables.gate = gate.promise;
    const { answered } = dial(url, command(table).repeat(100));
    await until(() => tables.asked.command >= before + 1);
    const other = await openSocket(url);
    for (let n = 0; n < 50; n++) await other.ask({ ping: 1 });
    expect(tables.asked.command).toBe(before + 1);
    gate.resolve();
    await until(() => answered().length === 100);
    await other.close();
  });

  it('are too many when more than 128 are unanswered: the connection is closed', async () => {
    const { url, metrics } = await open({ limits: { requestsPerMinute: 0 } });
    const text = await raw(url, get('/api/games').repeat(6818)).catch(String);
    expect(statuses(text).length).toBeLessThan(200);
    expect(await metrics.registry.metrics()).toContain('bullpen_dropped_connections_total{reason="flood"} 1');
  });
});

describe('a connection', () => {
  it('that is refused again and again for too many requests is closed', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 3 } });
    const got = statuses(await raw(url, get('/api/games').repeat(60)));
    expect(got).toEqual([...Array(3).fill('200'), ...Array(20).fill('429')]);
  });

  it('of a proxy is not: it is for others too', async () => {
    const { url } = await open({ env: { TRUST_PROXY: '1' }, limits: { requestsPerMinute: 3 } });
    const from = (ip: string): string => get('/api/games', `X-Forwarded-For: ${ip}`);
    const { answered } = dial(url, from('203.0.113.1').repeat(60) + from('203.0.113.2'));
    await until(() => answered().length === 61);
    expect(answered().at(-1)).toBe('200');
  });
});

describe('refusals for too many requests', () => {
  const counts = (of: House): unknown[] =>
    of.lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'requests refused in a minute')
      .map(({ from, count }) => [from, count]);

  it('are logged in one line for each caller, not one for each', async () => {
    const { url } = await open({ env: { TRUST_PROXY: '1' }, limits: { requestsPerMinute: 3 } });
    const asked = here();
    const from = (ip: string): string => get('/api/games', `X-Forwarded-For: ${ip}`);
    const { answered } = dial(url, from('203.0.113.1').repeat(60) + from('198.51.100.7').repeat(5));
    await until(() => answered().length === 65);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('bullpen_refused_callers 2');
    await asked.close();
    expect(asked.lines.filter((line) => line.includes('"request"') && line.includes('429'))).toEqual([]);
    expect(counts(asked)).toEqual([
      ['203.0.113.0/24', 57],
      ['198.51.100.0/24', 2],
    ]);
  });

  it('and so are requests for files of the page', async () => {
    const { url } = await open();
    const asked = here();
    const { answered } = dial(url, get('/').repeat(20) + get('/no-such-file').repeat(5));
    await until(() => answered().length === 25);
    await asked.close();
    expect(asked.lines.filter((line) => line.includes('"msg":"request"'))).toEqual([]);
    const sums = asked.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('files'));
    expect(sums).toMatchObject([{ count: 25, msg: 'files of the page in a minute' }]);
  });

  it('close every connection of a caller who goes on after very many', async () => {
    const { url } = await open({ limits: { requestsPerMinute: 3 } });
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) answers.push(statuses(await raw(url, get('/api/games').repeat(60))).length);
    expect(answers[0]).toBe(23);
    expect(answers.at(-1)).toBe(1);
  });
});

describe('questions about health', () => {
  const asking =
    (url: string, path: string) =>
    async (ip: string, times = 120): Promise<string[]> => {
      const { answered } = dial(url, get(path, `X-Forwarded-For: ${ip}`).repeat(times));
      await until(() => answered().length === times);
      return answered();
    };

  it.each(['/healthz', '/livez', '/metrics', '/set-aside'])(
    'at %s are limited, less so from a private network, and not from this machine',
    async (path) => {
      const { url } = await open({ env: { TRUST_PROXY: '1' } });
      const ask = asking(url, path);
      expect(await ask('203.0.113.1')).toContain('429');
      expect(await ask('10.0.0.1')).not.toContain('429');
      for (let n = 0; n < 12; n++) expect(await ask('127.0.0.1')).not.toContain('429');
      expect(
        (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status,
      ).toBe(200);
    },
  );

  it('are limited in a private network too, all kinds together', async () => {
    const { url } = await open({ env: { TRUST_PROXY: '1' } });
    const from = (path: string): string => get(path, 'X-Forwarded-For: 10.0.0.1');
    // Many of the cheapest kind and then a few of another one, which alone would not come near the limit.
    const others: string[] = [];
    for (let n = 0; n < 30 && !others.includes('429'); n++) {
      const { answered } = dial(url, from('/livez').repeat(120) + from('/metrics').repeat(4));
      await until(() => answered().length === 124);
      others.push(...answered().slice(120));
    }
    expect(others).toContain('429');
  });
});

it('paths that cannot be decoded are counted like all others', async () => {
  const { url } = await open({ limits: { requestsPerMinute: 3 } });
  const got: number[] = [];
  for (let n = 0; n < 5; n++) got.push((await fetch(`${url}/%ff`)).status);
  expect(got).toEqual([400, 400, 400, 429, 429]);
  expect((await fetch(`${url}/api/games`)).status).toBe(429);
});
