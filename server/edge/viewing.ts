import type { Problem, Snapshot } from '@bullpen/wire';
import type { Tables } from '../contract.ts';
import type { FeedHooks, Follower } from './feeds.ts';
import { Parcel } from './parcel.ts';
import { problem } from './problems.ts';

/** How long the store is left alone after it did not answer, in milliseconds. */
const PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** One viewer of one table, and all who follow as this viewer. It asks the table one thing at a time. */
export class Viewing {
  readonly token: string | null;
  readonly followers = new Set<Follower>();
  readonly #tables: Tables;
  readonly #table: string;
  readonly #hooks: FeedHooks;
  readonly #emptied: () => void;
  #busy = false;
  /** The snapshot that was told last, for patches; nothing after a while without news. */
  #last: Snapshot | null = null;
  #quiet = false;
  /** Since when there is something that nobody has asked for yet. */
  #waiting: number | null = null;
  /** How often in a row the store did not answer. */
  #outages = 0;

  constructor(tables: Tables, table: string, token: string | null, hooks: FeedHooks, emptied: () => void) {
    this.#tables = tables;
    this.#table = table;
    this.token = token;
    this.#hooks = hooks;
    this.#emptied = emptied;
  }

  /** There is something to be told since then: to be told now, or as soon as what is being told has been told. */
  show(since: number): void {
    this.#waiting ??= since;
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#waiting !== null && this.followers.size > 0) {
        const since = this.#waiting;
        this.#waiting = null;
        if (await this.#tell()) this.#hooks.shown(performance.now() - since);
      }
    } catch (error) {
      this.#endAll(problem('internal'));
      this.#hooks.failed(error, this.#table);
    }
    this.#waiting = null;
    this.#busy = false;
  }

  /** Brings every follower to the seq of one snapshot; its own seq decides what it gets. */
  async #tell(): Promise<boolean> {
    let from = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const follower of this.followers) {
      from = Math.min(from, follower.seq);
      most = Math.max(most, follower.seq);
    }
    const asked = await this.#tables.news(this.#table, this.token, from);
    if (!asked.ok && asked.problem.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.problem);
    this.#outages = 0;

    const { updates, snapshot } = asked.value;
    const parcel = new Parcel(this.#table, updates, snapshot);
    const { seq } = snapshot;
    const last = this.#last;
    this.#last = snapshot;
    this.#quiet = false;
    let told = false;
    for (const follower of this.followers) {
      // It was there before we asked, so the table was restored to an earlier state: it has to begin again.
      if (follower.seq > seq && follower.seq <= most) {
        this.#end(follower, problem('seq-ahead', { since: follower.seq, seq }));
        continue;
      }
      // Those who came while we asked, with less or with more than this: their coming makes another turn.
      if (follower.seq < from || follower.seq > seq) continue;
      if (follower.seq === seq && !follower.fresh) continue;
      const own = follower.seq === from ? parcel : parcel.after(follower.seq);
      const before = !follower.fresh && last?.seq === follower.seq ? last : null;
      follower.seq = seq;
      follower.fresh = false;
      follower.tell(own, before);
      told = true;
    }
    return told;
  }

  /** From time to time: what has not been of use since the last time is forgotten. */
  rest(): void {
    if (this.#quiet) this.#last = null;
    this.#quiet = true;
  }

  /** The store is away: nobody is to blame and nobody is ended. All wait, and it is asked again after growing pauses. */
  #askLater(): false {
    const pause = Math.min(PAUSE * 2 ** this.#outages, LONGEST_PAUSE);
    this.#outages += 1;
    setTimeout(() => this.show(performance.now()), pause).unref();
    return false;
  }

  #endAll(why: Problem): false {
    for (const follower of [...this.followers]) this.#end(follower, why);
    return false;
  }

  #end(follower: Follower, why: Problem): void {
    this.followers.delete(follower);
    if (this.followers.size === 0) this.#emptied();
    follower.end(why);
  }
}
