import { AsyncLocalStorage } from 'node:async_hooks';

/** How long messages that waited may hold the event loop in one turn, in milliseconds. */
const BUDGET = 0.5;

interface Line {
  readonly tasks: (() => void)[];
  /** How many of them are done. */
  at: number;
}

/**
 * Messages and requests, as they come in. The first of each caller in a turn of the event loop is begun at once. The others wait and
 * are begun by turns of callers, for a bounded time in each turn of the loop: a caller who sends very many together, over
 * however many connections, does not hold up the others.
 */
export class Inbox {
  readonly #lines = new Map<string, Line>();
  /** Callers of whom something was begun in this turn. */
  readonly #served = new Set<string>();
  #scheduled = false;
  /** What waits belongs to many: it is begun on behalf of none of them. */
  readonly #apart = AsyncLocalStorage.snapshot();

  /** How many callers have something that waits. */
  get size(): number {
    return this.#lines.size;
  }

  add(caller: string, task: () => void): void {
    this.#schedule();
    const line = this.#lines.get(caller);
    if (line !== undefined) line.tasks.push(task);
    else if (this.#served.has(caller)) this.#lines.set(caller, { tasks: [task], at: 0 });
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
      while (this.#lines.size > 0 && performance.now() < end) {
        this.#next()?.();
        // What it goes on with counts too.
        await null;
      }
    } finally {
      if (this.#lines.size > 0) this.#schedule();
    }
  }

  #next(): (() => void) | undefined {
    for (const [caller, line] of this.#lines) {
      const task = line.tasks[line.at];
      line.at += 1;
      this.#served.add(caller);
      // To the end of the lines, or out of them.
      this.#lines.delete(caller);
      if (line.at < line.tasks.length) this.#lines.set(caller, line);
      return task;
    }
    return undefined;
  }
}
