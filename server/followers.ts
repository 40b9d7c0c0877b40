/** Who is to be told when a table grows, in this process. */
export class Followers {
  readonly #byTable = new Map<string, Set<(seq: number) => void>>();

  add(table: string, grown: (seq: number) => void): () => void {
    const followers = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, followers.add(grown));
    return () => {
      followers.delete(grown);
      if (followers.size === 0) this.#byTable.delete(table);
    };
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  tables(): Iterable<string> {
    return this.#byTable.keys();
  }

  tell(table: string, seq: number): void {
    for (const grown of this.#byTable.get(table) ?? []) grown(seq);
  }
}
