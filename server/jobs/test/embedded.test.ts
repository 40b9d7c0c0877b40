import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { embeddedJobs, type Timer } from '../embedded.ts';
import { Heap } from '../heap.ts';
import { job, jobsSuite } from './suite.ts';

// A busy machine may be slow; nothing below waits for long on one that is not.
vi.setConfig({ testTimeout: 20_000 });

describe('embedded jobs', () => {
  jobsSuite((options) => embeddedJobs({ backoff: 20, ...options }));

  /** A clock that is moved by hand, and the one timer that waits on it. */
  function handClock() {
    let now = 0;
    let alarm: { at: number; then: () => void } | null = null;
    const timer: Timer = {
      now: () => now,
      after(milliseconds, then) {
        if (milliseconds >= 2 ** 31 || alarm !== null) throw new Error('no such timer');
        const mine = { at: now + milliseconds, then };
        alarm = mine;
        return () => {
          if (alarm === mine) alarm = null;
        };
      },
    };
    /** To the next alarm, if it is due by then. */
    const advance = (until: number): boolean => {
      if (alarm === null || alarm.at > until) {
        now = until;
        return false;
      }
      now = alarm.at;
      const { then } = alarm;
      alarm = null;
      then();
      return true;
    };
    return { timer, advance };
  }

  it('have one timer at a time, and reach days that are too far for it', async () => {
    const { timer, advance } = handClock();
    const jobs = embeddedJobs({ log: () => {}, timer });
    const done: [number, number][] = [];
    jobs.work(async ({ seq }) => void done.push([seq, timer.now()]));
    const day = 86_400_000;
    for (const days of [60, 14, 1, 30]) await jobs.add(job(days), days * day);
    while (advance(61 * day)) await Promise.resolve();
    expect(done).toEqual([1, 14, 30, 60].map((days) => [days, days * day]));
    await jobs.close();
    expect(advance(100 * day)).toBe(false);
  });

  it('wait no longer than for the earliest, whenever it was added', async () => {
    const { timer, advance } = handClock();
    const jobs = embeddedJobs({ log: () => {}, timer });
    const done: [number, number][] = [];
    jobs.work(async ({ seq }) => void done.push([seq, timer.now()]));
    for (const seconds of [50, 10, 30, 10]) await jobs.add(job(seconds), seconds * 1000);
    while (advance(60_000)) await Promise.resolve();
    expect(done).toEqual([10, 30, 50].map((seconds) => [seconds, seconds * 1000]));
    await jobs.close();
  });
});

describe('heap', () => {
  it('gives back by key, and equals in the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (keys) => {
        const heap = new Heap<{ key: number; turn: number }>();
        keys.forEach((key, turn) => {
          heap.push(key, { key, turn });
        });
        const sorted = keys.map((key, turn) => ({ key, turn })).sort((a, b) => a.key - b.key);
        expect(keys.map(() => heap.pop())).toEqual(sorted);
        expect(heap.pop()).toBeUndefined();
      }),
    );
  });
});
