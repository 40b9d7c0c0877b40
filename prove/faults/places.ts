import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bullpen/server/testing/daemon';
import { startPostgres, startRedis } from '@bullpen/server/testing/services';
import { ServerProcess } from '../process.ts';
import type { LogRow, TableRow } from './check.ts';
import { readPostgres, readSqlite } from './read.ts';
import { smallDisk } from './small-disk.ts';

/** Something that goes wrong, and is put right again. */
export interface InjectedFault {
  readonly name: string;
  strike(): Promise<void>;
}

/** Where a run takes place: one or more server processes, what can go wrong with them, and the database to be read afterwards. */
export interface Deployment {
  readonly servers: readonly ServerProcess[];
  readonly faults: readonly InjectedFault[];
  readonly skipped: readonly string[];
  read(): Promise<{ rows: LogRow[]; tables: TableRow[] }>;
  remove(): Promise<void>;
}

const OUTAGE = 700;

const kill = (server: ServerProcess): InjectedFault => ({
  name: 'kill -9',
  async strike() {
    await server.kill();
    await server.start();
  },
});

const freeze = (server: ServerProcess, milliseconds: number): InjectedFault => ({
  name: 'pause',
  async strike() {
    server.signal('SIGSTOP');
    await pause(milliseconds);
    server.signal('SIGCONT');
  },
});

/** One process on SQLite, on a disk that can be filled. */
export async function onSqlite(frozen: number): Promise<Deployment> {
  const disk = smallDisk();
  const server = new ServerProcess(await freePort(), { BULLPEN_DATA: disk.folder });
  await server.start();
  const { fill } = disk;
  const full: InjectedFault = {
    name: 'full disk',
    async strike() {
      fill?.();
      await pause(OUTAGE);
      disk.free();
    },
  };
  return {
    servers: [server],
    faults: [kill(server), freeze(server, frozen), ...(fill === null ? [] : [full])],
    skipped: fill === null ? ['full disk: no small file system can be mounted here'] : [],
    read: async () => readSqlite(disk.folder),
    async remove() {
      await server.kill();
      disk.remove();
    },
  };
}

/** Two processes on PostgreSQL and Redis; null where those are not to be had. */
export async function onCluster(frozen: number): Promise<Deployment | null> {
  const postgres = await startPostgres({ own: true });
  const redis = await startRedis({ own: true });
  if (postgres === null || redis === null) {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    return null;
  }
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
  await Promise.all(servers.map((server) => server.start()));
  return {
    servers,
    faults: [
      ...servers.flatMap((server) => [kill(server), freeze(server, frozen)]),
      { name: 'PostgreSQL restarted', strike: () => postgres.restart(() => pause(OUTAGE)) },
      { name: 'Redis restarted', strike: () => redis.restart(() => pause(OUTAGE)) },
    ],
    skipped: [],
    read: () => readPostgres(postgres.url),
    async remove() {
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      await redis.stop();
    },
  };
}
