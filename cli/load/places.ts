import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyTime, ServerProcess } from '@bullpen/prove/process';
import { openPostgres } from '@bullpen/server/store/postgres';
import { databaseFile } from '@bullpen/server/store/sqlite-file';
import { freePort } from '@bullpen/server/testing/daemon';
import { startPostgres, startRedis } from '@bullpen/server/testing/services';
import { type Loaded, type LoadPlan, type LoadReport, loadedOn, runLoad } from './run.ts';

/** Servers for a load let one address do everything, and each connection what hundreds of people would; and all who come may come in. */
const GENEROUS = { BULLPEN_MESSAGES_PER_SECOND: '1000', BULLPEN_TCP_IN_ALL: '100000' };

/** Does something with a folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-load-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const serverIn = async (folder: string, processes = 1): Promise<ServerProcess> =>
  new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_PROCESSES: String(processes),
    ...GENEROUS,
  });

/** One server on a new SQLite file in this folder, of one process or several. */
export const embeddedIn = async (folder: string, processes = 1): Promise<Loaded> =>
  loadedOn(await serverIn(folder, processes), databaseFile(folder));

/** Puts servers under load, and ends them whatever happens. */
export async function measure(
  loaded: Loaded,
  plan: LoadPlan,
  tell: (what: string) => void,
): Promise<LoadReport> {
  try {
    return await runLoad(loaded, plan, tell);
  } finally {
    await Promise.all(loaded.servers.map((server) => server.kill()));
  }
}

/** The same load at this many servers on a PostgreSQL and a Redis of their own; null where those cannot be had. */
export async function measureCluster(
  processes: number,
  plan: LoadPlan,
  tell: (what: string) => void,
): Promise<LoadReport | null> {
  const postgres = await startPostgres({ own: true });
  const redis = await startRedis({ own: true });
  try {
    if (postgres === null || redis === null) return null;
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...GENEROUS };
    const servers = await Promise.all(
      Array.from({ length: processes }, async () => new ServerProcess(await freePort(), env)),
    );
    const others = () => ({ PostgreSQL: familyTime(postgres.pid()), Redis: familyTime(redis.pid()) });
    const moves = (tables: readonly string[]) => movesAt(postgres.url, tables);
    return await measure({ servers, others, moves }, plan, tell);
  } finally {
    await Promise.all([postgres?.stop(), redis?.stop()]);
  }
}

async function movesAt(url: string, tables: readonly string[]): Promise<Map<string, ReadonlySet<number>>> {
  const store = await openPostgres(url);
  try {
    const moves = new Map<string, ReadonlySet<number>>();
    for (const table of tables) {
      const log = await store.read(table, 1);
      moves.set(table, new Set(log.flatMap(({ seq, entry }) => (entry.type === 'moved' ? [seq] : []))));
    }
    return moves;
  } finally {
    await store.close();
  }
}
