import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Log } from '../contract.ts';
import { connect } from '../news/connection.ts';
import { localNotes, type Notes } from './notes.ts';

/** An answer that takes longer counts as none. */
const PATIENCE = 1000;

/** A process that dies in its turn holds the others up for this long, in milliseconds. Nobody waits longer than that. */
const LOCKED = 5000;
const TRY_AGAIN = 10;
/** Frees a lock, unless its time was over and another process has it. */
const FREE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Waits until no other process has this lock, and takes it; gives what frees it. While Redis is away nobody waits. */
async function lock(redis: Redis, key: string): Promise<() => Promise<void>> {
  const mine = randomUUID();
  const end = performance.now() + LOCKED;
  try {
    while ((await redis.set(key, mine, 'PX', LOCKED, 'NX')) === null && performance.now() < end)
      await pause(TRY_AGAIN * (0.5 + Math.random()));
  } catch {
    return async () => {};
  }
  return async () => {
    await redis.eval(FREE, 1, key, mine).catch(() => {});
  };
}

/** Notes that all processes on one Redis share. While it is away, each process goes by those that it wrote itself. */
export function redisNotes(
  url: string,
  { log, prefix = 'bullpen-note ' }: { readonly log: Log; readonly prefix?: string },
): Notes {
  const { redis, settled } = connect(url, 'notes', log, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  });
  const own = localNotes();
  return {
    get: async (key) => {
      await settled;
      try {
        return await redis.get(prefix + key);
      } catch {
        return own.get(key);
      }
    },
    set: async (key, value, milliseconds) => {
      await own.set(key, value, milliseconds);
      await settled;
      try {
        await redis.set(prefix + key, value, 'PX', milliseconds);
      } catch {
        // It is away: the outage is logged once, where the connection is.
      }
    },
    inTurn: (key, act) =>
      own.inTurn(key, async () => {
        await settled;
        const free = await lock(redis, `${prefix}turn ${key}`);
        try {
          return await act();
        } finally {
          await free();
        }
      }),
    close: async () => {
      redis.disconnect();
      await own.close();
    },
  };
}
