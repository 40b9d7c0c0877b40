import { fileURLToPath } from 'node:url';
import type { Answer, Snapshot, Update } from '@bullpen/wire';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { storeClock } from '../clock.ts';
import { startPostgres, startRedis } from '../testing/services.ts';
import { ask, ServerProcess } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });
const AHEAD = fileURLToPath(new URL('../testing/clock-ahead.ts', import.meta.url));
const postgres = await startPostgres();
const redis = await startRedis();

describe.skipIf(postgres === null || redis === null)('two processes, one with a clock 20 s ahead', () => {
  const env = { DATABASE_URL: postgres?.url, REDIS_URL: redis?.url };
  const servers = [new ServerProcess(env), new ServerProcess(env, [AHEAD])];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.stop();
    await redis?.stop();
  });

  it('take no move from a person whose time is not up, and times are those of the database', async () => {
    await Promise.all(servers.map((server) => server.start()));
    const [right, ahead] = servers.map(({ url }) => url) as [string, string];
    const bot = { kind: 'bot', level: 'random' };
    // People have 15 s for a move: for a clock that is 20 s ahead, that is over before it has begun.
    const tables = await Promise.all(
      [right, ahead].map(async (url, i) => {
        const { table } = await ask<{ table: string }>(url, '/tables', undefined, {
          game: 'six-nimmt',
          seats: 2,
          seating: 'fixed',
          options: { rounds: 1 },
          plan: [{ kind: 'open' }, bot],
          clock: { kind: 'move', seconds: 15 },
        });
        const token = `${i}`.repeat(30);
        await ask<Answer>(url, `/tables/${table}/commands`, undefined, { do: 'sit', name: 'Ann', token });
        await ask<Answer>(url, `/tables/${table}/commands`, token, { do: 'start' });
        return { table, token, urls: [url, url === right ? ahead : right] as const };
      }),
    );
    // The bots move, no matter which process fetches their jobs; and the sweeps of both processes come by once more.
    for (const { table, token, urls } of tables)
      for (let turn = 0; turn < 3; turn++) {
        await vi.waitFor(
          async () => {
            const { view } = await ask<Snapshot>(urls[0], `/tables/${table}`);
            expect(view!.toAct).toEqual([0]);
          },
          { timeout: 12_000 },
        );
        const { legal } = await ask<Snapshot>(urls[turn % 2]!, `/tables/${table}`, token);
        await ask<Answer>(urls[turn % 2]!, `/tables/${table}/commands`, token, {
          do: 'move',
          move: legal[0]!,
        });
      }
    const now = await ask<Snapshot>(right, `/tables/${tables[0]!.table}`);
    expect(now.due! - Date.now()).toBeLessThan(16_000);
    for (const { table, urls } of tables) {
      const { updates } = await ask<{ updates: Update[] }>(urls[0], `/tables/${table}/updates?since=0`);
      expect(updates.filter(({ entry }) => entry.by === 'clock')).toEqual([]);
      const times = updates.map(({ entry }) => entry.at);
      expect(Math.max(...times)).toBeLessThan(Date.now() + 1000);
    }
  });
});

describe('the clock of the store', () => {
  it('is followed within half the round trip, and when it is set', async () => {
    let offset = 5_000_000;
    const logged: unknown[] = [];
    const store = { now: async () => Date.now() + offset };
    const clock = await storeClock(store, (_message, detail) => logged.push(detail));
    expect(Math.abs(clock.now() - Date.now() - offset)).toBeLessThan(50);
    expect(Math.abs(clock.ahead() + offset)).toBeLessThan(50);
    expect(logged).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const again = await storeClock(store, () => {});
      offset = -7_000_000;
      await vi.advanceTimersByTimeAsync(10_000);
      await vi.waitFor(() => expect(Math.abs(again.now() - Date.now() - offset)).toBeLessThan(50));
      again.close();
    } finally {
      vi.useRealTimers();
    }
    clock.close();
  });
});
