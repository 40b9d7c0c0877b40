/** What the clients saw: every move that was sent, accepted and seen by all, with its times. */
export class MoveLedger {
  /** When a command was sent first. */
  readonly #sent = new Map<string, number>();
  /** Moves that not all seats of their table have seen yet: by table and seq. */
  readonly #open = new Map<string, { begun: number; left: number }>();
  /** Views that came before the answer to the move did. */
  readonly #seen = new Map<string, number>();
  /** The last seq that each player has a view of, by table. */
  readonly #last = new WeakMap<object, Map<string, number>>();
  readonly #seats: number;
  readonly #ended = new Set<string>();
  readonly #onOver: (table: string) => void;
  /** Milliseconds from sending a move to the last seat's view of it. */
  readonly latencies: number[] = [];
  /** Accepted moves by table: seq by command. */
  readonly acceptedBy = new Map<string, Map<string, number>>();
  readonly refusals = new Map<string, number>();
  accepts = 0;
  gaps = 0;
  /** What all players have received, in bytes. */
  bytes = 0;

  constructor(seats: number, onOver: (table: string) => void = () => {}) {
    this.#seats = seats;
    this.#onOver = onOver;
  }

  sent(command: string): void {
    this.#sent.set(command, performance.now());
  }

  accepted(table: string, command: string, seq: number): void {
    this.accepts++;
    const known = this.acceptedBy.get(table) ?? new Map<string, number>();
    this.acceptedBy.set(table, known.set(command, seq));
    const begun = this.#sent.get(command);
    this.#sent.delete(command);
    const key = `${table} ${seq}`;
    const seen = this.#seen.get(key) ?? 0;
    this.#seen.delete(key);
    if (begun === undefined) return;
    if (seen >= this.#seats) this.latencies.push(performance.now() - begun);
    else this.#open.set(key, { begun, left: this.#seats - seen });
  }

  /** A player has a view of this seq, and so of all before it. */
  seen(table: string, seq: number, player: object): void {
    const tables = this.#last.get(player) ?? new Map<string, number>();
    this.#last.set(player, tables);
    for (let s = (tables.get(table) ?? seq - 1) + 1; s <= seq; s++) this.#seenOne(`${table} ${s}`);
    tables.set(table, seq);
  }

  #seenOne(key: string): void {
    const open = this.#open.get(key);
    if (open === undefined) {
      this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    } else if (--open.left === 0) {
      this.#open.delete(key);
      this.latencies.push(performance.now() - open.begun);
    }
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** An update did not follow the one before it. */
  gap(): void {
    this.gaps++;
  }

  over(table: string): void {
    if (this.#ended.has(table)) return;
    this.#ended.add(table);
    this.#onOver(table);
  }
}
