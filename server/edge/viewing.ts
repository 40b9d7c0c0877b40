import type { Problem, Snapshot } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { Tables } from '../contract.ts';
import { callersAt, onBehalfOf, unasked, WaitingCallers } from '../lane.ts';
import { EncodedNews } from './encoded-news.ts';
import type { FeedHooks, Follower } from './feeds.ts';

/** How long the store is left alone after it did not answer, in milliseconds. */
const PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** Where a follower is that has not been told all yet. */
interface Behind {
  /** Who is charged for the pages that it needs. */
  readonly callers: readonly string[];
  /** The snapshot that it was told last, for patches. */
  readonly last: Snapshot | null;
  /** It has read enough of what was sent to be sent another page. */
  ready: boolean;
}

/**
 * One viewer of one table, and all who follow as this viewer. Those who come, and those who are far behind, are told page by
 * page what they missed. Everybody else is told together what is new, and never waits for somebody's pages.
 */
export class Viewing {
  readonly token: string | null;
  /** Says that nobody is here any more with this token. */
  depart = (): void => {};
  /** With who is charged for pages, should they fall behind. */
  readonly #abreast = new Map<Follower, readonly string[]>();
  readonly #behind = new Map<Follower, Behind>();
  readonly #tables: Tables;
  readonly #table: string;
  readonly #hooks: FeedHooks;
  readonly #emptied: () => void;
  #busy = false;
  #paging = false;
  /** The snapshot that was told last, for patches; nothing after a while without news. */
  #last: Snapshot | null = null;
  #quiet = false;
  /** Since when there is something that nobody has asked for yet. */
  #waiting: number | null = null;
  /** How often the table has grown. */
  #growths = 0;
  /** How often in a row the store did not answer. */
  #outages = 0;

  constructor(tables: Tables, table: string, token: string | null, hooks: FeedHooks, emptied: () => void) {
    this.#tables = tables;
    this.#table = table;
    this.token = token;
    this.#hooks = hooks;
    this.#emptied = emptied;
  }

  get size(): number {
    return this.#abreast.size + this.#behind.size;
  }

  join(follower: Follower): void {
    this.#behind.set(follower, { callers: callersAt(this.#table), last: null, ready: true });
    this.#page();
  }

  leave(follower: Follower): void {
    this.#abreast.delete(follower);
    this.#behind.delete(follower);
  }

  /** The table has grown: sends what is new now, or right after the current send finishes. */
  show(since: number): void {
    this.#growths++;
    this.#waiting ??= since;
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#waiting !== null && this.#abreast.size > 0) {
        const since = this.#waiting;
        this.#waiting = null;
        if (await this.#tell()) this.#hooks.shown(performance.now() - since);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#waiting = null;
    this.#busy = false;
  }

  /** Brings all who are abreast to the seq of one snapshot; its own seq decides what each gets. */
  async #tell(): Promise<boolean> {
    let from = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const follower of this.#abreast.keys()) {
      from = Math.min(from, follower.seq);
      most = Math.max(most, follower.seq);
    }
    const asked = await unasked(() => this.#tables.news(this.#table, this.token, from));
    if (!asked.ok && asked.refusal.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.refusal);
    this.#outages = 0;

    const { updates, snapshot, more } = asked.value;
    const encoded = new EncodedNews(this.#table, updates, snapshot, more);
    const last = this.#last;
    this.#remember(snapshot);
    let told = false;
    for (const [follower, callers] of this.#abreast) {
      // It was there before we asked, so the table was restored to an earlier state: it has to begin again.
      if (follower.seq > snapshot.seq && follower.seq <= most) {
        this.#end(follower, snapshot.seq);
        continue;
      }
      // Those who came while we asked, with less or with more than this: their coming makes another turn.
      if (follower.seq < from || follower.seq >= snapshot.seq) continue;
      const own = follower.seq === from ? encoded : encoded.after(follower.seq);
      const before = last?.seq === follower.seq ? last : null;
      this.#send(follower, callers, own, before);
      told = true;
    }
    if (more) this.#page();
    return told;
  }

  /** Sends one piece of news. Whoever has more to come after it is behind from then on, and else abreast. */
  #send(follower: Follower, callers: readonly string[], encoded: EncodedNews, before: Snapshot | null): void {
    const { snapshot, more } = encoded;
    const behind = { callers, last: snapshot, ready: true };
    follower.seq = snapshot.seq;
    this.#behind.delete(follower);
    if (more) {
      this.#abreast.delete(follower);
      this.#behind.set(follower, behind);
    } else this.#abreast.set(follower, callers);
    // It may leave while it is told.
    follower.tell(encoded, before);
    const room = more ? follower.room() : null;
    if (room === null) return;
    behind.ready = false;
    void room.then(() => {
      behind.ready = true;
      this.#page();
    });
  }

