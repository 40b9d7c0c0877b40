import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AnswerShape,
  CreatedShape,
  GamesShape,
  ListShape,
  NewsShape,
  ProblemShape,
  SnapshotShape,
} from '../shapes.ts';
import { commandId, type House, json, openHouse, raw, seatedTable, wish } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call = async (path: string, init?: RequestInit) => {
  const response = await fetch(house.url + path, init);
  const text = await response.text();
  const { headers, status } = response;
  return { status, headers, type: headers.get('content-type') ?? '', text, body: () => JSON.parse(text) };
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('the API', () => {
  it('creates a table and says where it is', async () => {
    const made = await call('/api/tables', json(wish()));
    expect(made.status).toBe(201);
    expect(Value.Check(CreatedShape, made.body())).toBe(true);
    expect(made.headers.get('location')).toBe(`/api/tables/${made.body().table}`);
  });

  it('lists tables', async () => {
    await seatedTable(house);
    for (const query of ['', '?status=open', '?status=playing']) {
      const list = await call(`/api/tables${query}`);
      expect(list.status).toBe(200);
      expect(Value.Check(ListShape, list.body())).toBe(true);
      expect(list.body().tables.length).toBeGreaterThan(0);
    }
  });

  it('shows a table to a watcher and to a seat', async () => {
    const { table, token } = await seatedTable(house);
    const watched = (await call(`/api/tables/${table}`)).body();
    const seen = (await call(`/api/tables/${table}`, bearer(token))).body();
    expect([watched.viewer, seen.viewer]).toEqual([-1, 0]);
    expect(Value.Check(SnapshotShape, seen)).toBe(true);
    expect(Value.Check(SnapshotShape, watched)).toBe(true);
  });

  it('takes commands, and answers one that is sent again alike', async () => {
    const { table, token } = await seatedTable(house);
    const command = json({ id: commandId(), do: 'move', move: '55', seq: 2 }, bearer(token).headers);
    const first = await call(`/api/tables/${table}/commands`, command);
    const second = await call(`/api/tables/${table}/commands`, command);
    expect(first.status).toBe(200);
    expect(Value.Check(AnswerShape, first.body())).toBe(true);
    expect(second.text).toBe(first.text);
  });

  it('passes refusals of the tables on, with code and rule', async () => {
    const { table, token } = await seatedTable(house);
    const refused = await call(
      `/api/tables/${table}/commands`,
      json({ id: commandId(), do: 'move', move: 'bad' }, bearer(token).headers),
    );
    expect(refused.status).toBe(409);
    expect(refused.type).toContain('application/problem+json');
    expect(refused.body()).toMatchObject({ code: 'not-in-hand', rule: 'S4', status: 409 });
  });

  it('gives the record as a file', async () => {
    const { table } = await seatedTable(house);
    const record = await call(`/api/tables/${table}/record`);
    expect(record.type).toContain('application/x-ndjson');
    expect(record.headers.get('content-disposition')).toContain(`bullpen-${table}.jsonl`);
    expect(record.text).toBe('{"game":"six-nimmt"}\n');
  });

  it('tells what can be played', async () => {
    const games = (await call('/api/games')).body();
    expect(Value.Check(GamesShape, games)).toBe(true);
    const ids = games.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['six-nimmt', 'eleven-nimmt', 'bullenrommee', 'twenty-one', 'captain-jack']);
    expect(games[0].levels).toContain('random');
  });

  it('answers updates in the form that is described', async () => {
    const { table } = await seatedTable(house);
    expect(Value.Check(NewsShape, (await call(`/api/tables/${table}/updates?since=0`)).body())).toBe(true);
  });
});

