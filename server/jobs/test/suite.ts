import { afterEach, expect, it, vi } from 'vitest';
import type { Job, Jobs, Log } from '../../contract.ts';

export interface Opened {
  readonly log: Log;
  readonly concurrency?: number;
  readonly attempts?: number;
}

export const job = (seq: number, table = 'table'): Job => ({ table, seq });
const SOON = { timeout: 15_000, interval: 5 };

/** What jobs do, in every place where they are kept. */
export function jobsSuite(open: (options: Opened) => Jobs): void {
  const opened: Jobs[] = [];
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log: Log = (_message, detail) => logged.push(detail);
  const make = (options: Partial<Opened> = {}): Jobs => {
    const jobs = open({ log, ...options });
    opened.push(jobs);
    return jobs;
  };
  /** A handler that writes down the seqs of what it did. */
  const doer = () => {
    const done: number[] = [];
    return { done, handler: async ({ seq }: Job) => void done.push(seq) };
  };
  /** Waits until a job that was added last has been done; all that is due by then is over. */
  const settled = async (jobs: Jobs, done: readonly number[]): Promise<void> => {
    await jobs.add(job(999_999), Date.now());
    await vi.waitFor(() => expect(done.at(-1)).toBe(999_999), SOON);
  };

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
    logged.length = 0;
  });

  it('gives the handler the job as it was added', async () => {
    const jobs = make();
    const done: Job[] = [];
    jobs.work(async (one) => void done.push(one));
    const strange = job(7, 'a:b/ c-%2');
    await jobs.add(strange, Date.now());
    await vi.waitFor(() => expect(done).toEqual([strange]), SOON);
  });

  it('does a job at its time or after, never before', async () => {
    const jobs = make();
    const late: number[] = [];
    const due = new Map([60, 0, 130, 200].map((after, seq) => [seq, Date.now() + after]));
    jobs.work(async ({ seq }) => void late.push(Date.now() - due.get(seq)!));
    for (const [seq, at] of due) await jobs.add(job(seq), at);
    await vi.waitFor(() => expect(late).toHaveLength(4), SOON);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  });

  it('does jobs in the order of their times, also those that came before the handler', async () => {
    const jobs = make({ concurrency: 1 });
    const start = Date.now() + 300;
    for (const seq of [3, 1, 4, 2, 5]) await jobs.add(job(seq), start + seq * 20);
    const { done, handler } = doer();
    jobs.work(handler);
    await vi.waitFor(() => expect(done).toEqual([1, 2, 3, 4, 5]), SOON);
  });

  it('takes a job once that is added twice, and again when it has been done', async () => {
    const jobs = make({ concurrency: 1 });
    const { done, handler } = doer();
    const soon = Date.now() + 50;
    await Promise.all([jobs.add(job(1), soon), jobs.add(job(1), soon), jobs.add(job(1), soon + 1)]);
    // Other tables and other moments are other jobs.
    await jobs.add(job(2), soon);
    await jobs.add(job(1, 'other'), soon);
    jobs.work(handler);
    await vi.waitFor(() => expect(done).toHaveLength(3), SOON);
    await settled(jobs, done);
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 999_999]);
    await jobs.add(job(1), Date.now());
    await vi.waitFor(() => expect(done).toHaveLength(5), SOON);
  });

  it('does thousands, each once, this many at a time', async () => {
    const jobs = make({ concurrency: 8 });
    const done = new Map<number, number>();
    let now = 0;
    let most = 0;
    jobs.work(async ({ seq }) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      done.set(seq, (done.get(seq) ?? 0) + 1);
      now--;
    });
    const start = Date.now();
    await Promise.all(Array.from({ length: 2000 }, (_, seq) => jobs.add(job(seq), start + (seq % 50))));
    await vi.waitFor(() => expect(done.size).toBe(2000), SOON);
    expect([...done.values()].every((times) => times === 1)).toBe(true);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('tries a job again that failed, says so, and does the others meanwhile', async () => {
    const jobs = make({ concurrency: 1, attempts: 2 });
    const done: string[] = [];
    let tried = 0;
    jobs.work(async ({ seq }) => {
      if (seq === 1 && ++tried === 1) throw new Error('not today');
      done.push(`${seq}`);
    });
    await jobs.add(job(1), Date.now());
    await jobs.add(job(2), Date.now());
    await vi.waitFor(() => expect(done).toEqual(['2', '1']), SOON);
    expect(logged).toMatchObject([{ job: job(1), attempt: 1 }]);
  });

  it('gives a job up that always fails; then it can be added again', async () => {
    const jobs = make({ attempts: 2 });
    let tried = 0;
    jobs.work(async () => {
      tried++;
      throw new Error('never');
    });
    await jobs.add(job(1), Date.now());
    await vi.waitFor(() => expect(logged).toHaveLength(2), SOON);
    await vi.waitFor(async () => {
      await jobs.add(job(1), Date.now());
      expect(tried).toBeGreaterThan(2);
    }, SOON);
  });

  it('on close waits for what is being done and begins nothing more', async () => {
    const jobs = make({ concurrency: 1 });
    const begun: number[] = [];
    let ended = 0;
    let finish = (): void => {};
    jobs.work(async ({ seq }) => {
      begun.push(seq);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      ended++;
    });
    const start = Date.now();
    for (const seq of [1, 2]) await jobs.add(job(seq), start);
    await jobs.add(job(3), start + 1_000_000);
    await vi.waitFor(() => expect(begun).toEqual([1]), SOON);
    const order: string[] = [];
    const closing = jobs.close().then(() => order.push('closed'));
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
    order.push('finished');
    finish();
    await closing;
    expect(order).toEqual(['finished', 'closed']);
    expect(ended).toBe(1);
    await jobs.add(job(4), Date.now());
    expect(begun).toEqual([1]);
  });
}
