import { accept, type Viewer, WATCHER } from '@bullpen/engine';
import {
  dailySeed,
  isClosedTo,
  isListed,
  isSealed,
  isSealedFor,
  snapshotOf,
  type Table,
  updateOf,
} from '@bullpen/table';
import type { Snapshot, TableNews } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import { askedBy } from './asker.ts';
import type { CachedTable } from './cached-table.ts';
import type { Asked, Occupancy, ShownStep } from './contract.ts';
import { readRecord } from './kept-log.ts';
import { lane } from './lane.ts';
import type { Presence } from './presence.ts';
import { Refused } from './refused.ts';
import { SharedWork } from './shared-work.ts';
import type { TableCache } from './table-cache.ts';
import type { TableServices } from './table-services.ts';
import { viewerOf } from './viewers.ts';

/** What callers see of tables, each as the viewer of their token. */
export class TableLooks {
  readonly #services: TableServices;
  readonly #cache: TableCache;
  readonly #presence: Presence;
  /** Records that are being made now, by table. */
  readonly #records = new SharedWork<string, string>();

  constructor(services: TableServices, cache: TableCache, presence: Presence) {
    this.#services = services;
    this.#cache = cache;
    this.#presence = presence;
  }

  async snapshot(id: string, token: string | null): Promise<Asked<Snapshot>> {
    if (token !== null) this.#presence.seen(id, token);
    return this.#look(id, token, async (cached, viewer) => snapshotOf(cached.table, viewer));
  }

  async news(id: string, token: string | null, since: number): Promise<Asked<TableNews>> {
    return this.#look(id, token, async (cached, viewer) => {
      // The table may grow while the log is read: that is news for another time.
      const { seq } = cached.table;
      const { entries, table, folded } = await cached.page(this.#services.store, since);
      // To show a page takes time, so callers take turns. What has just happened is shown to all at once.
      if (folded || (entries.length > 0 && askedBy() !== null)) await lane.turn(id);
      const updates = entries.map(({ logged, events }) => updateOf(id, logged, events, viewer));
      const snapshot = snapshotOf(table, viewer);
      return { table: id, updates, snapshot, ...(table.seq < seq && { more: true }) };
    });
  }

  step(id: string, token: string | null, since: number): ShownStep | null {
    const cached = this.#cache.known(id);
    const step = cached?.stepAfter(since) ?? null;
    if (cached === undefined || step === null) return null;
    cached.used = this.#services.now();
    // Another process may have replaced the token since. Its holder at the time of the move may know of the move all the same, and
    // the entry that replaced it comes next.
    const viewer = viewerOf(step.after, token);
    if (viewer === null || isClosedTo(step.after, viewer, this.#services.now())) return null;
    if (isSealedFor(step.after, viewer)) return null;
    return { step, viewer };
  }

  async record(id: string, token: string | null = null): Promise<Asked<string>> {
    return this.#look(id, token, async (cached) => {
      if (cached.table.status !== 'over') throw new Refused(problem('not-over'));
      if (cached.table.ended !== null) throw new Refused(problem('no-record'));
      // It has the cards of all seats, and others still play the same deals.
      if (isSealed(cached.table)) throw new Refused(problem('round-running'));
      const text = await this.#records.do(id, () => this.#record(cached.table));
      // Sending it takes time for each caller.
      await lane.turn(id);
      return text;
    });
  }

  async #record(table: Table): Promise<string> {
    const { daily } = table.created;
    // Only its own player may have it before the secret is published.
    const seed =
      daily === undefined || !isClosedTo(table, WATCHER, this.#services.now())
        ? undefined
        : dailySeed(daily.day);
    return readRecord(this.#services.store, table, seed);
  }

  /** Looks at a table as the viewer of the token. */
  async #look<T>(
    id: string,
    token: string | null,
    look: (cached: CachedTable, viewer: Viewer) => Promise<T>,
  ): Promise<Asked<T>> {
    try {
      const cached = await this.#cache.find(id);
      if (cached === null) return deny('no-such-table');
      if (this.#services.shared) {
        const failed = await this.#cache.refresh(cached);
        if (failed !== null) return failed;
      }
      const viewer = viewerOf(cached.table, token);
      if (viewer === null) return deny('bad-token');
      if (isClosedTo(cached.table, viewer, this.#services.now())) return deny('day-running');
      if (isSealedFor(cached.table, viewer)) return deny('round-running');
      return accept(await look(cached, viewer));
    } catch (error) {
      if (error instanceof Refused && error.cause === undefined) return { ok: false, refusal: error.problem };
      return { ok: false, refusal: this.#cache.broken(id, error) };
    }
  }

  occupancy(id: string): Promise<Asked<Occupancy>> {
    return this.#look(id, null, async ({ table }) => ({
      game: table.game.id,
      listed: isListed(table),
      rated: table.created.rated ?? false,
      status: table.status,
      sat: table.seats.map(({ kind, sat }) => (kind === 'person' ? sat : null)),
    }));
  }
}
