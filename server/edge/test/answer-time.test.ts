import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_TIMES } from '../answer-time.ts';
import { commandId, type House, json, openHouse, seatedTable } from './house.ts';

const WITHIN = 100;
let house: House;
let table = '';
let token = '';
const held = Promise.withResolvers<void>();
beforeAll(async () => {
  house = await openHouse({ limits: { answerWithin: WITHIN } });
  ({ table, token } = await seatedTable(house));
});
afterAll(() => house.close());

describe('an answer that does not begin in its time', () => {
  beforeAll(() => {
    house.tables.sight = held.promise;
    house.tables.gate = held.promise;
  });

  it.each([
    ['a look at a table', '', {}],
    ['a stream', '/events', {}],
    ['a command', '/commands', json({ id: commandId(), do: 'start' })],
  ])('%s: is a refusal that may be tried again', async (_what, path, init) => {
    const headers = { ...(init as RequestInit).headers, authorization: `Bearer ${token}` };
    const answer = await fetch(`${house.url}/api/tables/${table}${path}`, { ...init, headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('is not given later either: what comes then disturbs nobody', async () => {
    const after = house.lines.length;
    const waiting = fetch(`${house.url}/api/tables/${table}`);
    expect((await waiting).status).toBe(503);
    held.resolve();
    for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect((await fetch(`${house.url}/api/tables/${table}`)).status).toBe(200);
    const lines = house.lines
      .slice(after)
      .map((line) => JSON.parse(line) as { msg: string; status?: number });
    expect(lines.map(({ msg, status }) => [msg, status])).toEqual([
      ['request', 503],
      ['request', 200],
    ]);
  });
});

describe('a poll', () => {
  it('may wait for longer', async () => {
    const { snapshot } = house.tables;
    const seen = await snapshot.call(house.tables, table, null);
    const since = seen.ok ? seen.value.seq : -1;
    const answer = await fetch(`${house.url}/api/tables/${table}/updates?since=${since}&wait=1`);
    expect(answer.status).toBe(200);
    expect(ANSWER_TIMES.get('GET /api/tables/:table/updates')).toBeGreaterThan(30_000);
  });
});
