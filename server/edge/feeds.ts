import type { Problem, Snapshot } from '@bullpen/wire';
import type { Tables } from '../contract.ts';
import type { EncodedNews } from './encoded-news.ts';
import { Viewing } from './viewing.ts';

/** Somebody who is told how a table goes on: over a socket, an event stream or a waiting poll. */
export interface Follower {
  /** The last seq that it has been told. */
  seq: number;
  /** It wants a snapshot when it comes, even if nothing has happened. */
  readonly fresh: boolean;
  /** `before` is the snapshot that it was told last, where that is at hand. */
  tell(encoded: EncodedNews, before: Snapshot | null): void;
  /** Waits until it can be sent another page; null if that is now. */
  room(): Promise<void> | null;
  /** It is told nothing more, and why. */
  end(problem: Problem): void;
}

export interface FeedHooks {
  /** The asking failed: a bug, or the store does not answer. The followers have been told. */
  failed(error: unknown, table: string): void;
  /** From growth to sending, in milliseconds. */
  shown(milliseconds: number): void;
}

/**
 * Brings the growth of tables to their followers. A table is asked once for each viewer (a token, or the watchers), however
 * many follow as that viewer, and once for all growths within a turn of the event loop.
 */
export class Feeds {
  readonly #tables: Tables;
  readonly #hooks: FeedHooks;
  readonly #feeds = new Map<string, Feed>();
  #grown: Feed[] = [];

  constructor(tables: Tables, hooks: FeedHooks) {
    this.#tables = tables;
    this.#hooks = hooks;
  }

  /** How many tables are followed here. */
  get size(): number {
    return this.#feeds.size;
  }

  /**
   * Tells the follower all that happened after its seq, now and from now on, until it is ended or the function that comes
   * back is called. Its token and seq have been found good.
   */
  join(table: string, token: string | null, follower: Follower): () => void {
    const feed = this.#feed(table);
    const viewing = this.#viewing(feed, token);
    // The table is watched from before it is asked, so no growth falls in between.
    viewing.join(follower);
    return () => {
      viewing.leave(follower);
      this.#tidy(feed, viewing);
    };
  }

  /** From time to time: forget what is at rest. */
  sweep(): void {
    for (const { viewings } of this.#feeds.values()) for (const viewing of viewings.values()) viewing.rest();
  }

  #feed(table: string): Feed {
    const known = this.#feeds.get(table);
    if (known !== undefined) return known;
    const feed: Feed = { table, viewings: new Map(), grownAt: null, stop: () => {} };
    this.#feeds.set(table, feed);
    feed.stop = this.#tables.subscribe(table, () => this.#grew(feed));
    return feed;
  }

  #viewing(feed: Feed, token: string | null): Viewing {
    const known = feed.viewings.get(token);
    if (known !== undefined) return known;
    const viewing = new Viewing(this.#tables, feed.table, token, this.#hooks, () =>
      this.#tidy(feed, viewing),
    );
    feed.viewings.set(token, viewing);
    if (token !== null) viewing.depart = this.#tables.attend(feed.table, token);
    return viewing;
  }

  #tidy(feed: Feed, viewing: Viewing): void {
    if (viewing.size > 0 || feed.viewings.get(viewing.token) !== viewing) return;
    feed.viewings.delete(viewing.token);
    viewing.depart();
    if (feed.viewings.size > 0 || this.#feeds.get(feed.table) !== feed) return;
    this.#feeds.delete(feed.table);
    feed.stop();
  }

  #grew(feed: Feed): void {
    if (feed.grownAt !== null) return;
    feed.grownAt = performance.now();
    if (this.#grown.length === 0) setImmediate(() => this.#showAll());
    this.#grown.push(feed);
  }

  #showAll(): void {
    const grown = this.#grown;
    this.#grown = [];
    for (const feed of grown) {
      const at = feed.grownAt!;
      feed.grownAt = null;
      for (const viewing of feed.viewings.values()) viewing.show(at);
    }
  }
}

interface Feed {
  readonly table: string;
  readonly viewings: Map<string | null, Viewing>;
  /** When it grew, if that has not been shown yet. */
  grownAt: number | null;
  stop: () => void;
}
