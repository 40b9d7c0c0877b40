import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Job, Jobs } from '../../contract.ts';
import { startRedis } from '../../testing/services.ts';
import { type QueueOptions, queueJobs } from '../bullmq.ts';
import { job, jobsSuite } from './suite.ts';

// A busy machine may be slow; nothing below waits for long on one that is not.
vi.setConfig({ testTimeout: 20_000 });

const redis = await startRedis({ own: true });
const url = redis?.url ?? '';
const SOON = { timeout: 15_000, interval: 10 };

describe.skipIf(redis === null)('jobs in BullMQ', () => {
  afterAll(() => redis?.stop());

  jobsSuite((options) => queueJobs(url, { name: randomUUID(), backoff: 20, ...options }));

  describe('of several processes', () => {
    const opened: Jobs[] = [];
    const children: ChildProcess[] = [];
    const logged: string[] = [];
    const make = (name: string, options: Partial<QueueOptions> = {}): Jobs => {
      const jobs = queueJobs(url, { log: (message) => logged.push(message), name, ...options });
      opened.push(jobs);
      return jobs;
    };

    afterEach(async () => {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
      logged.length = 0;
    });

    it('are shared, and each is done by one of them', async () => {
      const name = randomUUID();
      const done: number[][] = [[], []];
      // None is finished before both have begun one, else the quicker of them might do all.
      const begun = new Set<number[]>();
      const bothBegun = Promise.withResolvers<void>();
      const both = done.map((mine) => {
        const jobs = make(name, { concurrency: 4 });
        jobs.work(async ({ seq }) => {
          if (begun.add(mine).size === done.length) bothBegun.resolve();
          await bothBegun.promise;
          mine.push(seq);
        });
        return jobs;
      });
      // Both add every job, as processes do that see the same table.
      const at = Date.now() + 50;
      await Promise.all(
        both.map((jobs) => Promise.all(Array.from({ length: 300 }, (_, i) => jobs.add(job(i), at)))),
      );
      await vi.waitFor(() => expect(done.flat().length).toBeGreaterThanOrEqual(300), SOON);
      expect(done.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, i) => i));
      for (const mine of done) expect(mine.length).toBeGreaterThan(0);
    });

    it('that are fetched too early, since clocks differ, are done at their time', async () => {
      const name = randomUUID();
      // As on a machine whose clock is behind: BullMQ hands its jobs out too early by the same amount.
      for (const [seq, early] of [300, 2000].entries()) {
        const behind = make(name, { now: () => Date.now() + early });
        await behind.add(job(seq), Date.now() + early + 100);
      }
      const ats = [300, 2000].map((early) => Date.now() + early);
      const done: (readonly [seq: number, at: number])[] = [];
      make(name).work(async ({ seq }) => void done.push([seq, Date.now()]));
      await vi.waitFor(() => expect(done.map(([seq]) => seq)).toEqual([0, 1]), SOON);
      for (const [seq, at] of done) expect(at).toBeGreaterThan(ats[seq]! - 100);
    });

    it('are done by another when the one that does them is killed', async () => {
      const name = randomUUID();
      const script = fileURLToPath(new URL('./doomed.ts', import.meta.url));
      const child = spawn(process.execPath, [script, url, name, '500'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const jobs = make(name, { lock: 500 });
      await jobs.add(job(1), Date.now());
      const [said] = await once(child.stdout!, 'data');
      expect(`${said}`).toBe('begun 1\n');

      const done: number[] = [];
      jobs.work(async ({ seq }) => void done.push(seq));
      child.kill('SIGKILL');
      await vi.waitFor(() => expect(done).toEqual([1]), SOON);
    });

    it('survive Redis: none is lost, and those that are added while it is away are done later', async () => {
      const jobs = make(randomUUID());
      const done: number[] = [];
      let finish: (() => void) | null = null;
      jobs.work(async ({ seq }) => {
        if (seq === 0) await new Promise<void>((resolve) => (finish = resolve));
        done.push(seq);
      });
      await jobs.add(job(0), Date.now());
      await jobs.add(job(1), Date.now() + 400);
      await vi.waitFor(() => expect(finish).not.toBeNull(), SOON);
      await redis!.restart(async () => {
        await vi.waitFor(() => expect(logged).toContain('Redis is away'), SOON);
        finish!();
        await jobs.add(job(2), Date.now());
      });
      await vi.waitFor(() => expect([...new Set(done)].sort()).toEqual([0, 1, 2]), SOON);
      await jobs.add(job(3), Date.now());
      await vi.waitFor(() => expect(done).toContain(3), SOON);
    });

    it('can be closed while Redis is away, whether or not it was ever there', async () => {
      const handler = async (_job: Job): Promise<void> => {};
      const before = make(randomUUID());
      before.work(handler);
      await before.add(job(1), Date.now());
      await redis!.restart(async () => {
        await vi.waitFor(() => expect(logged).toContain('Redis is away'), SOON);
        const never = make(randomUUID());
        never.work(handler);
        await never.add(job(1), Date.now());
        await Promise.all([before.close(), never.close()]);
      });
    });

    it('let their process end that was closed while Redis was away', async () => {
      let code: unknown = null;
      await redis!.restart(async () => {
        const script = fileURLToPath(new URL('./brief.ts', import.meta.url));
        const child = spawn(process.execPath, [script, url], { stdio: 'inherit' });
        children.push(child);
        [code] = await once(child, 'exit');
      });
      expect(code).toBe(0);
    });

    it('stay in Redis when their process is closed', async () => {
      const name = randomUUID();
      const first = make(name);
      const at = Date.now() + 300;
      await first.add(job(1), at);
      await first.close();
      const done: number[] = [];
      make(name).work(async ({ seq }) => void done.push(seq));
      await vi.waitFor(() => expect(done).toEqual([1]), SOON);
    });
  });
});
