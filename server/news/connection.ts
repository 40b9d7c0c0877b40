import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../contract.ts';

const SLOWEST = 1000;

export interface RedisConnection {
  readonly redis: Redis;
  /** It was lost or could not be made, and is not back yet. */
  away(): boolean;
  /** Resolves when it is made for the first time, or cannot be made at once: who asks before that waits for it. */
  readonly settled: Promise<void>;
}

/**
 * A connection that is made again for as long as it takes, at least once a second. An outage is logged once, and its end.
 * Only the error's text is logged: the error itself may hold the command that failed, and so a password.
 */
export function connect(
  url: string,
  name: string,
  log: Log,
  options: Omit<RedisOptions, 'replyMapping'>,
): RedisConnection {
  const redis = new Redis(url, {
    retryStrategy: (times) => Math.min(50 * 2 ** times, SLOWEST),
    // After a failover the old primary says this; the new one is behind the same name.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    keepAlive: 10_000,
    ...options,
  });
  let away = false;
  const lost = (detail: Readonly<Record<string, unknown>>): void => {
    if (!away) log('Redis is away', { connection: name, ...detail });
    away = true;
  };
  redis.on('error', (error: Error) => lost({ error: error.message }));
  redis.on('reconnecting', () => lost({}));
  redis.on('ready', () => {
    if (away) log('Redis is back', { connection: name });
    away = false;
  });
  const settled = new Promise<void>((resolve) => {
    for (const event of ['ready', 'error', 'close', 'end']) redis.once(event, () => resolve());
    setTimeout(resolve, SLOWEST).unref();
  });
  return { redis, away: () => away, settled };
}
