import type { Problem, Snapshot } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { Tables } from '../contract.ts';
import { callers, onBehalfOf, unasked, WaitingCallers } from '../lane.ts';
import { EncodedNews } from './encoded-news.ts';
import type { Subscriber, SubscriptionHooks } from './subscriptions.ts';

/** How long the store is left alone after it did not answer, in milliseconds. */
const PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** What is known of a subscriber that has not received everything yet. */
interface Behind {
  /** Who is charged for the pages that it needs. */
  readonly callers: readonly string[];
  /** The snapshot that it received last, for patches. */
  readonly last: Snapshot | null;
  /** It has read enough of what was sent to be sent another page. */
  ready: boolean;
}

/**
 * One viewer of one table, with its subscribers. Those that are new or far behind receive page by page what they missed. All
 * others receive what is new together, and never wait for somebody's pages.
 */
export class Subscription {
  readonly token: string | null;
  /** Called when the last subscriber with this token has left. */
  depart = (): void => {};
  /** Subscribers that have everything, each with the callers to charge for pages if it falls behind. */
  readonly #upToDate = new Map<Subscriber, readonly string[]>();
  readonly #behind = new Map<Subscriber, Behind>();
  readonly #tables: Tables;
  readonly #table: string;
  readonly #hooks: SubscriptionHooks;
  readonly #emptied: () => void;
  #busy = false;
  #paging = false;
  /** Who waits for the page that is being read. */
  #reading: WaitingCallers | null = null;
  /** The snapshot that was sent last, for patches; forgotten after a while without news. */
  #last: Snapshot | null = null;
  #quiet = false;
  /** Since when there is news that has not been read yet. */
  #waiting: number | null = null;
  /** How often the table has grown. */
  #growths = 0;
  /** How often in a row the store did not answer. */
  #outages = 0;

  constructor(
    tables: Tables,
    table: string,
    token: string | null,
    hooks: SubscriptionHooks,
    emptied: () => void,
  ) {
    this.#tables = tables;
    this.#table = table;
    this.token = token;
    this.#hooks = hooks;
    this.#emptied = emptied;
  }

  get size(): number {
    return this.#upToDate.size + this.#behind.size;
  }

  join(subscriber: Subscriber): void {
    this.#behind.set(subscriber, { callers: callers(), last: null, ready: true });
    this.#reading?.join(callers());
    this.#page();
  }

