import { problem } from '@bullpen/table';
import type { Problem } from '@bullpen/wire';
import { Cell } from './cells.ts';
import type { Ground } from './ground.ts';
import { StoreUnavailable } from './store/unavailable.ts';

/** After so long without use a table is kept without its latest entries, and after so long not at all: its log has both. */
const REST_MILLISECONDS = 2000;
const IDLE_MILLISECONDS = 60_000;
/** Tables kept in memory at most; those longest unused are let go first. */
const CELLS = 20_000;
/** An outage of the store concerns every table: it is logged this often, not for each. */
const OUTAGE_MILLISECONDS = 5000;
/** So many of the oldest are looked at for one that nobody follows: where all are followed, all are kept. */
const LOOKS = 100;

/** Something that cannot be done, for a reason that can be told. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(reason: Problem, cause?: unknown) {
    super(reason.code, { cause });
    this.problem = reason;
  }
}

type Failed = { readonly ok: false; readonly problem: Problem };

/** The tables that are in memory. Any other comes back from its log when it is asked for. */
export class Hall {
  readonly #ground: Pick<Ground, 'store' | 'now' | 'log'>;
  readonly #followed: (id: string) => boolean;
  readonly #cells = new Map<string, Cell>();
  readonly #loading = new Map<string, Promise<Cell | null>>();
  #outageLogged = Number.NEGATIVE_INFINITY;

  constructor(ground: Pick<Ground, 'store' | 'now' | 'log'>, followed: (id: string) => boolean) {
    this.#ground = ground;
    this.#followed = followed;
  }

  get size(): number {
    return this.#cells.size;
  }

  /** A table that is in memory. */
  known(id: string): Cell | undefined {
    return this.#cells.get(id);
  }

  /** A table, from memory or from its log; null if there is none. */
  async cell(id: string): Promise<Cell | null> {
    const known = this.#cells.get(id);
    if (known !== undefined) {
      known.used = this.#ground.now();
      return known;
    }
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #load(id: string): Promise<Cell | null> {
    const cell = await Cell.load(id, this.#ground.store);
    // It may have been forgotten while it was read: then the next one reads it again.
    if (cell !== null && this.#loading.has(id)) this.keep(cell);
    return cell;
  }

  keep(cell: Cell): void {
    cell.used = this.#ground.now();
    this.#cells.set(cell.id, cell);
    // Maps keep the order in which keys came, so the first are the oldest; those in use are put last.
    if (this.#cells.size <= CELLS) return;
    let looks = 0;
    for (const [id, old] of this.#cells) {
      if (looks++ === LOOKS) break;
      this.#cells.delete(id);
      if (this.#followed(id)) this.#cells.set(id, old);
      else break;
    }
  }

  /** Does one thing at a table after all that was begun before it. A table that breaks hurts no other. */
  async at<T>(id: string, act: (cell: Cell) => Promise<T>): Promise<T | Failed | null> {
    try {
      const cell = await this.cell(id);
      if (cell === null) return null;
      const turn = cell.tail.then(() => act(cell));
      cell.tail = turn.catch(() => undefined);
      return await turn;
    } catch (error) {
      return { ok: false, problem: this.broken(id, error) };
    }
  }

  /** The table is read from its log again when it is asked for. */
  forget(id: string): void {
    this.#cells.delete(id);
    this.#loading.delete(id);
  }

  /**
   * What is to be said of a failure at a table. It is forgotten here: its log is the truth. A store that is away says nothing
   * about the table: what is in memory stays, unless an append may have been written.
   */
  broken(id: string, error: unknown): Problem {
    if (error instanceof StoreUnavailable) {
      this.#logOutage(error);
      return problem('unavailable');
    }
    this.forget(id);
    const cause = error instanceof Refused ? error.cause : error;
    if (cause instanceof StoreUnavailable) this.#logOutage(cause);
    else
      this.#ground.log('table failed', {
        table: id,
        error: cause instanceof Error ? cause.message : String(cause),
      });
    return error instanceof Refused ? error.problem : problem('broken');
  }

  #logOutage({ ill, message }: StoreUnavailable): void {
    if (performance.now() - this.#outageLogged < OUTAGE_MILLISECONDS) return;
    this.#outageLogged = performance.now();
    this.#ground.log('the store is unavailable', { ill, error: message });
  }

  /** Tables that have not been used for a while rest, and those that nobody follows are let go after a longer one. */
  tidy(): void {
    const now = this.#ground.now();
    for (const [id, cell] of this.#cells) {
      if (cell.used < now - REST_MILLISECONDS) cell.rest();
      if (cell.used < now - IDLE_MILLISECONDS && !this.#followed(id)) this.#cells.delete(id);
    }
  }
}
