import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { openHouse } from '../../live/house.ts';

type Body = Record<string, unknown> & { code?: string; table?: string; token?: string; seq?: number };
interface Seen {
  readonly seq: number;
  readonly viewer: number;
  readonly status: string;
  readonly legal: readonly string[];
  readonly rematch: string | null;
  readonly view: { readonly hands: readonly (readonly number[] | null)[] };
}

const TOKENS = ['a', 'b'].map((letter) => `${letter}-token-`.repeat(4));
let house: Awaited<ReturnType<typeof openHouse>>;
let table: string;
let count = 0;
const newId = (): string => `entry-test-${count++}`;

async function ask(
  path: string,
  token: string | null,
  body?: object,
  more: Record<string, string> = {},
): Promise<{ status: number; body: Body }> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...more,
  };
  const json = body === undefined ? null : JSON.stringify({ id: newId(), ...body });
  const answer = await fetch(`${house.url}/api${path}`, {
    method: json === null ? 'GET' : 'POST',
    headers,
    body: json,
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const command = (token: string | null, body: object, at = table) =>
  ask(`/tables/${at}/commands`, token, body);
const see = async (token: string | null, at = table): Promise<Seen> =>
  (await ask(`/tables/${at}`, token)).body as unknown as Seen;

async function newTable(): Promise<string> {
  const made = await ask('/tables', null, {
    game: 'six-nimmt',
    seats: 2,
    options: { rounds: 1 },
    seating: 'fixed',
  });
  const id = made.body.table!;
  for (const [seat, token] of TOKENS.entries())
    await command(null, { do: 'sit', seat, name: `P${seat}`, token }, id);
  await command(TOKENS[0]!, { do: 'start' }, id);
  return id;
}

beforeAll(async () => {
  house = await openHouse();
  table = await newTable();
});
afterAll(() => house.close());

describe('nobody gets in', () => {
  it('with a token that was guessed: all are refused alike, and nothing changes', async () => {
    const { seq } = await see(null);
    const [own] = TOKENS as [string];
    const guesses = [
      '0',
      'x'.repeat(64),
      own.slice(0, -1),
      `${own}A`,
      own.toUpperCase(),
      own.replace('a', 'c'),
    ];
    for (const guess of guesses) {
      expect((await ask(`/tables/${table}`, guess)).body.code).toBe('bad-token');
      expect((await command(guess, { do: 'move', move: '1' })).body.code).toBe('bad-token');
      expect((await command(guess, { do: 'recover' })).body.code).toBe('bad-token');
    }
    expect((await see(null)).seq).toBe(seq);
  });

  it('with the hash of a token, which is all that the store has', async () => {
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(TOKENS[0]!))).toString(
      'base64url',
    );
    expect((await ask(`/tables/${table}`, hash)).body.code).toBe('bad-token');
  });

  it('with the token of another table', async () => {
    const made = await ask('/tables', null, { game: 'six-nimmt', seats: 2 });
    const other = made.body.table!;
    const { body } = await command(null, { do: 'sit', name: 'Stranger' }, other);
    expect((await ask(`/tables/${table}`, body.token!)).body.code).toBe('bad-token');
    expect((await command(body.token!, { do: 'move', move: '1' })).body.code).toBe('bad-token');
  });

  it('as another seat: a token shows its own hand only, and moves for its own seat only', async () => {
    const views = await Promise.all(TOKENS.map((token) => see(token)));
    for (const [seat, { viewer, view }] of views.entries()) {
      expect(viewer).toBe(seat);
      expect(view.hands[seat]).toHaveLength(10);
      expect(view.hands[1 - seat]).toBeNull();
    }
    for (const query of ['seat=1', 'viewer=1', 'token=x', 'as=1'])
      expect((await ask(`/tables/${table}?${query}`, TOKENS[0]!)).status).toBe(400);
    expect((await command(TOKENS[0]!, { do: 'move', move: views[1]!.legal[0], seat: 1 })).status).toBe(400);
    const { status } = await command(TOKENS[0]!, { do: 'move', move: views[1]!.legal[0] });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('by watching: a watcher sees no hand and can do nothing but sit down where a seat is free', async () => {
    const { view, viewer, legal, seq } = await see(null);
    expect([viewer, legal, view.hands]).toEqual([-1, [], [null, null]]);
    for (const wish of [
      { do: 'move', move: '1' },
      { do: 'retract' },
      { do: 'stand' },
      { do: 'start' },
      { do: 'return' },
      { do: 'recover' },
      { do: 'rematch' },
    ])
      expect((await command(null, wish)).body.code).toBe('not-seated');
    expect((await command(null, { do: 'sit', seat: 0, name: 'Eve' })).body.code).toBe('not-open');
    expect((await see(null)).seq).toBe(seq);
  });

  it('by an answer that was sent to somebody else: a command sent again by another gives away no token', async () => {
    const made = await ask('/tables', null, { game: 'six-nimmt', seats: 2 });
    const at = made.body.table!;
    const id = newId();
    const first = await command(null, { id, do: 'sit', name: 'Anna' }, at);
    expect(first.body.token).toMatch(/^[\w-]{22,}$/);
    const again = await command(null, { id, do: 'sit', name: 'Eve' }, at);
    expect(again.body.token).toBeUndefined();
  });

  it('with a token that was replaced: every connection of the seat is ended', async () => {
    const at = await newTable();
    const fresh = 'fresh-token-'.repeat(3);
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`);
    const heard: string[] = [];
    const left = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        heard.push(String(data));
        if (String(data).includes('"left"')) resolve();
        if (heard.length === 2) void command(TOKENS[0]!, { do: 'recover', token: fresh }, at);
      }),
    );
    socket.on('open', () =>
      socket.send(JSON.stringify({ id: 'f', follow: { table: at, token: TOKENS[0] } })),
    );
    await left;
    socket.terminate();
    expect((await ask(`/tables/${at}`, TOKENS[0]!)).body.code).toBe('bad-token');
    expect((await command(TOKENS[0]!, { do: 'recover' }, at)).body.code).toBe('bad-token');
    expect((await see(fresh, at)).viewer).toBe(0);
  });

  it('at the rematch with the record or the chance of the old match: its secret is its own', async () => {
    const at = await newTable();
    for (let over = false; !over; )
      for (const token of TOKENS) {
        const { legal, status } = await see(token, at);
        over = status === 'over';
        if (legal.length > 0) await command(token, { do: 'move', move: legal[0] }, at);
      }
    for (const token of TOKENS) await command(token, { do: 'rematch' }, at);
    const { rematch } = await see(null, at);
    expect(rematch).not.toBeNull();
    const old = await ask(`/tables/${at}`, null);
    const next = await ask(`/tables/${rematch}`, null);
    const fair = (body: Body) => body.fair as { commitment: string; secret: string | null };
    expect(fair(old.body).secret).toMatch(/^[0-9a-f]{64}$/);
    expect(fair(next.body).secret).toBeNull();
    expect(fair(next.body).commitment).not.toBe(fair(old.body).commitment);
    // The old table is over: its tokens change nothing there, and a stranger's open nothing at the new one.
    expect((await command(TOKENS[0]!, { do: 'move', move: '1' }, at)).body.code).toBe('not-playing');
    expect((await ask(`/tables/${rematch}`, 'stranger-'.repeat(4))).body.code).toBe('bad-token');
  });

  it('from another site: neither a request that changes something nor a socket', async () => {
    const origin = { origin: 'https://evil.example' };
    const { status } = await ask(`/tables/${table}/commands`, TOKENS[0]!, { do: 'retract' }, origin);
    expect(status).toBe(403);
    const refused = await new Promise<number>((resolve) => {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, { headers: origin });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => {});
      socket.on('open', () => resolve(101));
    });
    expect(refused).toBe(403);
    const simple = await fetch(`${house.url}/api/tables/${table}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ id: newId(), do: 'retract' }),
    });
    expect([400, 415]).toContain(simple.status);
    const read = await fetch(`${house.url}/api/tables/${table}`, { headers: origin });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/api/../../package.json',
    '/api/tables/..%2f..%2fdata',
    '/bullpen.db',
    '/data/bullpen.db',
    '/.git/config',
    '/%00',
    '/api/tables/%00',
    '/api/tables/%ff',
  ])('by the path %s', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer).not.toMatch(/root:|"workspaces"|\[core\]|SQLite/);
  });

  it('by two lengths, or by a request hidden in another', async () => {
    const hidden = `POST /api/tables/${table}/commands HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    for (const framing of [
      'content-length: 5\r\ncontent-length: 6',
      'content-length: 4\r\ntransfer-encoding: chunked',
      'transfer-encoding: xchunked',
      'content-length: -1',
    ]) {
      const answer = await raw(
        `${hidden}${framing}\r\nconnection: close\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
      );
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
  });

  it.each([
    ['Basic abc'],
    ['Bearer'],
    ['Bearer  '],
    ['Bearer a b'],
    [`Bearer ${'x'.repeat(65)}`],
    ["Bearer ' OR 1=1"],
  ])('by the header authorization: %s', async (authorization) => {
    const answer = await fetch(`${house.url}/api/tables/${table}`, { headers: { authorization } });
    expect([400, 401]).toContain(answer.status);
  });
});

function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
