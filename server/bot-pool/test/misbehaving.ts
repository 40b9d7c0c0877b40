import { parentPort } from 'node:worker_threads';
import type { Question } from '../../contract.ts';

// A thread whose bots do what must not hurt anybody; the level says what.

const say = (reply: unknown): void => parentPort!.postMessage(reply);

parentPort!.on('message', ({ level, view, legal, milliseconds }: Question) => {
  switch (level) {
    case 'first':
      return say({ move: legal[0] });
    case 'hang':
      for (;;) if (view instanceof Int32Array) Atomics.add(view, 0, 1);
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('no idea');
    case 'illegal':
      return say({ move: -1 });
    case 'nonsense':
      return say({ move: 'seven' });
    case 'hungry': {
      const food: number[][] = [];
      for (;;) food.push(new Array<number>(100_000).fill(food.length));
    }
    case 'budget':
      return say({ move: Math.round(milliseconds) });
  }
});
