import { randomUUID } from 'node:crypto';
import type { Logged } from '@bullpen/table';
import { Redis } from 'ioredis';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Log, News } from '../../contract.ts';
import { startRedis } from '../../testing/services.ts';
import { redisNews } from '../redis.ts';
import { ear, newsSuite } from './suite.ts';

// A busy machine may be slow; nothing below waits for long on one that is not.
vi.setConfig({ testTimeout: 20_000 });

const redis = await startRedis({ own: true });
const url = redis?.url ?? '';
/** Redis takes a while to come back, and so do connections to it. */
const SOON = { timeout: 15_000, interval: 10 };

/** News that has begun: the first gap says so. */
async function open(log: Log, channel: string): Promise<News> {
  const news = redisNews(url, { log, channel });
  await new Promise<void>((begun) => news.listen(() => {}, begun));
  return news;
}

describe.skipIf(redis === null)('news over Redis', () => {
  afterAll(() => redis?.stop());

  newsSuite((log) => open(log, randomUUID()));

  describe('between processes', () => {
    const opened: News[] = [];
    const logged: string[] = [];
    const both = async (): Promise<[News, News]> => {
      const channel = randomUUID();
      const log: Log = (message) => logged.push(message);
      const pair: [News, News] = [await open(log, channel), await open(log, channel)];
      opened.push(...pair);
      return pair;
    };

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((news) => news.close()));
      logged.length = 0;
    });

    it('reach the others once, and its own listeners once', async () => {
      const [here, there] = await both();
      const [mine, theirs] = [ear(here), ear(there)];
      here.publish('a table', 1);
      here.publish('a table', 2);
      await vi.waitFor(() => expect(theirs.heard).toEqual(['a table 2']));
      // There answers through the same channel: when that is here, so would an echo of the first be.
      there.publish('b', 1);
      await vi.waitFor(() => expect(mine.heard).toEqual(['a table 2', 'b 1']));
      expect([mine.gaps, theirs.gaps]).toEqual([0, 0]);
    });

    it('bring the entries that were announced with them, in order, unless there are too many', async () => {
      const [here, there] = await both();
      const heard: unknown[] = [];
      there.listen((table, seq, entry) => heard.push([table, seq, entry?.()]));
      const entry = (seq: number) =>
        ({
          seq,
          command: `c\t${seq}`,
          entry: { type: 'sat', at: 1, seat: 0, name: 'A\tB\n' },
        }) as unknown as Logged;
      for (const seq of [1, 2]) here.publish('a table', seq, entry(seq));
      for (let seq = 1; seq <= 9; seq++) here.publish('long', seq, entry(seq));
      here.publish('b', 7);
      await vi.waitFor(() =>
        expect(heard).toEqual([
          ['a table', 1, entry(1)],
          ['a table', 2, entry(2)],
          ['long', 9, undefined],
          ['b', 7, undefined],
        ]),
      );
    });

    it('are still sent when they are closed in the same turn', async () => {
      const [here, there] = await both();
      const theirs = ear(there);
      here.publish('a', 5);
      await new Promise((resolve) => setImmediate(resolve));
      // The first is under way.
      here.publish('b', 6);
      await here.close();
      await vi.waitFor(() => expect(theirs.heard).toEqual(['a 5', 'b 6']));
    });

    it('reach local listeners while Redis is away; when it is back, everybody hears of the gap and of new entries again', async () => {
      const [here, there] = await both();
      const [mine, theirs] = [ear(here), ear(there)];
      await redis!.restart(async () => {
        await vi.waitFor(
          () => expect(logged.filter((line) => line === 'Redis is away').length).toBe(4),
          SOON,
        );
        here.publish('a', 1);
        await vi.waitFor(() => expect(mine.heard).toEqual(['a 1']));
        expect(theirs.heard).toEqual([]);
      });
      await vi.waitFor(() => {
        expect(mine.gaps).toBeGreaterThan(0);
        expect(theirs.gaps).toBeGreaterThan(0);
      }, SOON);
      await vi.waitFor(() => {
        here.publish('a', 2);
        there.publish('b', 2);
        expect(theirs.heard).toContain('a 2');
        expect(mine.heard).toContain('b 2');
      }, SOON);
      expect(theirs.heard).not.toContain('a 1');
    });

    it('that one process alone could not send are a gap to the others', async () => {
      const [here, there] = await both();
      const theirs = ear(there);
      const admin = new Redis(url);
      // Cuts the connections that publish, and leaves those that listen.
      await admin.call('CLIENT', 'KILL', 'TYPE', 'normal');
      admin.disconnect();
      here.publish('a', 1);
      await vi.waitFor(() => expect(theirs.gaps > 0 || theirs.heard.includes('a 1')).toBe(true), SOON);
    });

    it('begin when Redis comes later than the server, and end without it', async () => {
      const late: News[] = [];
      let begun = 0;
      await redis!.restart(async () => {
        for (let i = 0; i < 2; i++) {
          const news = redisNews(url, { log: () => {}, channel: 'late' });
          news.listen(
            () => {},
            () => begun++,
          );
          news.publish('a', 1);
          late.push(news);
        }
        await late.pop()!.close();
      });
      await vi.waitFor(() => expect(begun).toBe(1), SOON);
      await late[0]!.close();
    });
  });
});
