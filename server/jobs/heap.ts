/** A binary heap: gives back first what is due first; of equals, what was put in first. */
export class Heap<T> {
  readonly #keys: number[] = [];
  readonly #turns: number[] = [];
  readonly #items: T[] = [];
  #turn = 0;

  get size(): number {
    return this.#items.length;
  }

  /** The key of the first, or undefined if there is none. */
  get first(): number | undefined {
    return this.#keys[0];
  }

  push(key: number, item: T): void {
    let at = this.#items.length;
    this.#keys.push(key);
    this.#turns.push(this.#turn++);
    this.#items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#before(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): T | undefined {
    if (this.#items.length === 0) return undefined;
    this.#swap(0, this.#items.length - 1);
    this.#keys.pop();
    this.#turns.pop();
    const item = this.#items.pop();
    this.#sink();
    return item;
  }

  /** Takes all out, in no particular order. */
  drain(): T[] {
    this.#keys.length = 0;
    this.#turns.length = 0;
    return this.#items.splice(0);
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.#items.length) return;
      const right = left + 1;
      const under = right < this.#items.length && this.#before(right, left) ? right : left;
      if (!this.#before(under, at)) return;
      this.#swap(at, under);
      at = under;
    }
  }

  #before(a: number, b: number): boolean {
    const keys = this.#keys;
    return keys[a]! < keys[b]! || (keys[a] === keys[b] && this.#turns[a]! < this.#turns[b]!);
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#keys, this.#turns, this.#items] as unknown[][]) {
      const kept = list[a];
      list[a] = list[b];
      list[b] = kept;
    }
  }
}
