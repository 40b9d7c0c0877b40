import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  commandId,
  type House,
  json,
  openHouse,
  openSocket,
  seatedTable,
  wish,
} from '../../edge/test/house.ts';
import { makeLog } from '../log.ts';

describe('the log', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('has a line for each request, and none of their secrets', async () => {
    const { url, lines } = house;
    const { table, token } = await seatedTable(house);
    const authorization = `Bearer ${token}`;
    const wrong = 'wrong-token-that-nobody-has';
    const sit = { id: commandId(), do: 'sit', name: 'Name-of-a-person', nonce: 'abcdef0123456789' };
    await fetch(`${url}/api/tables/${table}?token=${token}`, { headers: { authorization } });
    await fetch(`${url}/api/tables/${table}`, { headers: { authorization, cookie: `c=${token}` } });
    await fetch(`${url}/api/tables/${table}`, { headers: { authorization: `Bearer ${wrong}` } });
    await fetch(`${url}/api/tables/${table}/commands`, json(sit));
    await fetch(`${url}/api/tables`, json(`{"torn":"${token}`));
    house.tables.fault = new Error('inside');
    await fetch(`${url}/api/tables`, json(wish(), { authorization }));
    const client = await openSocket(url, { authorization });
    await client.ask({ follow: { table, token } });
    await client.ask({ table, token, command: { id: commandId(), do: 'move', move: 'bad' } });
    house.tables.fault = new Error('inside');
    await client.ask({ table, token, command: { id: commandId(), do: 'start' } });
    await client.close();

    const text = lines.join('');
    for (const secret of [token, wrong, sit.nonce, sit.name, 'Bearer']) expect(text).not.toContain(secret);
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThanOrEqual(6);
    expect(requests[0]).toMatchObject({ req: { method: 'GET', path: `/api/tables/${table}` }, status: 400 });
    expect(text).toContain('inside');
  });

  it('hides secrets even if somebody logs a whole object', () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    log.info({ token: 's3cret', headers: { authorization: 's3cret' } }, 'one');
    log.info(
      { command: { do: 'sit', token: 's3cret', nonce: 's3cret' }, a: { b: { c: { token: 's3cret' } } } },
      'two',
    );
    log.info(
      {
        body: { x: 's3cret' },
        entry: { secret: 's3cret' },
        req: { url: '/x?token=s3cret', headers: { a: 's3cret' } },
      },
      'three',
    );
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('s3cret');
    expect(JSON.parse(lines[2]!)).toMatchObject({ level: 'info', msg: 'three', req: { path: '/x' } });
  });
});
