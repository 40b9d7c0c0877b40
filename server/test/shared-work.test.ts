import { expect, it } from 'vitest';
import { Lane, onBehalfOf } from '../lane.ts';
import { SharedWork } from '../shared-work.ts';

it('work that several callers wait for takes its turns in the line of each', async () => {
  const lane = new Lane();
  const shared = new SharedWork<string, string>();
  const order: string[] = [];
  let times = 0;
  const load = (): Promise<string> =>
    shared.do('table', async () => {
      times += 1;
      await lane.turn('table');
      order.push('loaded');
      return 'the table';
    });
  const greedy = Array.from({ length: 200 }, (_, n) =>
    onBehalfOf('greedy', async () => {
      await lane.turn(`table-${n}`);
      order.push('greedy');
    }),
  );
  // The greedy caller asks first, behind all that it has asked for already; others need the same table.
  const asked = ['greedy', 'anna', 'berta'].map((caller) => onBehalfOf(caller, load));
  expect(await Promise.all(asked)).toEqual(['the table', 'the table', 'the table']);
  expect(times).toBe(1);
  // One slice is granted at once, the next is the greedy caller's, and then it is Anna's turn.
  expect(order.indexOf('loaded')).toBe(2);
  await Promise.all(greedy);
  expect(order).toHaveLength(201);
});

it('a move that is due does not wait in the line of a caller who needs the same table', async () => {
  const lane = new Lane();
  const shared = new SharedWork<string, number>();
  const order: string[] = [];
  const load = (): Promise<number> =>
    shared.do('table', async () => {
      await lane.turn('table');
      return order.push('loaded');
    });
  const greedy = Array.from({ length: 200 }, (_, n) =>
    onBehalfOf('greedy', async () => {
      await lane.turn(`table-${n}`);
      order.push('greedy');
    }),
  );
  const first = onBehalfOf('greedy', load);
  expect(await load()).toBe(3);
  await Promise.all([first, ...greedy]);
  expect(order).toHaveLength(201);
});

it('what failed is tried again by the next caller', async () => {
  const shared = new SharedWork<string, string>();
  const fails = async (): Promise<string> => {
    throw new Error('the store is away');
  };
  await expect(shared.do('a', fails)).rejects.toThrow('the store is away');
  expect(await shared.do('a', async () => 'there')).toBe('there');
});

it('work that was forgotten while it went on knows that it is not wanted any more', async () => {
  const shared = new SharedWork<string, string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = async (isCurrent: () => boolean): Promise<string> => {
    await promise;
    return isCurrent() ? 'kept' : 'dropped';
  };
  const first = shared.do('a', load);
  shared.forget('a');
  const second = shared.do('a', load);
  resolve();
  expect(await Promise.all([first, second])).toEqual(['dropped', 'kept']);
});
