import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Inbox } from '../inbox.ts';

/** As long as a message takes that needs some work. */
function work(): void {
  const begun = performance.now();
  while (performance.now() < begun + 0.5);
}

describe('the inbox', () => {
  it('begins the first message of each caller at once', () => {
    const inbox = new Inbox();
    const begun: string[] = [];
    for (const caller of ['anna', 'berta', 'anna']) inbox.add(caller, () => void begun.push(caller));
    expect(begun).toEqual(['anna', 'berta']);
  });

  it('begins the others by turns of callers, in the order in which each sent them, and all of them', async () => {
    const inbox = new Inbox();
    const begun: string[] = [];
    for (let n = 0; n < 100; n++)
      inbox.add('greedy', () => {
        work();
        begun.push(`greedy ${n}`);
      });
    inbox.add('anna', () => void begun.push('anna 0'));
    inbox.add('anna', () => void begun.push('anna 1'));
    await expect.poll(() => begun.length).toBe(102);
    expect(begun.slice(0, 4)).toEqual(['greedy 0', 'anna 0', 'greedy 1', 'anna 1']);
    expect(begun.slice(4)).toEqual(Array.from({ length: 98 }, (_, n) => `greedy ${n + 2}`));
    expect(inbox.size).toBe(0);
  });

  it('lets the event loop turn while much waits, so that others are begun at once', async () => {
    const inbox = new Inbox();
    let done = 0;
    for (let n = 0; n < 200; n++)
      inbox.add('greedy', () => {
        work();
        done++;
      });
    const seen: number[] = [];
    for (let n = 0; n < 10; n++) {
      await turn();
      inbox.add('anna', () => void seen.push(done));
    }
    expect(seen).toHaveLength(10);
    // A few in each turn.
    expect(seen.at(-1)).toBeLessThan(100);
    await expect.poll(() => done).toBe(200);
  });

  it('goes on after a message that fails', async () => {
    const inbox = new Inbox();
    const begun: number[] = [];
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    const before = process.rawListeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', failed);
    try {
      for (let n = 0; n < 5; n++)
        inbox.add('anna', () => {
          if (n === 2) throw new Error('broken');
          begun.push(n);
        });
      await expect.poll(() => begun).toEqual([0, 1, 3, 4]);
      await expect.poll(() => failures).toEqual([new Error('broken')]);
    } finally {
      process.off('unhandledRejection', failed);
      for (const listener of before) process.on('unhandledRejection', listener as () => void);
    }
  });
});
