import { currentAsker, JointAsker, onBehalfOf } from './asker.ts';

interface Going<T> {
  readonly asker: JointAsker;
  readonly result: Promise<T>;
}

/**
 * Work that several callers may need at the same time, such as loading one table: it is done once, and all get the result. It waits in
 * the queues of all who wait for it, so nobody waits in a queue that another caller has filled. It is dropped when all of them have gone.
 */
export class SharedWork<K, T> {
  readonly #going = new Map<K, Going<T>>();

  /**
   * Gives the result of the work that is under way for this key, or begins it. The work can ask whether it is still current: it may
   * have been forgotten and begun again.
   */
  do(key: K, work: (isCurrent: () => boolean) => Promise<T>): Promise<T> {
    const known = this.#going.get(key);
    // Work that is about to be dropped will fail, so a newcomer begins it again.
    if (known !== undefined && !known.asker.gone) {
      known.asker.join(currentAsker());
      return known.result;
    }
    const asker = new JointAsker();
    asker.join(currentAsker());
    const isCurrent = (): boolean => this.#going.get(key)?.asker === asker;
    const result = onBehalfOf(asker, () => work(isCurrent)).finally(() => {
      asker.end();
      if (isCurrent()) this.#going.delete(key);
    });
    this.#going.set(key, { asker, result });
    return result;
  }

  /** The next caller begins it again. */
  forget(key: K): void {
    this.#going.delete(key);
  }
}
