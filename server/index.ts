import { availableParallelism } from 'node:os';
import type { Duplex } from 'node:stream';
import type { By } from '@bullpen/table';
import { startBotPool } from './bot-pool/bot-pool.ts';
import { machineClock, storeClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Jobs, Log, News, RollCall } from './contract.ts';
import { buildEdge } from './edge/index.ts';
import type { Notes } from './edge/notes.ts';
import type { SharedCounts } from './edge/shared-counts.ts';
import { joinHub, type Membership } from './hub/member.ts';
import { embeddedJobs, timerOf } from './jobs/embedded.ts';
import { measured } from './measured.ts';
import { localNews } from './news/local.ts';
import { openSender } from './notices/sender.ts';
import { Health } from './ops/health.ts';
import { makeLog } from './ops/log.ts';
import { addedUp, makeMetrics } from './ops/metrics.ts';
import { closer } from './ops/shutdown.ts';
import { uncaughtHandler } from './ops/uncaught.ts';
import { LiveSignIn } from './sign-in/index.ts';
import { openSqlite } from './store/sqlite.ts';
import { type FolderLock, lockFolder } from './store/sqlite-lock.ts';
import type { Store } from './store/store.ts';
import type { TableServices } from './table-services.ts';
import { LiveTables } from './tables.ts';
import { upkeep } from './upkeep.ts';

export { BadSetting, type Config, readConfig } from './config.ts';
export { closeOnSignals, closeWithHub } from './ops/shutdown.ts';
export { endOnUncaught } from './ops/uncaught.ts';
export { backupSqlite, restoreSqlite } from './store/sqlite-backup.ts';

/** A server that runs. */
export interface Running {
  readonly address: string;
  /** What to do with an error that nobody caught: true if what it belonged to was ended, false if the process must end. */
  readonly uncaught: (error: unknown, origin: string) => boolean;
  /** Closes everything in order; true if all went well. */
  readonly close: (why: string) => Promise<boolean>;
}

const THINK_MILLISECONDS = 300;
const SHUTDOWN_MILLISECONDS = 8000;

/**
 * Starts a server: alone on an embedded database, or as one of several processes that share a log. They run on any machines with
 * `databaseUrl` and `redisUrl`, or on one machine as members of a hub. With a database but neither Redis nor a hub, it must be alone on it.
 */
