interface Listened {
  readonly grown: Set<(seq: number) => void>;
  /** The last seq that they know. */
  known: number;
}

/** What this process calls when a table grows. */
export class GrowthListeners {
  readonly #byTable = new Map<string, Listened>();

  add(table: string, grown: (seq: number) => void): () => void {
    const listened = this.#byTable.get(table) ?? { grown: new Set(), known: 0 };
    listened.grown.add(grown);
    this.#byTable.set(table, listened);
    return () => {
      listened.grown.delete(grown);
      if (listened.grown.size === 0) this.#byTable.delete(table);
    };
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  tables(): Iterable<string> {
    return this.#byTable.keys();
  }

  /** The table was restored to an earlier state, so a known seq may come again. */
  goBack(table: string, seq: number): void {
    const listened = this.#byTable.get(table);
    if (listened === undefined) return;
    listened.known = seq - 1;
    this.call(table, seq);
  }

  /** Entries of the log were changed or removed: all listeners look again. */
  callAll(table: string): void {
    const listened = this.#byTable.get(table);
    if (listened === undefined) return;
    for (const grown of [...listened.grown]) grown(listened.known);
  }

  /** Once for each seq: what this process wrote comes back as news. */
  call(table: string, seq: number): void {
    const listened = this.#byTable.get(table);
    if (listened === undefined || listened.known >= seq) return;
    listened.known = seq;
    for (const grown of listened.grown) grown(seq);
  }
}
