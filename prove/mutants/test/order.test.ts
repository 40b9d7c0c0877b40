import { describe, expect, it } from 'vitest';
import { TestOrder } from '../order.ts';

const names = (order: TestOrder, file: string): string[] => order.for(file).map(({ name }) => name);

describe('the order of tests', () => {
  it('begins with the cheapest, as long as none has killed anything', () => {
    const order = new TestOrder();
    order.learn([
      { name: 'dear', cost: 100 },
      { name: 'cheap', cost: 1 },
      { name: 'fair', cost: 10 },
    ]);
    expect(names(order, 'a')).toEqual(['cheap', 'fair', 'dear']);
    expect(order.killers()).toEqual([]);
  });

  it('puts those first that killed changes of the same file, then those that killed others', () => {
    const order = new TestOrder();
    order.learn(['p', 'q', 'r'].map((name) => ({ name, cost: 1 })));
    order.killed('a', 'q');
    order.killed('b', 'r');
    expect(names(order, 'a')).toEqual(['q', 'r', 'p']);
    expect(names(order, 'b')).toEqual(['r', 'q', 'p']);
    expect(order.killers().map(({ name }) => name)).toEqual(['q', 'r']);
  });
});
