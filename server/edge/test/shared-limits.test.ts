import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startRedis } from '../../testing/services.ts';
import { redisCounts } from '../redis-counts.ts';
import { redisNotes } from '../redis-notes.ts';
import { type House, json, openHouse, openSocket, wish } from './house.ts';

const HOLDER = fileURLToPath(new URL('./holder.ts', import.meta.url));
const redis = await startRedis({ own: true });

describe.skipIf(redis === null)('limits of several processes', () => {
  afterAll(() => redis?.stop());
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** Counts of one more process, as soon as Redis answers it. */
  const counting = async (prefix: string, refresh?: number) => {
    const counts = redisCounts(redis!.url, { log: () => {}, prefix, ...(refresh && { refresh }) });
    ends.push(() => counts.close());
    await answers(counts);
    return counts;
  };
  const answers = async (counts: ReturnType<typeof redisCounts>): Promise<void> => {
    await eventually(async () => {
      if ((await counts.take('try', [{ key: 'k', cost: 1 }], 1000)) === null) throw new Error('no answer');
    });
  };
  const newPrefix = (): string => `test-${randomBytes(6).toString('hex')}`;
  const open = async (prefix: string, limits: Parameters<typeof openHouse>[0]): Promise<House> => {
    const house = await openHouse({ ...limits, counts: await counting(prefix) });
    ends.unshift(house.close);
    return house;
  };
  const statuses = async (houses: readonly House[], ask: (url: string) => Promise<Response>) => {
    const found: number[] = [];
    for (const { url } of houses) found.push((await ask(url)).status);
    return found;
  };

  it('give back what nothing came of, and never more than was taken', async () => {
    const counts = await counting(newPrefix());
    const take = (cost: number) => counts.take('given', [{ key: 'k', cost }], 1000);
    expect([await take(600_000), await take(-600)]).toEqual([599_000, 0]);
    expect([await take(900), await take(900)]).toEqual([0, expect.any(Number)]);
    expect([await take(-900), await take(900)]).toEqual([0, 0]);
  });

  it('requests and new tables are counted together', async () => {
    const prefix = newPrefix();
    const limits = { requestsPerMinute: 4, tablesPerHour: 2 };
    const [a, b] = [await open(prefix, { limits }), await open(prefix, { limits })];
    expect(await statuses([a, b, a], (url) => fetch(`${url}/api/tables`, json(wish())))).toEqual([
      201, 201, 429,
    ]);
    expect(await statuses([b, a, b], (url) => fetch(`${url}/api/games`))).toEqual([200, 429, 429]);
  });

  it('connections are counted together, and make room when they go', async () => {
    const prefix = newPrefix();
    const limits = { connectionsPerAddress: 2 };
    const [a, b] = [await open(prefix, { limits }), await open(prefix, { limits })];
    const held = [await openSocket(a.url), await openSocket(b.url)];
    await expect(openSocket(a.url)).rejects.toThrow('429');
    await expect(openSocket(b.url)).rejects.toThrow('429');
    await held[0]!.close();
    const next = await eventually(() => openSocket(b.url));
    await Promise.all([held[1]!.close(), next.close()]);
  });

  it('what a crashed process held is free after a while, and what a living one holds is not', async () => {
    const prefix = newPrefix();
    const scope = (held: number) => [{ key: '192.0.2.1', held, most: 2 }];
    const [living, other] = [await counting(prefix, 300), await counting(prefix, 300)];
    living.refill('held', () => new Map([['192.0.2.1', 1]]));
    expect(await living.enter('held', scope(1))).toBe(true);
    const crashing = spawn(process.execPath, [HOLDER, redis!.url, prefix, '192.0.2.1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(String((await once(crashing.stdout, 'data'))[0])).toBe('true\n');
    expect(await other.enter('held', scope(1))).toBe(false);
    crashing.kill('SIGKILL');
    await eventually(async () => {
      if ((await other.enter('held', scope(1))) !== true) throw new Error('still held');
    });
    expect(await other.enter('held', scope(2))).toBe(false);
  });

  it('notes are shared from the first one on, which may come before Redis has answered', async () => {
    const prefix = `${newPrefix()}:`;
    const [first, second] = [1, 2].map(() => redisNotes(redis!.url, { log: () => {}, prefix }));
    ends.push(async () => void (await Promise.all([first?.close(), second?.close()])));
    await first?.set('table', 'taken', 10_000);
    const third = redisNotes(redis!.url, { log: () => {}, prefix });
    ends.push(() => third.close());
    expect([await second?.get('table'), await third.get('table')]).toEqual(['taken', 'taken']);
  });

  it('what is done in turn is done by one process at a time, also after one of them has failed', async () => {
    const prefix = newPrefix();
    const processes = [1, 2, 3].map(() => redisNotes(redis!.url, { log: () => {}, prefix }));
    for (const notes of processes) ends.push(() => notes.close());
    for (const [n, notes] of processes.entries()) {
      const next = processes[(n + 1) % 3]!;
      await eventually(async () => {
        await notes.set(`ready ${n}`, 'yes', 10_000);
        if ((await next.get(`ready ${n}`)) !== 'yes') throw new Error('no answer');
      });
    }
    const count = async (notes: (typeof processes)[number], n: number): Promise<void> => {
      const before = Number((await notes.get('count')) ?? 0);
      if (n % 7 === 0) throw new Error('failed');
      await notes.set('count', String(before + 1), 60_000);
    };
    const tries = Array.from({ length: 42 }, (_, n) =>
      processes[n % 3]!.inTurn('k', () => count(processes[n % 3]!, n)),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect([done.length, await processes[0]!.get('count')]).toEqual([36, '36']);
  });

  it('while Redis is away each process counts alone, and together again when it is back', async () => {
    const prefix = newPrefix();
    const limits = { tablesPerHour: 1, connectionsPerAddress: 1 };
    const [a, b] = [await open(prefix, { limits }), await open(prefix, { limits })];
    let held: Awaited<ReturnType<typeof openSocket>> | null = null;
    await redis!.restart(async () => {
      expect(await statuses([a, b, a], (url) => fetch(`${url}/api/tables`, json(wish())))).toEqual([
        201, 201, 429,
      ]);
      held = await openSocket(a.url);
    });
    // What a process held meanwhile is known to the others when Redis is back.
    await eventually(async () => {
      const more = await openSocket(b.url).catch(() => null);
      await more?.close();
      if (more !== null) throw new Error('let in');
    });
    await held!.close();
  });
});

/** Tries until it works, but not for ever. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
