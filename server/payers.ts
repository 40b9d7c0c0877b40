/** Tables remembered at most; the oldest are forgotten first. */
const MOST = 50_000;

/**
 * Who is charged for the thinking of a table's bots: the address that created the table. Known only in the process that created
 * it, and never stored: after a restart each table is charged for itself.
 */
export class Payers {
  readonly #byTable = new Map<string, string>();

  set(table: string, payer: string): void {
    this.#byTable.set(table, payer);
    if (this.#byTable.size > MOST) this.#byTable.delete(this.#byTable.keys().next().value!);
  }

  /** A rematch is charged to whoever paid for the match before it. */
  pass(from: string, to: string): void {
    const payer = this.#byTable.get(from);
    if (payer !== undefined) this.set(to, payer);
  }

  of(table: string): string {
    return this.#byTable.get(table) ?? `table ${table}`;
  }
}
