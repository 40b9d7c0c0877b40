/** Tables remembered at most; the oldest are forgotten first. */
const MOST = 50_000;
/** A payer is an address, and those are kept for a day at most, whatever becomes of the table. */
const DAY = 86_400_000;
/** So long after the end of a match there may be a rematch, for which the same caller pays. */
const FOR_REMATCH = 10 * 60_000;
/** How often those whose time is over are looked for. */
const LOOK_EVERY = 60_000;

/**
 * Who is charged for the thinking of a table's bots: the address that created the table. Known only in the process that created
 * it, never stored, and forgotten after a day or when the table is over: from then on the table is charged for itself.
 */
export class Payers {
  readonly #now: () => number;
  readonly #byTable = new Map<string, { readonly payer: string; readonly until: number }>();
  #looked = 0;

  /** `now` counts milliseconds from any beginning. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  set(table: string, payer: string): void {
    this.#byTable.delete(table);
    this.#byTable.set(table, { payer, until: this.#now() + DAY });
    if (this.#byTable.size > MOST) this.#byTable.delete(this.#byTable.keys().next().value!);
  }

  /** A rematch is charged to whoever paid for the match before it. */
  pass(from: string, to: string): void {
    const payer = this.#known(from);
    if (payer !== undefined) this.set(to, payer);
  }

  of(table: string): string {
    return this.#known(table) ?? `table ${table}`;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#byTable.size;
  }

  /** The match is over. */
  over(table: string): void {
    const known = this.#byTable.get(table);
    if (known === undefined) return;
    this.#byTable.set(table, { ...known, until: Math.min(known.until, this.#now() + FOR_REMATCH) });
  }

  forget(table: string): void {
    this.#byTable.delete(table);
  }

  /** From time to time: forgets those whose time is over. */
  sweep(): void {
    const now = this.#now();
    if (now - this.#looked < LOOK_EVERY) return;
    this.#looked = now;
    for (const [table, { until }] of this.#byTable) if (until <= now) this.#byTable.delete(table);
  }

  #known(table: string): string | undefined {
    const known = this.#byTable.get(table);
    return known !== undefined && known.until > this.#now() ? known.payer : undefined;
  }
}
