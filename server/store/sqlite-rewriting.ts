import { statSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { databaseFile } from './sqlite-file.ts';
import { StoreUnavailable } from './unavailable.ts';

/** A file of at most this many bytes is rewritten in a moment; a larger one waits for a quiet time. */
const SMALL = 64e6;
/** It is quiet if nothing has been appended for this many milliseconds. The wait is never longer than a day. */
const QUIET = 60_000;
const DAY = 24 * 3600_000;
/** How often to check whether it is quiet. */
const LOOK = 60_000;
/** How many times as long as the last rewriting took the pause before the next one is. */
const OTHERS = 10;

const SCRUB = new URL('./sqlite-scrub.ts', import.meta.url);

/** The rewriting of the file without what was removed (`sqlite-scrub.ts`). Nobody can write to the file meanwhile. */
export interface Rewriting {
  /** Resolves when the file may be written to; null if it may be now. */
  free(): Promise<void> | null;
  /** Somebody plays: it is not quiet. What the server writes by itself, such as its heartbeat, does not count. */
  played(): void;
  /** Rewrites the file, at once or when it is quiet: true if it is done, false if it will be. */
  scrub(when: 'now' | 'soon'): Promise<boolean>;
  /** No rewriting begins after this. */
  close(): Promise<void>;
}

/** What the writing thread keeps, so that a rewriting is not forgotten when the process ends. */
interface Wanted {
  /** A mark for the requests so far; null if there are none. */
  mark(): string | null;
  want(): Promise<void>;
  /** The requests up to this mark are fulfilled; true if there are no others. */
  done(mark: string | null): Promise<boolean>;
}

/** One rewriting at a time, which serves all who asked before it began, and long pauses between two of them. */
export function rewriting(folder: string, wanted: Wanted): Rewriting {
  let underWay: Promise<unknown> | null = null;
  let next: Promise<void> | null = null;
  let pause: Promise<unknown> = Promise.resolve();
  let closed = false;
  let playedAt = Date.now();
  let since: number | null = wanted.mark() === null ? null : Date.now();

  const begin = async (): Promise<void> => {
    await pause;
    next = null;
    if (closed) throw new StoreUnavailable('closed');
    const [mark, began] = [wanted.mark(), performance.now()];
    const work = scrubFile(folder);
    underWay = work.catch(() => {});
    pause = underWay.then(() => {
      underWay = null;
      return later((performance.now() - began) * OTHERS, undefined, { ref: false });
    });
    await work;
    if (await wanted.done(mark)) since = null;
  };
  const rewrite = (): Promise<void> => (next ??= begin());
  /** The size of the file in bytes; null while it cannot be read. */
  const size = (): number | null => {
    try {
      return statSync(databaseFile(folder)).size;
    } catch {
      return null;
    }
  };

  const freed = async (): Promise<void> => {
    while (underWay !== null) await underWay;
  };

  const looking = setInterval(() => {
    if (since === null || underWay !== null || next !== null) return;
    const [now, bytes] = [Date.now(), size()];
    if (bytes === null) return;
    // What fails is tried again.
    if (bytes <= SMALL || now - playedAt > QUIET || now - since > DAY) rewrite().catch(() => {});
  }, LOOK).unref();

  return {
    free() {
      return underWay === null ? null : freed();
    },
    played() {
      playedAt = Date.now();
    },
    async scrub(when) {
      since ??= Date.now();
      if (when === 'soon' && (size() ?? 0) > SMALL) {
        await wanted.want();
        return false;
      }
      await rewrite();
      return true;
    },
    async close() {
      closed = true;
      clearInterval(looking);
      await underWay;
    },
  };
}

/** In a thread of its own, since the whole file is rewritten. */
function scrubFile(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(SCRUB, { workerData: folder });
    thread.on('error', reject);
    thread.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the database was not scrubbed')),
    );
  });
}
