import type { Problem } from '@bullpen/wire';
import type { Asker } from '../asker.ts';
import type { Tables } from '../contract.ts';
import type { EncodedNews } from './encoded-news.ts';
import type { PageQueue } from './page-queue.ts';
import type { PatchBase } from './patch-base.ts';
import { SharedStep } from './step-news.ts';
import { Subscription } from './subscription.ts';

/** A client that receives the news of a table: over a socket, an event stream or a waiting poll. */
export interface Subscriber {
  /** The last seq that was sent to it. */
  seq: number;
  /** It wants a snapshot at the beginning, even if nothing has happened. */
  readonly fresh: boolean;
  /** On whose behalf pages are read for it. It leaves when the subscriber does. */
  readonly asker: Asker;
  /** Where its pages take their turns. */
  readonly pages: PageQueue;
  /** Sends news. `before` is what it was shown last, or null if that is not in memory. */
  send(encoded: EncodedNews, before: PatchBase | null): void;
  /** Waits until it has room for another page; null if it has room now. */
  room(): Promise<void> | null;
  /** The last message: nothing more is sent, and why. */
  end(problem: Problem): void;
}

export interface SubscriptionHooks {
  /** The table could not be read, because of a bug or an outage. The subscribers know already. */
  failed(error: unknown, table: string): void;
  /** From growth to sending, in milliseconds. */
  shown(milliseconds: number): void;
}

/**
 * All subscriptions of this process. A table has one `Subscription` for each viewer (a token, or the watchers), however many
 * clients subscribe as that viewer. A subscription reads its table once for all entries of one turn of the event loop.
 */
export class Subscriptions {
  readonly #tables: Tables;
  readonly #hooks: SubscriptionHooks;
  readonly #followed = new Map<string, FollowedTable>();
  #grown: FollowedTable[] = [];

  constructor(tables: Tables, hooks: SubscriptionHooks) {
    this.#tables = tables;
    this.#hooks = hooks;
  }

  /** How many tables are followed here. */
  get size(): number {
    return this.#followed.size;
  }

  /**
   * Sends the subscriber everything after its seq, now and later, until it is ended or the returned function is called. The
   * caller has checked its token and seq.
   */
  join(table: string, token: string | null, subscriber: Subscriber): () => void {
    const followed = this.#follow(table);
    const subscription = this.#subscription(followed, token);
    // The table is watched before it is read, so no entry is missed in between.
    subscription.join(subscriber);
    return () => {
      subscription.leave(subscriber);
      this.#tidy(followed, subscription);
    };
  }

  /** Called from time to time: forgets the snapshots of quiet subscriptions. */
  sweep(): void {
    for (const { subscriptions } of this.#followed.values())
      for (const subscription of subscriptions.values()) subscription.rest();
  }

  #follow(table: string): FollowedTable {
    const known = this.#followed.get(table);
    if (known !== undefined) return known;
    const followed: FollowedTable = { table, subscriptions: new Map(), grownAt: null, stop: () => {} };
    this.#followed.set(table, followed);
    followed.stop = this.#tables.subscribe(table, () => this.#grew(followed));
    return followed;
  }

  #subscription(followed: FollowedTable, token: string | null): Subscription {
    const known = followed.subscriptions.get(token);
    if (known !== undefined) return known;
    const subscription = new Subscription(this.#tables, followed.table, token, this.#hooks, () =>
      this.#tidy(followed, subscription),
    );
    followed.subscriptions.set(token, subscription);
    if (token !== null) subscription.depart = this.#tables.attend(followed.table, token);
    return subscription;
  }

  #tidy(followed: FollowedTable, subscription: Subscription): void {
    if (subscription.size > 0 || followed.subscriptions.get(subscription.token) !== subscription) return;
    followed.subscriptions.delete(subscription.token);
    subscription.depart();
    if (followed.subscriptions.size > 0 || this.#followed.get(followed.table) !== followed) return;
    this.#followed.delete(followed.table);
    followed.stop();
  }

  #grew(followed: FollowedTable): void {
    if (followed.grownAt !== null) return;
    followed.grownAt = performance.now();
    if (this.#grown.length === 0) setImmediate(() => this.#showAll());
    this.#grown.push(followed);
  }

  #showAll(): void {
    const grown = this.#grown;
    this.#grown = [];
    for (const followed of grown) {
      const at = followed.grownAt ?? performance.now();
      followed.grownAt = null;
      const shared = new SharedStep();
      for (const subscription of followed.subscriptions.values()) subscription.show(at, shared);
    }
  }
}

interface FollowedTable {
  readonly table: string;
  readonly subscriptions: Map<string | null, Subscription>;
  /** When it grew, if that has not been sent yet. */
  grownAt: number | null;
  stop: () => void;
}
