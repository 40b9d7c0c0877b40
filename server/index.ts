import { availableParallelism } from 'node:os';
import type { Config } from './config.ts';
import type { Jobs, Log, News, RollCall } from './contract.ts';
import { buildEdge } from './edge/index.ts';
import { embeddedJobs } from './jobs/embedded.ts';
import type { By, Pace } from './log.ts';
import { measured } from './measured.ts';
import { localNews } from './news/local.ts';
import { Health } from './ops/health.ts';
import { makeLog } from './ops/log.ts';
import { makeMetrics } from './ops/metrics.ts';
import { closer } from './ops/shutdown.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { LiveTables } from './tables.ts';
import { startThinkers } from './thinkers/thinkers.ts';
import { upkeep } from './upkeep.ts';

export { BadSetting, type Config, readConfig } from './config.ts';
export { closeOnSignals } from './ops/shutdown.ts';
export { backupSqlite, restoreSqlite } from './store/sqlite-backup.ts';

/** A server that runs. */
export interface Running {
  readonly address: string;
  /** Closes everything in order; true if all went well. */
  readonly close: (why: string) => Promise<boolean>;
}

/** Bots take so long for a move as a person might who knows what to do. */
const PACE: Pace = { least: 600, more: 900 };
const THINK_MILLISECONDS = 300;
const SHUTDOWN_MILLISECONDS = 8000;

/**
 * Starts a server: on an embedded database and alone, or with `databaseUrl` and `redisUrl` as one of several processes that
 * share a log. With a database but no Redis it must be the only one on it.
 */
export async function startServer(config: Config, pace: Pace = PACE): Promise<Running> {
  const logger = makeLog(config.logLevel);
  const log: Log = (message, detail) => logger.warn(detail, message);
  const metrics = makeMetrics();
  const store = measured(await openStore(config), metrics);
  const { news, jobs, rollCall } = await openLinks(config.redisUrl, log);
  const thinkers = startThinkers({ threads: availableParallelism(), log });
  const shared = config.redisUrl !== null;
  const think = { thinkMilliseconds: THINK_MILLISECONDS, pace };
  const onAutomatic = (by: By, late: number): void =>
    metrics.automaticLate.observe({ by }, Math.max(0, late) / 1000);
  const links = { news, jobs, ...(rollCall !== undefined && { rollCall }) };
  const ground = { store, ...links, thinkers, now: Date.now, log, shared, onAutomatic, ...think };
  const tables = new LiveTables(ground);
  metrics.watch('bullpen_tables_in_memory', 'Tables that this process has at hand.', () => tables.size);
  metrics.watch(
    'bullpen_tables_set_aside',
    'Tables whose due moves failed too often and are not tried any more.',
    () => tables.setAside().length,
  );
  metrics.watch(
    'bullpen_bots_waiting',
    'Moves that bots have not begun to think about.',
    () => thinkers.stats().waiting,
  );

  const health = new Health(() => store.ping());
  const edge = await buildEdge({ tables, config, log: logger, metrics, health });
  const keeping = upkeep(tables, store, config.keepDays, log);
  const close = closer(
    [
      { name: 'edge', close: () => edge.close() },
      { name: 'upkeep', close: () => keeping.close() },
      { name: 'jobs', close: () => jobs.close() },
      { name: 'tables', close: () => tables.close() },
      { name: 'thinkers', close: () => thinkers.close() },
      { name: 'news', close: () => news.close() },
      { name: 'roll call', close: async () => rollCall?.close() },
      { name: 'store', close: () => store.close() },
    ],
    SHUTDOWN_MILLISECONDS,
    logger,
  );
  try {
    return { address: await edge.listen(config.port, config.host), close };
  } catch (error) {
    await close('could not listen');
    throw error;
  }
}

// What only several processes need is loaded only for them: an embedded server starts the sooner.
async function openStore({ databaseUrl, data }: Config): Promise<Store> {
  if (databaseUrl === null) return openSqlite(data);
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(databaseUrl);
}

async function openLinks(
  redisUrl: string | null,
  log: Log,
): Promise<{ news: News; jobs: Jobs; rollCall?: RollCall }> {
  if (redisUrl === null) return { news: localNews({ log }), jobs: embeddedJobs({ log }) };
  const [{ redisNews }, { redisRollCall }, { queueJobs }] = await Promise.all([
    import('./news/redis.ts'),
    import('./news/roll-call.ts'),
    import('./jobs/bullmq.ts'),
  ]);
  return {
    news: redisNews(redisUrl, { log }),
    jobs: queueJobs(redisUrl, { log }),
    rollCall: redisRollCall(redisUrl, { log }),
  };
}
