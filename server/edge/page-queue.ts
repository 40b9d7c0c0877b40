/** Pages of the past for one connection: one at a time, whatever it follows. Its tables take turns. */
export class PageQueue {
  #waiting: (() => Promise<void>)[] | null = null;

  /** Sends a page in its turn. It must not reject. */
  add(page: () => Promise<void>): void {
    if (this.#waiting !== null) {
      this.#waiting.push(page);
      return;
    }
    this.#waiting = [];
    void this.#send(page, this.#waiting);
  }

  async #send(first: () => Promise<void>, waiting: (() => Promise<void>)[]): Promise<void> {
    for (let next: typeof first | undefined = first; next !== undefined; next = waiting.shift()) await next();
    this.#waiting = null;
  }
}
