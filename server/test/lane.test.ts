import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Abandoned, onBehalfOf, SingleAsker } from '../asker.ts';
import { Lane } from '../lane.ts';

/** Work of this many steps, each of which takes more than a slice. */
function* longWork(steps: number, done: (step: number) => void): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    const begun = performance.now();
    while (performance.now() < begun + 2);
    done(step);
    yield;
  }
  return 'done';
}

describe('the slow lane', () => {
  it('grants a slice at once when nobody uses it', async () => {
    let granted = false;
    void new Lane().turn('a').then(() => {
      granted = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(granted).toBe(true);
  });

  it('does long work in slices, between which others have the event loop', async () => {
    const lane = new Lane();
    let turns = 0;
    let working = true;
    const seen: number[] = [];
    const work = lane.run(
      'a',
      longWork(5, () => seen.push(turns)),
    );
    const others = (async () => {
      for (; working; turns++) await turn();
    })();
    expect(await work).toBe('done');
    working = false;
    await others;
    // The event loop has turned between any two steps.
    expect(new Set(seen).size).toBe(5);
  });

  it('serves tables in turn, however much one of them asks for', async () => {
    const lane = new Lane();
    const order: string[] = [];
    const ask = async (table: string): Promise<void> => {
      await lane.turn(table);
      order.push(table);
    };
    const many = Array.from({ length: 20 }, () => ask('greedy'));
    await Promise.all([...many, ask('b'), ask('c'), ask('b')]);
    expect(order.slice(0, 7)).toEqual(['greedy', 'greedy', 'b', 'c', 'greedy', 'b', 'greedy']);
    expect(order).toHaveLength(23);
  });

  it('serves callers in turn, however many tables one of them asks for', async () => {
    const lane = new Lane();
    const order: string[] = [];
    const ask = (caller: string, table: string): Promise<void> =>
      onBehalfOf(new SingleAsker(caller), async () => {
        await lane.turn(table);
        order.push(caller);
      });
    const many = Array.from({ length: 1200 }, (_, n) => ask('greedy', `table-${n}`));
    await Promise.all([...many, ask('b', 'table-7'), ask('c', 'table-7'), ask('b', 'table-8')]);
    expect(order.slice(0, 6)).toEqual(['greedy', 'greedy', 'b', 'c', 'greedy', 'b']);
    expect(order).toHaveLength(1203);
  });

  it('serves a caller before many tables that nobody asked for', async () => {
    const lane = new Lane();
    const order: string[] = [];
    const due = Array.from({ length: 40 }, async (_, n) => {
      await lane.turn(`table-${n}`);
      order.push('due');
    });
    const asked = onBehalfOf(new SingleAsker('anna'), async () => {
      await lane.turn('table');
      order.push('anna');
    });
    await Promise.all([...due, asked]);
    expect(order.indexOf('anna')).toBe(2);
  });

  it('takes no more tables to follow from a caller for whom very much waits', async () => {
    const lane = new Lane();
    const follow = (caller: string): boolean => onBehalfOf(new SingleAsker(caller), () => lane.mayFollow());
    const many = onBehalfOf(new SingleAsker('greedy'), () =>
      Array.from({ length: 600 }, (_, n) => lane.turn(`table-${n}`)),
    );
    expect([follow('greedy'), follow('anna')]).toEqual([false, true]);
    await Promise.all(many);
    expect(follow('greedy')).toBe(true);
  });

  it('lets only this many reads of one caller wait', async () => {
    const lane = new Lane();
    const read = (caller: string, table: string): Promise<boolean> =>
      onBehalfOf(new SingleAsker(caller), () => lane.mayRead(table));
    const many = Array.from({ length: 1200 }, (_, n) => read('greedy', `table-${n}`));
    const other = read('b', 'table-1');
    const granted = (await Promise.all(many)).filter((may) => may).length;
    expect(granted).toBeLessThan(250);
    expect(granted).toBeGreaterThanOrEqual(200);
    expect(await other).toBe(true);
    expect(await read('greedy', 'table-1')).toBe(true);
  });

  it('drops the work of a caller who has gone, at once, and counts none of it', async () => {
    const lane = new Lane();
    const gone = new SingleAsker('gone');
    const steps: number[] = [];
    const work = onBehalfOf(gone, () =>
      lane.run(
        'a',
        longWork(50, (step) => steps.push(step)),
      ),
    );
    const many = onBehalfOf(gone, () =>
      Array.from({ length: 600 }, (_, n) => lane.turn(`table-${n}`).catch((error: unknown) => error)),
    );
    await expect.poll(() => steps.length).toBeGreaterThan(0);
    const done = steps.length;
    gone.leave();
    // Another wish of the same caller finds its line empty.
    expect(onBehalfOf(new SingleAsker('gone'), () => lane.mayFollow())).toBe(true);
    await expect(work).rejects.toThrow(Abandoned);
    expect((await Promise.all(many)).filter((error) => error instanceof Abandoned).length).toBeGreaterThan(
      500,
    );
    expect(steps.length).toBeLessThanOrEqual(done + 1);
    await expect(onBehalfOf(gone, () => lane.turn('a'))).rejects.toThrow(Abandoned);
  });

  it('goes on after work that fails', async () => {
    const lane = new Lane();
    const failing = lane.run(
      'a',
      longWork(2, () => {
        throw new Error('broken');
      }),
    );
    await expect(failing).rejects.toThrow('broken');
    expect(
      await lane.run(
        'a',
        longWork(2, () => {}),
      ),
    ).toBe('done');
  });
});
