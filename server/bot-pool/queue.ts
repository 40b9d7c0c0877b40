import { required } from '@bullpen/engine';

/** What one payer has in the queue. */
interface Line<T> {
  readonly items: { readonly item: T; readonly asked: number }[];
  /** Since when it waits for its turn. */
  since: number;
}

/**
 * A queue that is fair between payers: they take turns, one question each, however many each of them has. So somebody with a
 * thousand questions delays nobody else by more than one. Questions of one payer keep their order.
 */
export class FairQueue<T> {
  // In the order of their turns: maps keep the order in which keys came.
  readonly #lines = new Map<string, Line<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(payer: string, item: T, now: number): void {
    const line = this.#lines.get(payer);
    if (line === undefined) this.#lines.set(payer, { items: [{ item, asked: now }], since: now });
    else line.items.push({ item, asked: now });
    this.#size++;
  }

  pop(now: number): T | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [payer, line] = first;
    this.#lines.delete(payer);
    const { item } = required(line.items.shift(), 'the first question of a payer');
    if (line.items.length > 0) {
      line.since = now;
      this.#lines.set(payer, line);
    }
    this.#size--;
    return item;
  }

  /** How many milliseconds a question of this payer waits at present: for those before it, or for the payer's turn. */
  delay(payer: string, now: number): number {
    const own = this.#lines.get(payer)?.items[0]?.asked ?? now;
    const [next] = this.#lines.values();
    return now - Math.min(own, next?.since ?? now);
  }

  /** Takes all out. */
  drain(): T[] {
    const items = [...this.#lines.values()].flatMap((line) => line.items.map(({ item }) => item));
    this.#lines.clear();
    this.#size = 0;
    return items;
  }
}