  /** Tells those who are behind, one page after another, taking turns. */
  #page(): void {
    if (!this.#paging) void this.#pages();
  }

  async #pages(): Promise<void> {
    this.#paging = true;
    try {
      let seq = this.#nextSeq();
      while (seq !== null && (await this.#tellPage(seq))) seq = this.#nextSeq();
    } catch (error) {
      this.#fail(error);
    }
    this.#paging = false;
  }

  /** The seq of the one who has waited longest for a page. */
  #nextSeq(): number | null {
    for (const [follower, { ready }] of this.#behind) if (ready) return follower.seq;
    return null;
  }

  /** Those who can be sent the page after this seq. */
  #behindAt(seq: number): [Follower, Behind][] {
    return [...this.#behind].filter(([follower, { ready }]) => ready && follower.seq === seq);
  }

  /** One page, for all who are behind at the same seq; false if no more can be told now. */
  async #tellPage(seq: number): Promise<boolean> {
    const growths = this.#growths;
    const callers = new WaitingCallers(this.#behindAt(seq).flatMap(([, behind]) => behind.callers));
    const asked = await onBehalfOf(callers, () => this.#tables.news(this.#table, this.token, seq));
    if (!asked.ok && asked.refusal.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.refusal);
    this.#outages = 0;
    const { updates, snapshot, more } = asked.value;
    const encoded = new EncodedNews(this.#table, updates, snapshot, more);
    if (!more && (this.#last === null || this.#last.seq < snapshot.seq)) this.#remember(snapshot);
    for (const [follower, { callers, last }] of this.#behindAt(seq)) {
      if (snapshot.seq < seq) {
        this.#end(follower, snapshot.seq);
        continue;
      }
      // A poll that waits for something new has been told all that there is.
      if (updates.length > 0 || follower.fresh) this.#send(follower, callers, encoded, last);
      else {
        this.#behind.delete(follower);
        this.#abreast.set(follower, callers);
      }
    }
    // Those who are abreast from now on have not been told of this growth.
    if (!more && this.#growths !== growths) this.show(performance.now());
    return true;
  }

  #remember(snapshot: Snapshot): void {
    this.#last = snapshot;
    this.#quiet = false;
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
    const again = (): void => {
      this.show(performance.now());
      this.#page();
    };
    setTimeout(again, pause).unref();
    return false;
  }

  #fail(error: unknown): void {
    this.#endAll(problem('internal'));
    this.#hooks.failed(error, this.#table);
  }

  #endAll(why: Problem): false {
    const followers = [...this.#abreast.keys(), ...this.#behind.keys()];
    this.#abreast.clear();
    this.#behind.clear();
    this.#emptied();
    for (const follower of followers) follower.end(why);
    return false;
  }

  /** The table has not come as far as the follower has seen. */
  #end(follower: Follower, seq: number): void {
    this.leave(follower);
    if (this.size === 0) this.#emptied();
    follower.end(problem('seq-ahead', { since: follower.seq, seq }));
  }
}
