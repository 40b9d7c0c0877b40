import type { Problem } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import { onBehalfOf, unasked } from '../asker.ts';
import type { Asked, Tables } from '../contract.ts';
import { SharedWork } from '../shared-work.ts';
import { EncodedNews } from './encoded-news.ts';
import type { PatchBase } from './patch-base.ts';
import { SharedStep, StepNews } from './step-news.ts';
import type { Subscriber, SubscriptionHooks } from './subscriptions.ts';

/** How long to wait before the store is asked again after it did not answer, in milliseconds. */
const PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** What was read for those who are behind. */
interface Page {
  readonly encoded: EncodedNews;
  /** How often the table had grown when it was read. */
  readonly growths: number;
}

/**
 * One viewer of one table, with its subscribers. Those that are new or far behind receive page by page what they missed, each on
 * its own behalf. All others receive what is new together, and never wait for somebody's pages.
 */
export class Subscription {
  readonly token: string | null;
  /** Called when the last subscriber with this token has left. */
  depart = (): void => {};
  /** Subscribers that have everything. */
  readonly #upToDate = new Set<Subscriber>();
  /** The others, each with what it was shown last, for patches. */
  readonly #behind = new Map<Subscriber, PatchBase | null>();
  readonly #tables: Tables;
  readonly #table: string;
  readonly #hooks: SubscriptionHooks;
  readonly #emptied: () => void;
  #busy = false;
  /** Pages that are being read, by the seq before them: those who need the same one share it. */
  #reading: SharedWork<number, Asked<Page>> | null = null;
  /** What was shown last, for patches; forgotten after a while without more. */
  #last: PatchBase | null = null;
  /** There was no news since the last call of `rest`. */
  #quiet = false;
  /** Since when there is news that has not been read yet. */
  #waiting: number | null = null;
  /** How often the table has grown. */
  #growths = 0;
  /** How often in a row the store did not answer. */
  #outages = 0;
  /** Subscribers whose pages could not be read, while the store is left alone. */
  #delayed: Subscriber[] | null = null;

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
    this.#behind.set(subscriber, null);
    this.#page(subscriber);
  }

  leave(subscriber: Subscriber): void {
    this.#upToDate.delete(subscriber);
    this.#behind.delete(subscriber);
  }

  /** The table has grown: sends what is new now, or right after the current send finishes. `shared` is what its viewers share. */
  show(since: number, shared = new SharedStep()): void {
    this.#growths++;
    if (!this.#busy && this.#sendStep(shared)) {
      this.#hooks.shown(performance.now() - since);
      return;
    }
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

  /** Sends one move that is at hand to all who are up to date, without waiting for anything; false if there is more to do. */
  #sendStep(shared: SharedStep): boolean {
    const [first] = this.#upToDate;
    if (first === undefined) return false;
    const { seq } = first;
    for (const subscriber of this.#upToDate) if (subscriber.seq !== seq) return false;
    try {
      const shown = this.#tables.step(this.#table, this.token, seq);
      if (shown === null) return false;
      const encoded = EncodedNews.ofStep(this.#table, new StepNews(this.#table, shown, shared));
      const before = this.#last?.seq === seq ? this.#last : null;
      this.#remember(encoded);
      for (const subscriber of this.#upToDate) {
        subscriber.seq = encoded.seq;
        subscriber.send(encoded, before);
      }
    } catch (error) {
      this.#fail(error);
    }
    return true;
  }

  /** Brings all up-to-date subscribers to the seq of one snapshot; the seq of each decides what it gets. */
  async #sendNews(): Promise<boolean> {
    let from = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const subscriber of this.#upToDate) {
      from = Math.min(from, subscriber.seq);
      most = Math.max(most, subscriber.seq);
    }
    const asked = await unasked(() => this.#tables.news(this.#table, this.token, from));
    if (!asked.ok && asked.refusal.code === 'unavailable') return this.#askLater();
    if (!asked.ok) return this.#endAll(asked.refusal);
    this.#outages = 0;

    const encoded = EncodedNews.of(asked.value);
    const last = this.#last;
    this.#remember(encoded);
    let sent = false;
    for (const subscriber of this.#upToDate) {
      // It had a higher seq before we asked, so the table was restored to an earlier state: this subscriber has to start again.
      if (subscriber.seq > encoded.seq && subscriber.seq <= most) {
        this.#end(subscriber, aheadOf(subscriber, encoded));
        continue;
      }
      // These joined while we asked, with a lower or higher seq: the turn that they caused serves them.
      if (subscriber.seq < from || subscriber.seq >= encoded.seq) continue;
      const own = subscriber.seq === from ? encoded : encoded.after(subscriber.seq);
      const before = last?.seq === subscriber.seq ? last : null;
      this.#send(subscriber, own, before);
      sent = true;
    }
    return sent;
  }

  /** Sends one piece of news. If more follows, the subscriber is behind from now on; otherwise it is up to date. */
  #send(subscriber: Subscriber, encoded: EncodedNews, before: PatchBase | null): void {
    const { seq, more } = encoded;
    subscriber.seq = seq;
    this.leave(subscriber);
    if (more) this.#behind.set(subscriber, encoded.base);
    else this.#upToDate.add(subscriber);
    // It may leave during the send.
    subscriber.send(encoded, before);
    if (!more) return;
    const room = subscriber.room();
    if (room === null) this.#page(subscriber);
    else void room.then(() => this.#page(subscriber));
  }

  /** Sends a page to a subscriber that is behind, when its connection has received the page before. */
  #page(subscriber: Subscriber): void {
    subscriber.pages.add(() => onBehalfOf(subscriber.asker, () => this.#sendPage(subscriber)));
  }

  async #sendPage(subscriber: Subscriber): Promise<void> {
    if (!this.#behind.has(subscriber)) return;
    const { seq } = subscriber;
    try {
      const asked = await this.#read(seq);
      // It may have left meanwhile. If nobody else waited for the page, the page was dropped.
      const last = this.#behind.get(subscriber);
      if (last === undefined) return;
      if (asked.ok) this.#sendRead(subscriber, asked.value, last);
      else if (asked.refusal.code === 'unavailable') this.#askLater(subscriber);
      // Only this one is ended: somebody else's past is no reason to stop the news of others.
      else this.#end(subscriber, asked.refusal);
    } catch (error) {
      if (!this.#behind.has(subscriber)) return;
      this.#end(subscriber, problem('internal'));
      this.#hooks.failed(error, this.#table);
    }
  }

  async #read(seq: number): Promise<Asked<Page>> {
    this.#reading ??= new SharedWork();
    return this.#reading.do(seq, async () => {
      const growths = this.#growths;
      const asked = await this.#tables.news(this.#table, this.token, seq);
      if (!asked.ok) return asked;
      this.#outages = 0;
      return { ok: true, value: { encoded: EncodedNews.of(asked.value), growths } };
    });
  }

  #sendRead(subscriber: Subscriber, { encoded, growths }: Page, last: PatchBase | null): void {
    const { seq, updates, more } = encoded;
    if (seq < subscriber.seq) {
      this.#end(subscriber, aheadOf(subscriber, encoded));
      return;
    }
    if (!more && (this.#last === null || this.#last.seq < seq)) this.#remember(encoded);
    if (updates.length > 0 || subscriber.fresh) this.#send(subscriber, encoded, last);
    else {
      // A poll that waits for something new already has everything.
      this.#behind.delete(subscriber);
      this.#upToDate.add(subscriber);
    }
    // It has not received what the table has grown by since the page was read.
    if (!more && this.#growths !== growths) this.show(performance.now());
  }

  #remember(encoded: EncodedNews): void {
    this.#last = encoded.base;
    this.#quiet = false;
  }

  /** Called from time to time: forgets what was shown if there was no more since the previous call. */
  rest(): void {
    if (this.#quiet) this.#last = null;
    this.#quiet = true;
  }

  /** The store is away. No subscription ends: all wait, and the table is read again after growing pauses. */
  #askLater(...behind: readonly Subscriber[]): false {
    if (this.#delayed !== null) {
      this.#delayed.push(...behind);
      return false;
    }
    const delayed = [...behind];
    this.#delayed = delayed;
    const pause = Math.min(PAUSE * 2 ** this.#outages, LONGEST_PAUSE);
    this.#outages += 1;
    const again = (): void => {
      this.#delayed = null;
      this.show(performance.now());
      for (const subscriber of delayed) this.#page(subscriber);
    };
    setTimeout(() => unasked(again), pause).unref();
    return false;
  }

  #fail(error: unknown): void {
    this.#endAll(problem('internal'));
    this.#hooks.failed(error, this.#table);
  }

  #endAll(why: Problem): false {
    const subscribers = [...this.#upToDate, ...this.#behind.keys()];
    this.#upToDate.clear();
    this.#behind.clear();
    this.#emptied();
    for (const subscriber of subscribers) subscriber.end(why);
    return false;
  }

  #end(subscriber: Subscriber, why: Problem): void {
    this.leave(subscriber);
    if (this.size === 0) this.#emptied();
    subscriber.end(why);
  }
}

/** The subscriber has a higher seq than the table. */
const aheadOf = (subscriber: Subscriber, { seq }: EncodedNews): Problem =>
  problem('seq-ahead', { since: subscriber.seq, seq });
