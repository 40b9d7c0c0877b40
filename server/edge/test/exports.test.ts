import { accept } from '@bullpen/engine';
import type { PlayerExport } from '@bullpen/wire';
import { expect, it } from 'vitest';
import type { Players } from '../../contract.ts';
import type { SharedCounts } from '../shared-counts.ts';
import { noPlayers } from './fake.ts';
import { openHouse } from './house.ts';

const all: PlayerExport = {
  player: 'player-of-the-export',
  name: 'Áda "牛"',
  since: 5,
  devices: 1,
  signIn: null,
  listed: false,
  ratings: [],
  changes: [],
  daily: [],
  clubs: [],
  tournaments: [],
  visits: [],
  notices: [],
  matches: Array.from({ length: 3 }, (_, i) => ({
    table: `table-${i}`,
    game: 'six-nimmt',
    at: i,
    status: 'open',
    ended: null,
    seat: 0,
    players: [],
    outcome: null,
  })),
};

it('an address has three exports under way; one that is read or cut off makes room', async () => {
  let begun = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const players: Players = {
    ...noPlayers,
    export: async () => {
      begun += 1;
      await released;
      return accept(all);
    },
  };
  const house = await openHouse({ players });
  const ask = (signal?: AbortSignal) =>
    fetch(`${house.url}/api/player/export`, {
      headers: { authorization: `Bearer ${'k'.repeat(30)}` },
      ...(signal !== undefined && { signal }),
    });
  const cut = new AbortController();
  const gone = ask(cut.signal).catch(() => 'gone');
  const others = [ask(), ask()];
  await expect.poll(() => begun).toBe(3);
  expect(await (await ask()).json()).toMatchObject({ status: 429, code: 'rate' });
  cut.abort();
  expect(await gone).toBe('gone');
  // The server learns of it a moment later.
  const late: Promise<Response>[] = [];
  await expect
    .poll(() => {
      late.push(ask());
      return begun;
    })
    .toBe(4);
  release();
  const answers = await Promise.all(others);
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(all);
  }
  await Promise.all(late);
  await house.close();
});

it('one that is cut off before it begins, while other processes are asked about its caller, makes room too', async () => {
  const waiting: (() => void)[] = [];
  let late = true;
  const counts: SharedCounts = {
    take: (name) =>
      late && name === 'requests'
        ? new Promise((resolve) => waiting.push(() => resolve(0)))
        : Promise.resolve(0),
    enter: async () => true,
    put: () => {},
    refill: () => {},
    close: async () => {},
  };
  const players: Players = { ...noPlayers, export: async () => accept(all) };
  const house = await openHouse({ players, counts });
  const paths = ['/api/player/export', '/api/daily/2026-11-17/six-nimmt/records'];
  const headers = { authorization: `Bearer ${'k'.repeat(30)}` };
  for (const path of [...paths, ...paths, ...paths]) {
    const cut = new AbortController();
    const gone = fetch(house.url + path, { headers, signal: cut.signal }).catch(() => 'gone');
    await expect.poll(() => waiting.length).toBe(1);
    cut.abort();
    expect(await gone).toBe('gone');
    await expect.poll(() => house.metrics.registry.metrics()).toMatch(/^bullpen_tcp_connections 0$/m);
    waiting.pop()?.();
  }
  late = false;
  expect((await fetch(`${house.url}${paths[0]}`, { headers })).status).toBe(200);
  await house.close();
});
