import type { Problem, Snapshot } from '@bullpen/wire';
import { SingleAsker } from '../asker.ts';
import type { Connection } from './connection.ts';
import type { EncodedNews } from './encoded-news.ts';
import type { PageQueue } from './page-queue.ts';
import type { Subscriber, Subscriptions } from './subscriptions.ts';

/** A connection as the subscriber of a table that it follows, or is about to. */
export class SocketSubscriber implements Subscriber {
  readonly table: string;
  seq = 0;
  readonly fresh = true;
  readonly asker: SingleAsker;
  readonly #connection: Connection;
  /** The client understands patches of the snapshot that it has. */
  readonly #patches: boolean;
  #leave: (() => void) | null = null;

  constructor(connection: Connection, table: string, patches: boolean) {
    this.#connection = connection;
    this.table = table;
    this.#patches = patches;
    this.asker = new SingleAsker(connection.caller);
  }

  get pages(): PageQueue {
    return this.#connection.pages;
  }

  begin(subscriptions: Subscriptions, token: string | null, seq: number): void {
    if (this.asker.gone) return;
    this.seq = seq;
    this.#leave = subscriptions.join(this.table, token, this);
  }

  /** The connection no longer follows the table, or is gone: it never begins again, and what is done for it is dropped. */
  stop(): void {
    this.#leave?.();
    this.#leave = null;
    this.asker.leave();
  }

  send(encoded: EncodedNews, before: Snapshot | null): void {
    this.#connection.send(this.#patches && before !== null ? encoded.since(before) : encoded.message);
  }

  room(): Promise<void> | null {
    return this.#connection.room();
  }

  end(problem: Problem): void {
    this.#leave = null;
    this.#connection.left(this, problem);
  }
}
