interface Following {
  readonly grown: Set<(seq: number) => void>;
  /** The last seq that they were told of. */
  told: number;
}

/** Who is to be told when a table grows, in this process. */
export class Followers {
  readonly #byTable = new Map<string, Following>();

  add(table: string, grown: (seq: number) => void): () => void {
    const following = this.#byTable.get(table) ?? { grown: new Set(), told: 0 };
    following.grown.add(grown);
    this.#byTable.set(table, following);
    return () => {
      following.grown.delete(grown);
      if (following.grown.size === 0) this.#byTable.delete(table);
    };
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  tables(): Iterable<string> {
    return this.#byTable.keys();
  }

  /** The table was restored to an earlier state: what is told from now on may have a seq that was told before. */
  goBack(table: string, seq: number): void {
    const following = this.#byTable.get(table);
    if (following === undefined) return;
    following.told = seq - 1;
    this.tell(table, seq);
  }

  /** The log is not what it was: whoever looks again finds out. */
  tellAll(table: string): void {
    const following = this.#byTable.get(table);
    if (following === undefined) return;
    for (const grown of [...following.grown]) grown(following.told);
  }

  /** Once for each seq: what was done here comes back as news. */
  tell(table: string, seq: number): void {
    const following = this.#byTable.get(table);
    if (following === undefined || following.told >= seq) return;
    following.told = seq;
    for (const grown of following.grown) grown(seq);
  }
}
