import type { Log, RollCall } from '../contract.ts';
import { connect } from './connection.ts';

/** An announcement is good for this long; processes repeat it every few seconds. */
const SECONDS = 20;
/** Redis may hang: nobody waits longer for it than this, in milliseconds. */
const PATIENCE = 2000;

/** Tells the processes on one Redis who is connected to any of them. While Redis is away everybody counts as here. */
export function redisRollCall(url: string, { log }: { readonly log: Log }): RollCall {
  const { redis } = connect(url, 'roll call', log, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  });
  const name = (key: string): string => `bullpen-here:${key}`;
  return {
    async announce(keys) {
      if (redis.status !== 'ready' || keys.length === 0) return;
      const batch = redis.pipeline();
      for (const key of keys) batch.set(name(key), 1, 'EX', SECONDS);
      await batch.exec().catch(() => null);
    },
    async areHere(keys) {
      const everybody = keys.map(() => true);
      if (redis.status !== 'ready') return everybody;
      return redis.mget(keys.map(name)).then(
        (found) => found.map((one) => one !== null),
        () => everybody,
      );
    },
    async close() {
      redis.disconnect();
    },
  };
}
