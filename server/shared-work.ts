import { callers as askingNow, onBehalfOf, WaitingCallers } from './lane.ts';

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

  /**
   * Gives the result of the work that is going on for this key, and begins it if there is none. The work can ask whether it is
   * still wanted: it may have been forgotten and begun again.
   */
  do(key: K, work: (isCurrent: () => boolean) => Promise<T>): Promise<T> {
    const known = this.#going.get(key);
    if (known !== undefined) {
      known.callers.join(askingNow());
      return known.result;
    }
    const callers = new WaitingCallers(askingNow());
    const isCurrent = (): boolean => this.#going.get(key)?.callers === callers;
    const result = onBehalfOf(callers, () => work(isCurrent)).finally(() => {
      if (isCurrent()) this.#going.delete(key);
    });
    this.#going.set(key, { callers, result });
    return result;
  }

  /** The next caller begins it again. */
  forget(key: K): void {
    this.#going.delete(key);
  }
}