  leave(subscriber: Subscriber): void {
    this.#upToDate.delete(subscriber);
    this.#behind.delete(subscriber);
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
      while (this.#waiting !== null && this.#upToDate.size > 0) {
        const since = this.#waiting;
        this.#waiting = null;
        if (await this.#sendNews()) this.#hooks.shown(performance.now() - since);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#waiting = null;
    this.#busy = false;
  }

  /** Brings all up-to-date subscribers to the seq of one snapshot; the seq of each decides what it gets. */
  async #sendNews(): Promise<boolean> {
    let from = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const subscriber of this.#upToDate.keys()) {
      from = Math.min(from, subscriber.seq);
      most = Math.max(most, subscriber.seq);
    }
    const asked = await unasked(() => this.#tables.news(this.#table, this.token, from));
    if (!asked.ok && asked.refusal.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.refusal);
    this.#outages = 0;

    const { updates, snapshot, more } = asked.value;
    const encoded = new EncodedNews(this.#table, updates, snapshot, more);
    const last = this.#last;
    this.#remember(snapshot);
    let sent = false;
    for (const [subscriber, callers] of this.#upToDate) {
      // It had this seq before we asked, so the table was restored to an earlier state: it has to begin again.
      if (subscriber.seq > snapshot.seq && subscriber.seq <= most) {
        this.#end(subscriber, snapshot.seq);
        continue;
      }
      // These came while we asked, with a lower or higher seq: they are served by the turn that they caused.
      if (subscriber.seq < from || subscriber.seq >= snapshot.seq) continue;
      const own = subscriber.seq === from ? encoded : encoded.after(subscriber.seq);
      const before = last?.seq === subscriber.seq ? last : null;
      this.#send(subscriber, callers, own, before);
      sent = true;
    }
    if (more) this.#page();
    return sent;
  }

  /** Sends one piece of news. If more follows, the subscriber is behind from now on; otherwise it is up to date. */
  #send(
    subscriber: Subscriber,
    callers: readonly string[],
    encoded: EncodedNews,
    before: Snapshot | null,
  ): void {
    const { snapshot, more } = encoded;
    const behind = { callers, last: snapshot, ready: true };
    subscriber.seq = snapshot.seq;
    this.#behind.delete(subscriber);
    if (more) {
      this.#upToDate.delete(subscriber);
      this.#behind.set(subscriber, behind);
    } else this.#upToDate.set(subscriber, callers);
    // It may leave during the send.
    subscriber.send(encoded, before);
    const room = more ? subscriber.room() : null;
    if (room === null) return;
    behind.ready = false;
    void room.then(() => {
      behind.ready = true;
      this.#page();
    });
  }

  /** Sends pages to those that are behind. They take turns. */
  #page(): void {
    if (!this.#paging) void this.#pages();
  }

  async #pages(): Promise<void> {
    this.#paging = true;
    // The turn at which each caller was last sent a page.
    const turns = new Map<string, number>();
    try {
      let seq = this.#nextSeq(turns);
      while (seq !== null && (await this.#sendPage(seq, turns))) seq = this.#nextSeq(turns);
    } catch (error) {
      this.#fail(error);
    }
    this.#reading = null;
    this.#paging = false;
  }

  /** The seq of the subscriber to serve next: callers take turns, however many subscribers one of them has. */
  #nextSeq(turns: ReadonlyMap<string, number>): number | null {
    let next: { readonly seq: number; readonly turn: number } | null = null;
    for (const [{ seq }, { callers, ready }] of this.#behind) {
      const turn = Math.min(...callers.map((caller) => turns.get(caller) ?? 0));
      if (ready && (next === null || turn < next.turn)) next = { seq, turn };
    }
    return next?.seq ?? null;
  }

  /** Those who can be sent the page after this seq. */
  #behindAt(seq: number): [Subscriber, Behind][] {
    return [...this.#behind].filter(([subscriber, { ready }]) => ready && subscriber.seq === seq);
  }

  /** One page, for all that are behind at the same seq; false if no more can be sent now. */
  async #sendPage(seq: number, turns: Map<string, number>): Promise<boolean> {
    const growths = this.#growths;
    const served = this.#behindAt(seq).flatMap(([, behind]) => behind.callers);
    const turn = Math.max(0, ...turns.values()) + 1;
    for (const caller of served) turns.set(caller, turn);
    // All who are behind wait for this page, since theirs come after it.
    this.#reading = new WaitingCallers([...this.#behind.values()].flatMap(({ callers }) => callers));
    const asked = await onBehalfOf(this.#reading, () => this.#tables.news(this.#table, this.token, seq));
    if (!asked.ok && asked.refusal.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.refusal);
    this.#outages = 0;
    const { updates, snapshot, more } = asked.value;
    const encoded = new EncodedNews(this.#table, updates, snapshot, more);
    if (!more && (this.#last === null || this.#last.seq < snapshot.seq)) this.#remember(snapshot);
    for (const [subscriber, { callers, last }] of this.#behindAt(seq)) {
      if (snapshot.seq < seq) {
        this.#end(subscriber, snapshot.seq);
        continue;
      }
      // A poll that waits for something new already has everything.
      if (updates.length > 0 || subscriber.fresh) this.#send(subscriber, callers, encoded, last);
      else {
        this.#behind.delete(subscriber);
        this.#upToDate.set(subscriber, callers);
      }
    }
    // Those that just caught up have not received this growth.
    if (!more && this.#growths !== growths) this.show(performance.now());
    return true;
  }

  #remember(snapshot: Snapshot): void {
    this.#last = snapshot;
    this.#quiet = false;
  }

  /** Called from time to time: forgets the last snapshot if there was no news since the previous call. */
  rest(): void {
    if (this.#quiet) this.#last = null;
    this.#quiet = true;
  }

  /** The store is away. Nobody is ended: all wait, and the table is read again after growing pauses. */
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
    const subscribers = [...this.#upToDate.keys(), ...this.#behind.keys()];
    this.#upToDate.clear();
    this.#behind.clear();
    this.#emptied();
    for (const subscriber of subscribers) subscriber.end(why);
    return false;
  }

  /** The table has not reached the seq that the subscriber has. */
  #end(subscriber: Subscriber, seq: number): void {
    this.leave(subscriber);
    if (this.size === 0) this.#emptied();
    subscriber.end(problem('seq-ahead', { since: subscriber.seq, seq }));
  }
}