describe('bad input over HTTP', () => {
  const good = () => ({ ...wish() });
  const cases: readonly (readonly [
    what: string,
    path: string,
    init: RequestInit | undefined,
    status: number,
    code: string,
  ])[] = [
    ['unknown table', '/api/tables/nowhere', undefined, 404, 'no-such-table'],
    ['unknown table, updates', '/api/tables/nowhere/updates?since=0', undefined, 404, 'no-such-table'],
    ['unknown table, events', '/api/tables/nowhere/events', undefined, 404, 'no-such-table'],
    ['unknown table, record', '/api/tables/nowhere/record', undefined, 404, 'no-such-table'],
    [
      'unknown table, command',
      '/api/tables/nowhere/commands',
      json({ id: 'abcdefgh', do: 'start' }),
      404,
      'no-such-table',
    ],
    ['a table that cannot be', '/api/tables/no%20where', undefined, 400, 'invalid'],
    ['a table of 1,000 characters', `/api/tables/${'x'.repeat(1000)}`, undefined, 404, 'not-found'],
    ['wrong token', '/api/tables/table-1', bearer('x'.repeat(30)), 401, 'bad-token'],
    ['a token that cannot be', '/api/tables/table-1', bearer('no token'), 401, 'authorization'],
    [
      'another authorization',
      '/api/tables/table-1',
      { headers: { authorization: 'Basic YTpi' } },
      401,
      'authorization',
    ],
    ['a token in the address', '/api/tables/table-1?token=abc', undefined, 400, 'invalid'],
    ['torn JSON', '/api/tables', json('{"id":"abcdefgh","ga'), 400, 'torn-json'],
    ['no body', '/api/tables', json(''), 400, 'torn-json'],
    ['a poisoned prototype', '/api/tables', json('{"__proto__":{"x":1}}'), 400, 'torn-json'],
    ['no object', '/api/tables', json('[]'), 400, 'invalid'],
    ['wrong types: seats', '/api/tables', json({ ...good(), seats: '4' }), 400, 'invalid'],
    ['wrong types: half a seat', '/api/tables', json({ ...good(), seats: 2.5 }), 400, 'invalid'],
    ['wrong types: game', '/api/tables', json({ ...good(), game: 6 }), 400, 'invalid'],
    ['wrong types: options', '/api/tables', json({ ...good(), options: { target: [] } }), 400, 'invalid'],
    ['wrong types: plan', '/api/tables', json({ ...good(), plan: 'bots' }), 400, 'invalid'],
    ['negative seats', '/api/tables', json({ ...good(), seats: -1 }), 422, 'seats'],
    [
      'a clock too fast',
      '/api/tables',
      json({ ...good(), clock: { kind: 'move', seconds: 1 } }),
      400,
      'invalid',
    ],
    ['an unknown word', '/api/tables', json({ ...good(), colour: 'red' }), 400, 'invalid'],
    ['an id too short', '/api/tables', json({ ...good(), id: 'a' }), 400, 'invalid'],
    [
      'an unknown command',
      '/api/tables/table-1/commands',
      json({ id: 'abcdefgh', do: 'dance' }),
      400,
      'invalid',
    ],
    [
      'a move that is no text',
      '/api/tables/table-1/commands',
      json({ id: 'abcdefgh', do: 'move', move: 5 }),
      400,
      'invalid',
    ],
    ['20 kB', '/api/tables', json(`"${'x'.repeat(20_000)}"`), 413, 'too-large'],
    ['1 MB', '/api/tables', json(`"${'x'.repeat(1 << 20)}"`), 413, 'too-large'],
    ['a form', '/api/tables', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 415, 'media-type'],
    ['plain text', '/api/tables', { method: 'POST', body: JSON.stringify(good()) }, 415, 'media-type'],
    ['a wrong method', '/api/tables', { method: 'DELETE' }, 405, 'method'],
    ['a wrong method with a parameter', '/api/tables/table-1', { method: 'PUT' }, 405, 'method'],
    ['an unknown route', '/api/nothing', undefined, 404, 'not-found'],
    ['an unknown route, posted', '/nothing', json({}), 404, 'not-found'],
    ['a path that cannot be read', '/%zz', undefined, 400, 'bad-request'],
    ['an unknown status', '/api/tables?status=closed', undefined, 400, 'invalid'],
    ['since: not a number', '/api/tables/table-1/updates?since=x', undefined, 400, 'invalid'],
    ['since: nothing', '/api/tables/table-1/updates?since=', undefined, 400, 'invalid'],
    ['since: missing', '/api/tables/table-1/updates', undefined, 400, 'invalid'],
    ['since: negative', '/api/tables/table-1/updates?since=-1', undefined, 400, 'invalid'],
    ['since: ahead of the log', '/api/tables/table-1/updates?since=9999', undefined, 409, 'seq-ahead'],
    ['since: ahead of the log, events', '/api/tables/table-1/events?since=9999', undefined, 409, 'seq-ahead'],
    ['a wait too long', '/api/tables/table-1/updates?since=1&wait=31', undefined, 400, 'invalid'],
    [
      'a last event that is no number',
      '/api/tables/table-1/events',
      { headers: { 'last-event-id': 'x' } },
      400,
      'invalid',
    ],
    ['a socket without an upgrade', '/api/socket', undefined, 426, 'upgrade'],
  ];

  it.each(cases)('%s', async (_what, path, init, status, code) => {
    await seatedTable(house);
    const answer = await call(path, init);
    expect([answer.status, answer.body().code]).toEqual([status, code]);
    expect(answer.type).toContain('application/problem+json');
    expect(Value.Check(ProblemShape, answer.body())).toBe(true);
    expect(answer.body().status).toBe(status);
    expect(answer.text).not.toContain('node_modules');
  });

  it.each(['//x', '/a/../b', '/..', '/assets/../../x'])('the path %s, as it is', async (path) => {
    const heard = await raw(
      house.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [head, body] = heard.split('\r\n\r\n');
    const { code, status } = JSON.parse(body!);
    expect([
      ['bad-request', 400],
      ['not-found', 404],
    ]).toContainEqual([code, status]);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(head).toMatch(/cache-control: no-store/i);
  });

  it('to be kept by no cache, wherever they come from', async () => {
    for (const path of [
      '/nothing.js',
      '/%zz',
      '/metrics',
      '/healthz',
      '/livez',
      '/set-aside',
      '/api/nothing',
    ])
      expect([path, (await call(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect((await call('/', { method: 'PUT' })).headers.get('cache-control')).toBe('no-store');
    const foreign = await call('/api/games', { headers: { origin: 'https://evil.example' } });
    expect(foreign.headers.get('cache-control')).toBe('no-store');
    expect(await raw(house.url, 'nonsense\r\n\r\n')).toMatch(/cache-control: no-store/i);
  });

  it('names what is wrong and where', async () => {
    const move = await call('/api/tables/table-1/commands', json({ id: 'abcdefgh', do: 'move', move: 5 }));
    expect(move.body().detail).toEqual({ in: 'body', at: '/move', why: 'must be string' });
    const clock = await call('/api/tables', json({ ...wish(), clock: { kind: 'move', seconds: 1 } }));
    expect(clock.body().detail.at).toBe('/clock/seconds');
    const word = await call('/api/tables', json({ ...wish(), colour: 'red' }));
    expect(word.body().detail.why).toContain('colour');
    const dance = await call('/api/tables/table-1/commands', json({ id: 'abcdefgh', do: 'dance' }));
    expect(dance.body().detail).toMatchObject({ at: '/do', why: expect.stringContaining('"rematch"') });
  });

  it('says which methods there are, and how to authorize', async () => {
    const wrong = await call('/api/tables', { method: 'DELETE' });
    expect(wrong.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    const { table } = await seatedTable(house);
    expect((await call(`/api/tables/${table}`, bearer('nobody'))).headers.get('www-authenticate')).toBe(
      'Bearer',
    );
  });

  it('answers what is no HTTP, headers too large and broken upgrades with problems', async () => {
    expect(await raw(house.url, 'what is this\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/,
    );
    const header = `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`;
    expect(await raw(house.url, header)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"headers"/);
    const upgrade =
      'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    expect(await raw(house.url, upgrade)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/);
  });

  it('hides what went wrong inside, and logs it', async () => {
    const { table } = await seatedTable(house);
    house.tables.fault = new Error('the disk is on fire');
    const answer = await call(`/api/tables/${table}`);
    expect([answer.status, answer.body().code]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('fire');
    expect(house.lines.some((line) => line.includes('on fire') && line.includes('"error"'))).toBe(true);
  });
});
