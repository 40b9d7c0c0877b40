import type { Log } from '../contract.ts';
import { connect } from '../news/connection.ts';
import { localNotes, type Notes } from './notes.ts';

/** An answer that takes longer counts as none. */
const PATIENCE = 1000;

/** Notes that all processes on one Redis share. While it is away, each process goes by those that it wrote itself. */
export function redisNotes(
  url: string,
  { log, prefix = 'bullpen-note ' }: { readonly log: Log; readonly prefix?: string },
): Notes {
  const { redis } = connect(url, 'notes', log, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  });
  const own = localNotes();
  return {
    get: async (key) => {
      try {
        return await redis.get(prefix + key);
      } catch {
        return own.get(key);
      }
    },
    set: async (key, value, milliseconds) => {
      await own.set(key, value, milliseconds);
      try {
        await redis.set(prefix + key, value, 'PX', milliseconds);
      } catch {
        // It is away: the outage is logged once, where the connection is.
      }
    },
    close: async () => {
      redis.disconnect();
      await own.close();
    },
  };
}
