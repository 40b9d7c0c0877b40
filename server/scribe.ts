import type { Seat } from '@bullpen/engine';
import { type Decision, type Logged, next, problem, type Table, wakeAt } from '@bullpen/table';
import type { Problem } from '@bullpen/wire';
import type { Cell } from './cells.ts';
import type { Job } from './contract.ts';
import { type Ground, leadOf } from './ground.ts';
import { Refused } from './hall.ts';
import { StoreUnavailable } from './store/unavailable.ts';
import { summaryOf } from './summary.ts';

/** A conflict means that another process was quicker. It is read on and tried again, this often. */
const TRIES = 20;

/** What was written, or why nothing was. */
export type Written =
  | { readonly seq: number; readonly token?: string; readonly seat?: Seat }
  | { readonly problem: Problem };

/** Appends, then shows: nothing is told to anybody before it is durable. */
export class Scribe {
  readonly #ground: Ground;
  readonly #grown: (table: string, seq: number) => void;

  /** `grown` tells who follows the table here. */
  constructor(ground: Ground, grown: (table: string, seq: number) => void) {
    this.#ground = ground;
    this.#grown = grown;
  }

  /** Decides, appends and shows; on a conflict reads on and decides again. What has a key (`keys.ts`) is not done twice. */
  async append(cell: Cell, key: string | null, decideOn: (table: Table) => Decision): Promise<Written> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = key === null ? null : cell.doneLately(key);
      if (done !== null) return { seq: done };
      const decision = decideOn(cell.table);
      if ('problem' in decision) {
        // Another process may have written what was not read here yet: nobody is refused for what is no longer so.
        const { seq } = cell.table;
        if (this.#ground.shared) await cell.catchUp(this.#ground.store);
        if (cell.table.seq > seq) continue;
        // What was done long ago and is sent again may be impossible by now: it is answered as it was then.
        return (await this.#doneBefore(cell, key)) ?? decision;
      }
      const logged: Logged = { seq: cell.table.seq + 1, command: key, entry: decision.entry };
      const step = next(cell.id, cell.table, logged, decision.played);
      if ((await this.write(cell.id, logged, step.table)) === 'written') {
        cell.add(logged, step);
        this.#show(cell);
        const { token, seat } = decision;
        return {
          seq: logged.seq,
          ...(token !== undefined && { token }),
          ...(seat !== undefined && { seat }),
        };
      }
      await cell.catchUp(this.#ground.store);
      const before = await this.#doneBefore(cell, key);
      if (before !== null) return before;
      // The log ends before what is in memory: the store was restored to an earlier state. The caller tries again with that.
      if (cell.table.seq < logged.seq)
        throw new Refused(problem('unavailable'), new Error('the log is shorter than it was'));
    }
    return { problem: problem('unavailable') };
  }

  async #doneBefore(cell: Cell, key: string | null): Promise<Written | null> {
    const seq = key === null ? null : await cell.doneBefore(this.#ground.store, key);
    return seq === null ? null : { seq };
  }

  /** An append that fails may have been written all the same: what is in memory is forgotten, and the log is read anew. */
  async write(id: string, logged: Logged, after: Table): Promise<'written' | 'conflict'> {
    try {
      return await this.#ground.store.append(id, logged, summaryOf(after));
    } catch (error) {
      throw error instanceof StoreUnavailable ? new Refused(problem('unavailable'), error) : error;
    }
  }

  /** What is durable may be seen: here at once, elsewhere by the news; and what it makes due is queued. */
  #show(cell: Cell): void {
    const { table } = cell;
    this.#grown(cell.id, table.seq);
    this.#ground.news.publish(cell.id, table.seq);
    const at = wakeAt(table, leadOf(this.#ground));
    if (at === null) return;
    const job: Job = { table: cell.id, seq: table.seq };
    this.#ground.jobs
      .add(job, at)
      .catch((error) => this.#ground.log('job not queued', { table: cell.id, error }));
  }
}
