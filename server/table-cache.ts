import type { Problem } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import { Abandoned } from './asker.ts';
import { CachedTable } from './cached-table.ts';
import { Refused } from './refused.ts';
import { SharedWork } from './shared-work.ts';
import { StoreUnavailable } from './store/unavailable.ts';
import type { TableServices } from './table-services.ts';

/** After the first time without use a table is kept without its latest entries, after the second not at all: its log has both. */
const REST_MILLISECONDS = 2000;
const IDLE_MILLISECONDS = 60_000;
/** Tables kept in memory at most; those longest unused are let go first. */
const MOST = 20_000;
/** An outage of the store concerns every table: it is logged this often, not for each. */
const OUTAGE_MILLISECONDS = 5000;
/** How many of the oldest are examined to find one that nobody follows: if all are followed, all are kept. */
const LOOKS = 100;

type Failed = { readonly ok: false; readonly refusal: Problem };
type CacheServices = Pick<TableServices, 'store' | 'now' | 'log' | 'shared'>;

/** The tables that are in memory. Any other comes back from its log when it is asked for. */
export class TableCache {
  readonly #services: CacheServices;
  readonly #followed: (id: string) => boolean;
  readonly #tables = new Map<string, CachedTable>();
  readonly #loading = new SharedWork<string, CachedTable | null>();
  #outageLogged = Number.NEGATIVE_INFINITY;

  constructor(services: CacheServices, followed: (id: string) => boolean) {
    this.#services = services;
    this.#followed = followed;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** A table that is in memory. */
  known(id: string): CachedTable | undefined {
    return this.#tables.get(id);
  }

  /** A table, from memory or from its log; null if there is none. */
  async find(id: string): Promise<CachedTable | null> {
    return this.#used(id) ?? this.#loading.do(id, (isCurrent) => this.#load(id, isCurrent));
  }

  /** A table that is in memory, and in use now. */
  #used(id: string): CachedTable | null {
    const known = this.#tables.get(id) ?? null;
    if (known !== null) known.used = this.#services.now();
    return known;
  }

  async #load(id: string, isCurrent: () => boolean): Promise<CachedTable | null> {
    const cached = await CachedTable.load(id, this.#services.store);
    // It may have been forgotten while it was read: then the next one reads it again.
    if (cached !== null && isCurrent()) this.keep(cached);
    return cached;
  }

  keep(cached: CachedTable): void {
    cached.used = this.#services.now();
    this.#tables.set(cached.id, cached);
    // Maps keep the order in which keys came, so the first are the oldest; those in use are put last.
    if (this.#tables.size <= MOST) return;
    let looks = 0;
    for (const [id, old] of this.#tables) {
      if (looks++ === LOOKS) break;
      this.#tables.delete(id);
      if (this.#followed(id)) this.#tables.set(id, old);
      else break;
    }
  }

  /** Does one thing at a table after all that was begun before it. A table that breaks hurts no other. */
  async at<T>(id: string, act: (cached: CachedTable) => Promise<T>): Promise<T | Failed | null> {
    try {
      // Most are in memory, and a command waits for as little as it can.
      const cached = this.#used(id) ?? (await this.find(id));
      if (cached === null) return null;
      return await cached.do(() => act(cached));
    } catch (error) {
      return { ok: false, refusal: this.broken(id, error) };
    }
  }

  /** The same, after reading what other processes have written to the table. */
  atLatest<T>(id: string, act: (cached: CachedTable) => Promise<T>): Promise<T | Failed | null> {
    const { shared, store } = this.#services;
    return this.at(id, async (cached) => {
      if (shared) await cached.catchUp(store);
      return act(cached);
    });
  }

  /** Brings a table up to date where other processes write too; gives the refusal if that fails. */
  async refresh(cached: CachedTable): Promise<Failed | null> {
    try {
      await cached.refresh(this.#services.store);
      return null;
    } catch (error) {
      return { ok: false, refusal: this.broken(cached.id, error) };
    }
  }

  /** The table is read from its log again when it is asked for. */
  forget(id: string): void {
    this.#tables.delete(id);
    this.#loading.forget(id);
  }

  /**
   * The problem to answer with after a failure at a table. The table is forgotten here: its log is the truth. An outage of the store says
   * nothing about the table: what is in memory stays, unless an append may have been written.
   */
  broken(id: string, error: unknown): Problem {
    // Nobody waits for the answer.
    if (error instanceof Abandoned) return problem('unavailable');
    if (error instanceof StoreUnavailable) {
      this.#logOutage(error);
      return problem('unavailable');
    }
    this.forget(id);
    const cause = error instanceof Refused ? error.cause : error;
    if (cause instanceof StoreUnavailable) this.#logOutage(cause);
    else
      this.#services.log('table failed', {
        table: id,
        error: cause instanceof Error ? cause.message : String(cause),
      });
    return error instanceof Refused ? error.problem : problem('broken');
  }

  #logOutage({ ill, message }: StoreUnavailable): void {
    if (performance.now() - this.#outageLogged < OUTAGE_MILLISECONDS) return;
    this.#outageLogged = performance.now();
    this.#services.log('the store is unavailable', { ill, error: message });
  }

  /** Tables that have not been used for a while rest, and those that nobody follows are let go after a longer one. */
  tidy(): void {
    const now = this.#services.now();
    for (const [id, cached] of this.#tables) {
      if (cached.used < now - REST_MILLISECONDS) cached.rest();
      if (cached.used < now - IDLE_MILLISECONDS && !this.#followed(id)) this.#tables.delete(id);
    }
  }
}
