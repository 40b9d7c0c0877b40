import type { Config } from './config.ts';
import type { Log } from './contract.ts';
import type { TableServices } from './table-services.ts';
import type { LiveTables } from './tables.ts';

/** Jobs may be lost with a process or a queue; their due times are in the store and are looked up this often. */
const SWEEP_EVERY = 5000;
/** The same while Redis, which keeps the jobs, is away. */
const SWEEP_AWAY = 1000;
/** While the news of other processes does not arrive, the store is asked this often; else now and then, as a safety net. */
const LOOK_EVERY = 1000;
const NET_EVERY = 10_000;
const PRUNE_EVERY = 3_600_000;
/** Notices, ratings and daily results of processes that died are looked for this often; and secrets of days to come are made. */
const FINISH_EVERY = 30_000;
const DAY = 86_400_000;

/** Does what no command causes: makes overdue moves, and removes old tables. */
export function upkeep(
  tables: LiveTables,
  { store, news, now, shared, log }: Pick<TableServices, 'store' | 'news' | 'now' | 'shared' | 'log'>,
  keepDays: Config['keepDays'],
): { close(): Promise<void> } {
  const prune = async (): Promise<void> => {
    for (const status of ['open', 'dealing', 'playing', 'over'] as const) {
      const days = keepDays[status === 'dealing' ? 'open' : status];
      if (days > 0) await store.prune(status, now() - days * DAY);
    }
    for (const status of ['open', 'playing', 'break', 'over'] as const) {
      const days = keepDays[status === 'break' ? 'playing' : status];
      if (days > 0) await store.tournaments.prune(status, now() - days * DAY);
    }
    // Players stay for as long as one of their matches or tournaments does.
    if (keepDays.over > 0) await store.players.prune(now() - keepDays.over * DAY);
  };
  let looked = performance.now();
  const look = async (): Promise<void> => {
    if (!shared || (!news.away() && performance.now() - looked < NET_EVERY)) return;
    looked = performance.now();
    await tables.lookAround();
  };
  const looking = repeat(look, () => LOOK_EVERY, log);
  const sweeping = repeat(
    () => tables.sweep(),
    () => (news.away() ? SWEEP_AWAY : SWEEP_EVERY),
    log,
  );
  const pruning = repeat(prune, () => PRUNE_EVERY, log);
  const notifying = repeat(
    () => tables.notices.sweep(),
    () => FINISH_EVERY,
    log,
  );
  const rating = repeat(
    () => tables.ratings.sweep(),
    () => FINISH_EVERY,
    log,
  );
  const dealing = repeat(
    () => tables.daily.sweep(),
    () => FINISH_EVERY,
    log,
  );
  const gathering = repeat(
    async () => {
      await tables.tournaments.sweep();
      await tables.clubs.sweep();
    },
    () => (news.away() ? SWEEP_AWAY : SWEEP_EVERY),
    log,
  );
  return {
    async close() {
      const all = [looking, sweeping, pruning, notifying, rating, dealing, gathering];
      await Promise.all(all.map((each) => each.close()));
    },
  };
}

/** Repeats something with pauses, each time after the last run has ended. A failure is logged, and does not stop it. */
function repeat(work: () => Promise<void>, pause: () => number, log: Log): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let running: Promise<void>;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log('upkeep failed', { error: error instanceof Error ? error.message : String(error) });
    }
    if (!closed) timer = setTimeout(() => (running = round()), pause());
  };
  running = round();
  return {
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