export async function startServer(config: Config, pipe?: Duplex): Promise<Running> {
  const logger = makeLog(config.logLevel, undefined, config.logAddresses);
  const log: Log = (message, detail) => logger.warn(detail, message);
  // Without its hub a process can write nothing, and another one may be there soon: clients connect again at once.
  const member = pipe === undefined ? null : joinHub(pipe, log, () => process.exit(1));
  const metrics = makeMetrics();
  const { store: opened, lock } = await openStore(config, member);
  const store = measured(opened, metrics);
  const clock = config.databaseUrl === null ? machineClock : await storeClock(store, log);
  const { now } = clock;
  const { news, jobs, rollCall, counts, notes } = await openLinks(config.redisUrl, member, log, now);
  const botPool = startBotPool({
    threads: Math.ceil(availableParallelism() / (member === null ? 1 : config.processes)),
    log,
  });
  const shared = config.redisUrl !== null || member !== null;
  const think = { thinkMilliseconds: THINK_MILLISECONDS, pace: config.botPace };
  const onAutomatic = (by: By, late: number): void =>
    metrics.automaticLate.observe({ by }, Math.max(0, late) / 1000);
  const links = { news, jobs, ...(rollCall !== undefined && { rollCall }) };
  const { push, contact } = config;
  const sender = push === 'off' ? null : await openSender(store, { loopback: push === 'loopback', contact });
  const services: TableServices = {
    store,
    ...links,
    botPool,
    now,
    log,
    shared,
    onAutomatic,
    ...think,
    ...(sender !== null && { sender }),
  };
  const tables = new LiveTables(services);
  metrics.watch('bullpen_tables_in_memory', 'Tables that this process has at hand.', () => tables.size);
  metrics.watch(
    'bullpen_tables_set_aside',
    'Tables whose due moves failed too often and are not tried any more.',
    () => tables.setAside().length,
  );
  metrics.watch(
    'bullpen_bots_waiting',
    'Moves that bots have not begun to think about.',
    () => botPool.stats().waiting,
  );

  metrics.watch(
    'bullpen_clock_ahead_milliseconds',
    "How far this machine's clock is ahead of the store's.",
    clock.ahead,
  );

  const health = new Health({
    ping: () => store.ping(),
    beat: () => store.beat(),
    redis: config.redisUrl === null ? null : () => !news.away(),
    ...(member !== null && {
      processes: () => ({ serving: member.serving(), of: config.processes }),
    }),
  });
  const { operator: operations, players, ratings, daily, clubs, tournaments } = tables;
  const signIn = config.oidc === null ? null : new LiveSignIn(config.oidc, services, players);
  const own = { tables, operations, players, ratings, daily, clubs, tournaments, signIn };
  member?.showFigures(() => metrics.registry.getMetricsAsJSON());
  const figures = async (): Promise<string> =>
    member === null ? metrics.registry.metrics() : addedUp(await member.figures());
  const parts = { ...own, config, log: logger, metrics, figures, health, counts, notes };
  const edge = await buildEdge(parts);
  const keeping = upkeep(tables, services, config.keepDays);
  const close = closer(
    [
      { name: 'edge', close: () => edge.close() },
      { name: 'limits', close: async () => counts?.close() },
      { name: 'upkeep', close: () => keeping.close() },
      { name: 'jobs', close: () => jobs.close() },
      { name: 'tables', close: () => tables.close() },
      { name: 'botPool', close: () => botPool.close() },
      { name: 'notes', close: async () => notes?.close() },
      { name: 'news', close: () => news.close() },
      { name: 'roll call', close: async () => rollCall?.close() },
      { name: 'clock', close: async () => clock.close() },
      { name: 'store', close: () => store.close() },
      { name: 'lock', close: async () => lock?.release() },
      { name: 'hub', close: async () => member?.close() },
    ],
    SHUTDOWN_MILLISECONDS,
    logger,
  );
  try {
    const address = await edge.listen(config.port, config.host);
    member?.serves();
    return {
      address,
      uncaught: uncaughtHandler(logger, metrics),
      close,
    };
  } catch (error) {
    await close('could not listen');
    throw error;
  }
}

// What only several processes need is loaded only for them, so that an embedded server starts sooner.
async function openStore(
  { databaseUrl, data }: Config,
  member: Membership | null,
): Promise<{ store: Store; lock: FolderLock | null }> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./store/postgres.ts');
    return { store: await openPostgres(databaseUrl), lock: null };
  }
  // The lock is the hub's.
  if (member !== null) return { store: await openSqlite(data, member.writing), lock: null };
  const lock = lockFolder(data);
  try {
    return { store: await openSqlite(data), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What connects this process to others on the same Redis or hub, or stands in for it. */
interface Links {
  readonly news: News;
  readonly jobs: Jobs;
  readonly rollCall?: RollCall;
  readonly counts: SharedCounts | null;
  readonly notes: Notes | null;
}

async function openLinks(
  redisUrl: string | null,
  member: Membership | null,
  log: Log,
  now: () => number,
): Promise<Links> {
  if (redisUrl === null && member !== null) return member;
  if (redisUrl === null) {
    const jobs = embeddedJobs({ log, timer: timerOf(now) });
    return { news: localNews({ log }), jobs, counts: null, notes: null };
  }
  const [{ redisNews }, { redisRollCall }, { queueJobs }, { redisCounts }, { redisNotes }] =
    await Promise.all([
      import('./news/redis.ts'),
      import('./news/roll-call.ts'),
      import('./jobs/bullmq.ts'),
      import('./edge/redis-counts.ts'),
      import('./edge/redis-notes.ts'),
    ]);
  return {
    news: redisNews(redisUrl, { log }),
    jobs: queueJobs(redisUrl, { log, now }),
    rollCall: redisRollCall(redisUrl, { log }),
    counts: redisCounts(redisUrl, { log }),
    notes: redisNotes(redisUrl, { log }),
  };
}
