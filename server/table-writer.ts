import { accept, type Seat } from '@bullpen/engine';
import { type Decision, type Entry, type Logged, next, type Table, wakeAt } from '@bullpen/table';
import type { Asked } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import { CachedTable } from './cached-table.ts';
import type { Job } from './contract.ts';
import { circleBegun } from './ratings/rated-match.ts';
import { Refused } from './refused.ts';
import type { Appended } from './store/store.ts';
import { StoreUnavailable } from './store/unavailable.ts';
import { summaryOf } from './summary.ts';
import type { TableCache } from './table-cache.ts';
import { FAR_MILLISECONDS, leadOf, type TableServices } from './table-services.ts';

/** After a conflict, when another process was quicker, the writer reads on and tries again, at most this often. */
const TRIES = 20;

/** The entry that a command made, now or when it was sent the first time. */
export interface Written {
  readonly seq: number;
  readonly token?: string;
  readonly seat?: Seat;
}

/** Appends, then shows: nobody sees an entry before it is durable. */
export class TableWriter {
  readonly #services: TableServices;
  readonly #grown: (table: string, seq: number) => void;

  /** `grown` notifies those who follow the table here. */
  constructor(services: TableServices, grown: (table: string, seq: number) => void) {
    this.#services = services;
    this.#grown = grown;
  }

  /** Decides, appends and shows; after a conflict it reads on and decides again. What has a key (`keys.ts`) is not done twice. */
  async append(
    cached: CachedTable,
    key: string | null,
    decideOn: (table: Table) => Decision,
  ): Promise<Asked<Written>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = key === null ? null : cached.doneLately(key);
      if (done !== null) return accept({ seq: done });
      const decision = decideOn(cached.table);
      if (!decision.ok) {
        // Another process may have written what was not read here yet: nobody is refused because of an old state.
        const { seq } = cached.table;
        if (this.#services.shared) await cached.catchUp(this.#services.store);
        if (cached.table.seq > seq) continue;
        // A command that was done long ago may be impossible now: sent again, it is answered as it was then.
        const before = await this.#doneBefore(cached, key);
        return before === null ? decision : accept(before);
      }
      const logged: Logged = { seq: cached.table.seq + 1, command: key, entry: decision.value.entry };
      const step = next(cached.id, cached.table, logged, decision.value.played);
      const written = await this.write(cached.id, logged, step.table);
      if (written === 'written') {
        cached.add(logged, step);
        this.#show(cached, logged);
        const { token, seat } = decision.value;
        return accept({
          seq: logged.seq,
          ...(token !== undefined && { token }),
          ...(seat !== undefined && { seat }),
        });
      }
      await cached.reach(this.#services.store, written === 'conflict' ? logged.seq : Infinity);
      // Somebody was quicker, as is usual where several processes write. If it was this command, sent to another process, we have it now.
      if (written === 'conflict' && cached.table.seq >= logged.seq) continue;
      const before = await this.#doneBefore(cached, key);
      if (before !== null) return accept(before);
      if (written === 'player-gone') return deny('bad-player');
      // The log is shorter than what is in memory: the store was restored to an earlier state. The caller tries again with that state.
      throw new Refused(problem('unavailable'), new Error('the log is shorter than it was'));
    }
    return deny('unavailable');
  }

  async #doneBefore(cached: CachedTable, key: string | null): Promise<Written | null> {
    const seq = key === null ? null : await cached.doneBefore(this.#services.store, key);
    return seq === null ? null : { seq };
  }

  /** An append that fails may have been written all the same: what is in memory is forgotten, and the log is read again. */
  async write(id: string, logged: Logged, after: Table): Promise<Appended> {
    try {
      return await this.#services.store.append(
        id,
        logged,
        summaryOf(after),
        circleBegun(logged.entry, after),
      );
    } catch (error) {
      throw error instanceof StoreUnavailable ? new Refused(problem('unavailable'), error) : error;
    }
  }

  /** Shows what is durable: here at once, elsewhere by the news. Queues what it makes due. */
  #show(cached: CachedTable, logged: Logged): void {
    const { table } = cached;
    this.#grown(cached.id, table.seq);
    this.#services.news.publish(cached.id, table.seq, logged);
    const at = wakeAt(table, leadOf(this.#services));
    if (at === null || at > this.#services.now() + FAR_MILLISECONDS) return;
    const job: Job = { table: cached.id, seq: table.seq };
    this.#services.jobs
      .add(job, at)
      .catch((error) => this.#services.log('job not queued', { table: cached.id, error }));
  }
}

/** Writes the first entry of a table. One that is there already stays, made by whichever process came first. */
export async function openTable(
  { writer, cache }: { readonly writer: TableWriter; readonly cache: TableCache },
  id: string,
  command: string,
  entry: Entry,
): Promise<Appended> {
  const logged: Logged = { seq: 1, command, entry };
  const cached = CachedTable.fromLog(id, [logged]);
  const written = await writer.write(id, logged, cached.table);
  if (written === 'written') cache.keep(cached);
  return written;
}
