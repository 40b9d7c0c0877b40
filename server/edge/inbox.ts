import { AsyncLocalStorage } from 'node:async_hooks';

/** How long messages that waited may hold the event loop in one turn, in milliseconds. */
const BUDGET = 0.5;

interface Queue {
  readonly tasks: (() => void)[];
  /** How many of them are done. */
  at: number;
}

/**
 * Messages and requests, as they come in. The first of each caller in a turn of the event loop is begun at once. The others wait, and
 * callers take turns, for a bounded time in each turn of the loop. So a caller who sends very many at once, on any number of connections,
 * does not hold up the others.
 */
export class Inbox {
  readonly #queues = new Map<string, Queue>();
  /** Callers for whom something was begun in this turn. */
  readonly #served = new Set<string>();
  #scheduled = false;
  /** What waits belongs to many callers, so the turn itself runs on behalf of none of them. */
  readonly #apart = AsyncLocalStorage.snapshot();

  /** How many callers have something that waits. */
  get size(): number {
    return this.#queues.size;
  }

  add(caller: string, task: () => void): void {
    this.#schedule();
    const queue = this.#queues.get(caller);
    if (queue !== undefined) queue.tasks.push(task);
    else if (this.#served.has(caller)) this.#queues.set(caller, { tasks: [task], at: 0 });
    else {
      this.#served.add(caller);
      task();
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#apart(() => setImmediate(() => void this.#turn()));
  }

  async #turn(): Promise<void> {
    this.#scheduled = false;
    this.#served.clear();
    const end = performance.now() + BUDGET;
    try {
      while (this.#queues.size > 0 && performance.now() < end) {
        this.#next()?.();
        // What it does next counts too.
        await null;
      }
    } finally {
      if (this.#queues.size > 0) this.#schedule();
    }
  }

  #next(): (() => void) | undefined {
    for (const [caller, queue] of this.#queues) {
      const task = queue.tasks[queue.at];
      queue.at += 1;
      this.#served.add(caller);
      // This caller is served last next time, if it has more.
      this.#queues.delete(caller);
      if (queue.at < queue.tasks.length) this.#queues.set(caller, queue);
      return task;
    }
    return undefined;
  }
}
