import { Worker } from 'node:worker_threads';
import { gatherAfter } from '../gather-after.ts';
import type { Files } from './sqlite-identity.ts';
import { journal } from './sqlite-journal.ts';
import type { Orders, WriteReply, WriteRequest, WriterMessage } from './sqlite-writer.ts';
import { playersIn, type Store } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

interface Waiting {
  readonly wish: WriteRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface SqliteAppender {
  /** What became of an append, or what a job gives. */
  readonly write: (wish: WriteRequest) => Promise<unknown>;
  /** Writes what is waiting, and nothing afterwards. */
  readonly close: () => Promise<void>;
}

const SCRIPT = new URL('./sqlite-writer.ts', import.meta.url);

/**
 * Group commit in a thread of its own: the disk is waited for there, not on the event loop. What arrives while a group is
 * being written becomes the next one, since the price of durability is paid per group. Each append is answered after COMMIT.
 *
 * The thread begins at once, not with the first append: a new version may be put in the place of these files before that, and
 * its thread would not understand us.
 */
export function appender(folder: string, files: Files): SqliteAppender {
  let writer: Worker | null = null;
  let waiting: Waiting[] = [];
  let group: Waiting[] = [];
  let scheduled = false;
  let closed = false;
  let drained = (): void => {};
  const post = (message: WriterMessage): void => writer?.postMessage(message);
  const copied = journal({ folder, files }, () => post('finish'));

  const send = (): void => {
    scheduled = false;
    if (group.length > 0) return;
    if (waiting.length === 0) drained();
    else {
      group = waiting;
      waiting = [];
      writer ??= start();
      // While nothing is being written, the thread keeps no process alive.
      writer.ref();
      post(group.map(({ wish }) => wish));
    }
  };

  const start = (): Worker => {
    const thread = new Worker(SCRIPT, { workerData: { folder, files } satisfies Orders });
    thread.on('message', (replies: readonly WriteReply[]) => {
      const written = group;
      group = [];
      thread.unref();
      copied.grown(written.length);
      for (const [i, { resolve, reject }] of written.entries()) {
        const reply = replies[i]!;
        if ('value' in reply) resolve(reply.value);
        else if (reply.ill === null) reject(new Error(reply.error));
        else reject(new StoreUnavailable(reply.ill, new Error(reply.error)));
      }
      const wait = gatherAfter(written.length);
      if (wait === 0) return send();
      scheduled = true;
      setTimeout(send, wait);
    });
    // Whether the group was written nobody knows: who wants to be sure reads again. The next one finds a new thread.
    thread.on('error', (error) => lose(thread, error));
    thread.on('exit', () => lose(thread, 'the writing thread has ended'));
    thread.unref();
    return thread;
  };

  const lose = (thread: Worker, error: unknown): void => {
    if (thread !== writer) return;
    writer = null;
    const lost = group;
    group = [];
    for (const { reject } of lost) reject(new StoreUnavailable('failed', error));
    send();
  };

  writer = start();

  const write = (wish: WriteRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new StoreUnavailable('closed'));
      waiting.push({ wish, resolve, reject });
      if (scheduled || group.length > 0) return;
      scheduled = true;
      setImmediate(send);
    });

  return {
    write,
    async close() {
      closed = true;
      if (group.length > 0 || waiting.length > 0)
        await new Promise<void>((resolve) => {
          drained = resolve;
        });
      await copied.close();
      const thread = writer;
      if (thread === null) return;
      thread.ref();
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      post('close');
      writer = null;
      await ended;
    },
  };
}

/** An append in the plain values that the writing thread takes. */
export function appendWish(
  ...[table, logged, summary, circle = null]: Parameters<Store['append']>
): WriteRequest {
  const { seq, command, entry } = logged;
  const { game, status, listed, seats, free, due, changed, host, rated } = summary;
  const row = [table, game, status, listed ? 1 : 0, seats, free, host, due, changed, rated ? 1 : 0] as const;
  return [row, seq, command, JSON.stringify(entry), playersIn(entry), circle];
}
