import { callersAt, onBehalfOf, WaitingCallers } from './lane.ts';

interface Going<T> {
  readonly callers: WaitingCallers;
  readonly result: Promise<T>;
}

/**
 * Work that several callers may need at the same time, such as loading one table: it is done once, and all get the result. It
 * takes its turns in the lines of all who wait for it, so nobody waits in a line that another caller has filled.
 */
export class SharedWork<K, T> {
  readonly #going = new Map<K, Going<T>>();

  /** Gives the result of the work at a table that is going on for this key, and begins it if there is none. */
  do(table: string, key: K, work: () => Promise<T>): Promise<T> {
    const known = this.#going.get(key);
    if (known !== undefined) {
      known.callers.join(callersAt(table));
      return known.result;
    }
    const callers = new WaitingCallers(callersAt(table));
    const result = onBehalfOf(callers, work).finally(() => {
      if (this.#going.get(key) === going) this.#going.delete(key);
    });
    const going = { callers, result };
    this.#going.set(key, going);
    return result;
  }

  has(key: K): boolean {
    return this.#going.has(key);
  }

  /** The next caller begins it again. */
  forget(key: K): void {
    this.#going.delete(key);
  }
}
