import { expect, it } from 'vitest';
import { Abandoned, onBehalfOf, SingleAsker } from '../asker.ts';
import { Lane } from '../lane.ts';
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
    onBehalfOf(new SingleAsker('greedy'), async () => {
      await lane.turn(`table-${n}`);
      order.push('greedy');
    }),
  );
  // The greedy caller asks first, behind all that it has asked for already; others need the same table.
  const asked = ['greedy', 'anna', 'berta'].map((caller) => onBehalfOf(new SingleAsker(caller), load));
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
    onBehalfOf(new SingleAsker('greedy'), async () => {
      await lane.turn(`table-${n}`);
      order.push('greedy');
    }),
  );
  const first = onBehalfOf(new SingleAsker('greedy'), load);
  expect(await load()).toBe(3);
  await Promise.all([first, ...greedy]);
  expect(order).toHaveLength(201);
});

/** Work that waits for the lane twice, behind what the greedy caller wants. */
function greedyLane() {
  const lane = new Lane();
  const greedy = new SingleAsker('greedy');
  const order: string[] = [];
  const many = Array.from({ length: 100 }, (_, n) =>
    onBehalfOf(greedy, async () => {
      await lane.turn(`table-${n}`);
      order.push('greedy');
    }).catch(() => undefined),
  );
  return { lane, greedy, order, many };
}

it('work inside shared work is in the line of those who come to the outer one later', async () => {
  const { lane, greedy, order, many } = greedyLane();
  const [outer, inner] = [new SharedWork<string, void>(), new SharedWork<string, void>()];
  const load = (): Promise<void> =>
    outer.do('table', () =>
      inner.do('page', async () => {
        await lane.turn('table');
        order.push('loaded');
      }),
    );
  const first = onBehalfOf(greedy, load);
  const anna = new SingleAsker('anna');
  const second = onBehalfOf(anna, load);
  await Promise.all([first, second]);
  expect(order.indexOf('loaded')).toBe(2);
  await Promise.all(many);
});

it('goes on while somebody waits for it, in the lines of those who do, and is dropped when nobody does', async () => {
  const { lane, greedy, order, many } = greedyLane();
  const shared = new SharedWork<string, void>();
  const askers = ['anna', 'berta'].map((name) => new SingleAsker(name));
  let slices = 0;
  const load = (): Promise<void> =>
    shared.do('table', async () => {
      for (;;) {
        await lane.turn('table');
        slices++;
      }
    });
  const waits = [greedy, ...askers].map((asker) => onBehalfOf(asker, load).catch((error: unknown) => error));
  greedy.leave();
  askers[0]?.leave();
  await expect.poll(() => slices).toBeGreaterThan(3);
  askers[1]?.leave();
  for (const error of await Promise.all(waits)) expect(error).toBeInstanceOf(Abandoned);
  const done = slices;
  await lane.turn('other');
  expect(slices).toBe(done);
  // Nothing of the greedy caller was done after it had gone.
  await Promise.all(many);
  expect(order.length).toBeLessThanOrEqual(2);
});

it('a caller that comes after all have gone does not get their error', async () => {
  const shared = new SharedWork<string, string>();
  const gone = new SingleAsker('gone');
  const { promise, resolve } = Promise.withResolvers<void>();
  const lane = new Lane();
  const load = async (): Promise<string> => {
    await promise;
    await lane.turn('table');
    return 'the table';
  };
  const first = onBehalfOf(gone, () => shared.do('a', load));
  gone.leave();
  const second = onBehalfOf(new SingleAsker('anna'), () => shared.do('a', load));
  resolve();
  await expect(first).rejects.toThrow(Abandoned);
  expect(await second).toBe('the table');
});

it('one of two wishes of a caller is taken back: the other is still served', async () => {
  const { lane, many, greedy } = greedyLane();
  const shared = new SharedWork<string, string>();
  const wishes = [new SingleAsker('anna'), new SingleAsker('anna')];
  const load = async (): Promise<string> => {
    await lane.turn('table');
    return 'the table';
  };
  const [first, second] = wishes.map((wish) => onBehalfOf(wish, () => shared.do('a', load)));
  wishes[0]?.leave();
  expect(await Promise.all([first, second])).toEqual(['the table', 'the table']);
  greedy.leave();
  await Promise.all(many);
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
