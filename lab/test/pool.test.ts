import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inOrder } from '../pool.ts';
import type { PoolTask } from './pool-worker.ts';

const crew = vi.hoisted(() => ({ started: 0, ended: 0 }));

vi.mock('node:worker_threads', async (importActual) => {
  const actual = await importActual<typeof import('node:worker_threads')>();
  class CountedWorker extends actual.Worker {
    constructor(...args: ConstructorParameters<typeof actual.Worker>) {
      super(...args);
      crew.started++;
      this.on('exit', () => crew.ended++);
    }
  }
  return { ...actual, Worker: CountedWorker };
});

const SCRIPT = new URL('./pool-worker.ts', import.meta.url);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Has the chunks done, and says which were handed on and how it went. */
async function run(
  task: PoolTask,
  count: number,
  workers: number,
  onChunk: (chunk: number) => void = () => {},
): Promise<{ taken: number[]; error: string | null }> {
  const taken: number[] = [];
  const take = ({ chunk }: { chunk: number }): void => {
    taken.push(chunk);
    onChunk(chunk);
  };
  try {
    await inOrder(SCRIPT, task, count, workers, take);
    return { taken, error: null };
  } catch (error) {
    return { taken, error: (error as Error).message };
  }
}

beforeEach(() => {
  crew.started = 0;
  crew.ended = 0;
});

describe('inOrder', () => {
  it('leaves the rest undone when there is enough', async () => {
    const taken: number[] = [];
    const take = ({ chunk }: { chunk: number }): void => void taken.push(chunk);
    await inOrder(SCRIPT, {}, 1000, 3, take, () => taken.length >= 10);
    expect(taken).toEqual(upTo(10));
    expect(crew.ended).toBe(3);
  });

  it.each([1, 2, 3])('hands the answers of %i workers on in the order of the chunks', async (workers) => {
    expect(await run({}, 50, workers)).toEqual({ taken: upTo(50), error: null });
    expect(crew).toEqual({ started: workers, ended: workers });
  });

  it('keeps that order when every second chunk comes back before the one that was sent earlier', async () => {
    const answered = new SharedArrayBuffer(4 * 40);
    expect(await run({ answered }, 40, 2)).toEqual({ taken: upTo(40), error: null });
  });

  it('starts no more workers than there are chunks', async () => {
    expect(await run({}, 2, 5)).toEqual({ taken: [0, 1], error: null });
    expect(crew).toEqual({ started: 2, ended: 2 });
  });

  it('has nothing to do with no chunk', async () => {
    expect(await run({}, 0, 2)).toEqual({ taken: [], error: null });
    expect(crew.started).toBe(0);
  });

  it('fails with the error of a worker, and ends all', async () => {
    const { taken, error } = await run({ throwsAt: 20 }, 50, 3);
    expect(error).toBe('chunk 20 cannot be done');
    expect(taken).toEqual(upTo(taken.length));
    expect(taken.length).toBeLessThanOrEqual(20);
    expect(crew).toEqual({ started: 3, ended: 3 });
  });

  it('fails when a worker ends before its work, and ends all', async () => {
    const { taken, error } = await run({ endsAt: 9 }, 50, 2);
    expect(error).toBe('a worker exited before its work was done');
    expect(taken.length).toBeLessThanOrEqual(9);
    expect(crew).toEqual({ started: 2, ended: 2 });
  });

  it('fails with the error of the taker, passes nothing more on, and ends all workers', async () => {
    const { taken, error } = await run({}, 200, 3, (chunk) => {
      if (chunk === 4) throw new Error('the disk is full');
    });
    expect({ taken, error }).toEqual({ taken: upTo(5), error: 'the disk is full' });
    expect(crew).toEqual({ started: 3, ended: 3 });
  });

  it('fails with a script that is not there', async () => {
    const script = new URL('./no-such-worker.ts', import.meta.url);
    await expect(inOrder(script, {}, 3, 2, () => {})).rejects.toThrow('no-such-worker');
    expect(crew).toEqual({ started: 2, ended: 2 });
  });
});
