import type { Follow, Problem } from '@bullpen/wire';
import { SingleAsker } from '../asker.ts';
import type { Connection } from './connection.ts';
import type { EncodedNews } from './encoded-news.ts';
import type { PageQueue } from './page-queue.ts';
import type { PatchBase } from './patch-base.ts';
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
  /** The number of the table for lean news, on a connection that wants them; else null. */
  readonly of: number | null;
  #leave: (() => void) | null = null;

  /** `free` is a number that no table of this connection has. */
  constructor(
    connection: Connection,
    { table, patches = false, lean = false }: Follow['follow'],
    free: number,
  ) {
    this.#connection = connection;
    this.table = table;
    this.of = lean ? free : null;
    // What is no single move comes as a patch.
    this.#patches = patches || lean;
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

  send(encoded: EncodedNews, before: PatchBase | null): void {
    // A client that is sent a single step has the snapshot before it.
    const lean = this.of === null ? null : encoded.lean(this.of);
    if (lean !== null) this.#connection.send(lean);
    else
      this.#connection.send(
        this.#patches && before !== null ? encoded.since(before.snapshot) : encoded.whole,
      );
  }

  room(): Promise<void> | null {
    return this.#connection.room();
  }

  end(problem: Problem): void {
    this.#leave = null;
    this.#connection.left(this, problem);
  }
}
