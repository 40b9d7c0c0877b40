import { Worker } from 'node:worker_threads';
import type { Files } from './sqlite-identity.ts';

/** After this many appends and jobs the journal goes into the file. */
const OFTEN = 4000;

const SCRIPT = new URL('./sqlite-checkpoint.ts', import.meta.url);

/** What the thread that copies is started with: the folder, and the files that it must find there. */
export interface CopyOrders {
  readonly folder: string;
  readonly files: Files;
}

/** Keeps the journal short. */
export interface JournalKeeper {
  /** This much more is in the journal. */
  grown(by: number): void;
  close(): Promise<void>;
}

/**
 * Has the journal copied into the file by a thread of its own (`sqlite-checkpoint.ts`), which begins when it is needed: thousands of pages
 * take the disk tens of milliseconds, and whatever is being written would wait for that. The thread that writes then copies the last few
 * pages (`finish`), between two groups, and begins the journal again. If the copying thread fails, SQLite has the writer copy all of it.
 */
export function journal(orders: CopyOrders, finish: () => void): JournalKeeper {
  let thread: Worker | null = null;
  let length = 0;
  let copying = false;
  let failed = false;

  const start = (): Worker => {
    const copier = new Worker(SCRIPT, { workerData: orders });
    copier.on('message', () => {
      copying = false;
      finish();
    });
    copier.on('error', () => {
      failed = true;
    });
    copier.on('exit', () => {
      thread = null;
      failed = true;
    });
    copier.unref();
    return copier;
  };

  return {
    grown(by) {
      length += by;
      if (length < OFTEN || copying || failed) return;
      length = 0;
      copying = true;
      thread ??= start();
      thread.postMessage('copy');
    },
    async close() {
      failed = true;
      if (thread === null) return;
      const ended = new Promise((resolve) => thread?.once('exit', resolve));
      thread.ref();
      thread.postMessage('close');
      await ended;
    },
  };
}
