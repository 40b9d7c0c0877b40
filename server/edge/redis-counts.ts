import { randomBytes } from 'node:crypto';
import type { Log } from '../contract.ts';
import { connect } from '../news/connection.ts';
import type { SharedCounts } from './shared-counts.ts';

/** An answer that takes longer counts as none, and then nobody asks for a while. */
const PATIENCE = 250;
const PAUSE = 2000;

export interface RedisCountsOptions {
  readonly log: Log;
  /** Servers on one Redis that do not share their tables need different ones. */
  readonly prefix?: string;
  /** How often a process says that it lives and what it holds; what it held is forgotten after three times that long. */
  readonly refresh?: number;
}

/**
 * A use costs time: the key of a scope is when all of it will have been given back, by the clock of Redis. Nothing is
 * counted unless there is room in all scopes. A cost below zero gives something back.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local window = tonumber(ARGV[1])
local wait = 0
local used = {}
for i, key in ipairs(KEYS) do
  used[i] = math.max(0, tonumber(redis.call('GET', key) or '0') - now)
  wait = math.max(wait, used[i] + tonumber(ARGV[i + 1]) - window)
end
if wait > 0.5 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  local left = used[i] + tonumber(ARGV[i + 1])
  if left > 0 then redis.call('SET', key, string.format('%.3f', now + left), 'PX', math.ceil(left))
  else redis.call('DEL', key) end
end
return 0`;

/**
 * A scope is a hash: how many places each process holds. A process lives as long as its own key does; what a dead one held
 * is removed by the next process that looks. ARGV: the prefix of those keys, this process, expiry, then held and most of each scope.
 */
const ENTER = `
for i, key in ipairs(KEYS) do
  local sum = tonumber(ARGV[2 + 2 * i])
  local fields = redis.call('HGETALL', key)
  for f = 1, #fields, 2 do
    if fields[f] ~= ARGV[2] then
      if redis.call('EXISTS', ARGV[1] .. fields[f]) == 1 then sum = sum + tonumber(fields[f + 1])
      else redis.call('HDEL', key, fields[f]) end
    end
  end
  if sum > tonumber(ARGV[3 + 2 * i]) then return 0 end
end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, ARGV[2], ARGV[2 + 2 * i])
  redis.call('PEXPIRE', key, ARGV[3])
end
return 1`;

/** Counts in Redis, so that the limits by address hold for all processes together. */
export function redisCounts(
  url: string,
  { log, prefix = 'bullpen-limits', refresh = 5000 }: RedisCountsOptions,
): SharedCounts {
  const me = randomBytes(9).toString('base64url');
  const expiry = 3 * refresh;
  const alive = `${prefix}:alive:`;
  const sources = new Map<string, () => ReadonlyMap<string, number>>();
  let silentUntil = 0;
  let alone = false;
  let closed = false;

  const { redis, settled } = connect(url, 'limits', log, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    enableAutoPipelining: true,
  });
  redis.defineCommand('bullpenTake', { lua: TAKE });
  redis.defineCommand('bullpenEnter', { lua: ENTER });
  const { bullpenTake, bullpenEnter } = redis as unknown as Record<'bullpenTake' | 'bullpenEnter', Script>;
  const take = bullpenTake.bind(redis);
  const enter = bullpenEnter.bind(redis);

  /** Null while Redis does not answer. */
  const ask = async <T>(question: () => Promise<T>): Promise<T | null> => {
    if (redis.status === 'connecting' || redis.status === 'connect') await settled;
    if (redis.status !== 'ready' || performance.now() < silentUntil) return null;
    try {
      const answer = await question();
      alone = false;
      return answer;
    } catch (error) {
      if (!alone) log('limits are counted by each process alone', { error: (error as Error).message });
      alone = true;
      silentUntil = performance.now() + PAUSE;
      return null;
    }
  };
  const put = async (key: string, held: number): Promise<void> => {
    if (held === 0) await redis.hdel(key, me);
    else await Promise.all([redis.hset(key, me, held), redis.pexpire(key, expiry)]);
  };
  const tellAll = async (): Promise<void> => {
    await redis.set(alive + me, 1, 'PX', expiry);
    for (const [name, held] of sources)
      await Promise.all(Array.from(held(), ([key, count]) => put(`${prefix}:${name}:${key}`, count)));
  };
  const beat = setInterval(() => void ask(tellAll), refresh);
  redis.on('ready', () => {
    silentUntil = 0;
    void ask(tellAll);
  });

  return {
    take: (name, scopes, window) =>
      ask(() =>
        take(
          scopes.length,
          ...scopes.map(({ key }) => `${prefix}:${name}:${key}`),
          window,
          ...scopes.map(({ cost }) => cost),
        ),
      ),
    enter: async (name, scopes) => {
      const room = await ask(() =>
        enter(
          scopes.length,
          ...scopes.map(({ key }) => `${prefix}:${name}:${key}`),
          alive,
          me,
          expiry,
          ...scopes.flatMap(({ held, most }) => [held, most]),
        ),
      );
      return room === null ? null : room === 1;
    },
    put(name, key, held) {
      void ask(() => put(`${prefix}:${name}:${key}`, held));
    },
    refill(name, held) {
      sources.set(name, held);
    },
    async close() {
      if (closed) return;
      closed = true;
      clearInterval(beat);
      // What this process held is free at once; if Redis is away, it is forgotten there after a while.
      await ask(() => redis.del(alive + me));
      redis.disconnect();
    },
  };
}

type Script = (keys: number, ...args: readonly (string | number)[]) => Promise<number>;
