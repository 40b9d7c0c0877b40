import { expect, it } from 'vitest';
import { commandId, json, openHouse, openSocket, seatedTable, until } from './house.ts';
import { openStream } from './stream.ts';

it('finishes what is in flight, says goodbye to everybody and takes nobody new', async () => {
  const house = await openHouse();
  const { url, tables, edge } = house;
  const { table, token } = await seatedTable(house);
  const client = await openSocket(url);
  await client.ask({ follow: { table } });
  const stream = await openStream(`${url}/api/tables/${table}/events`);
  await stream.reach(2);

  const gate = Promise.withResolvers<void>();
  tables.gate = gate.promise;
  const before = { ...tables.asked };
  const poll = fetch(`${url}/api/tables/${table}/updates?since=2&wait=30`);
  const move = () => ({ id: commandId(), do: 'move', move: '55' });
  const moved = client.ask({ table, token, command: move() });
  const posted = fetch(
    `${url}/api/tables/${table}/commands`,
    json(move(), { authorization: `Bearer ${token}` }),
  );
  // The poll has been let in, and both commands stand at the gate.
  await until(() => tables.asked.command === before.command + 2 && tables.asked.snapshot > before.snapshot);

  const closed = edge.close();
  const refused = await client.ask({ ping: 1 });
  expect(refused.problem.code).toBe('stopping');
  gate.resolve();

  expect(await moved).toMatchObject({ ok: true });
  expect(await client.closed).toBe(1001);
  expect((await posted).status).toBe(200);
  const answered = await poll;
  expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answered.json()).toMatchObject({ code: 'stopping' });
  await stream.ended;
  await closed;
  await expect(fetch(`${url}/api/games`)).rejects.toThrow();
});

it('does not wait for ever for somebody who does not say goodbye', async () => {
  const house = await openHouse();
  const client = await openSocket(house.url);
  client.socket.pause();
  await house.close();
  client.socket.terminate();
});
