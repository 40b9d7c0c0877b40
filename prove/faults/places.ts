import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bullpen/server/testing/daemon';
import { type Service, startPostgres, startRedis } from '@bullpen/server/testing/services';
import { ServerProcess } from '../process.ts';
import { readPostgres, readSqlite, type Stored } from './read.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

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
  read(): Promise<Stored>;
  remove(): Promise<void>;
}

/** A server on SQLite, of one process or several, on a disk that can be filled if such a file system can be mounted. */
export async function deploySqlite(
  faultsOf: (server: ServerProcess, disk: SmallDisk) => readonly InjectedFault[],
  processes = 1,
): Promise<Deployment> {
  const disk = smallDisk();
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: disk.folder,
    BULLPEN_PROCESSES: String(processes),
    TRUST_PROXY: '1',
  });
  await server.start();
  return {
    servers: [server],
    faults: faultsOf(server, disk),
    skipped: disk.fill === null ? ['full disk: no small file system can be mounted here'] : [],
    read: async () => readSqlite(disk.folder),
    async remove() {
      await server.kill();
      disk.remove();
    },
  };
}

/** The parts of a cluster that a fault can strike. */
export interface Cluster {
  readonly servers: readonly ServerProcess[];
  readonly postgres: Service;
  readonly redis: Service;
}

/** Two processes on PostgreSQL and Redis; null where those cannot be had. */
export async function deployCluster(
  faultsOf: (cluster: Cluster) => Promise<readonly InjectedFault[]> | readonly InjectedFault[],
): Promise<Deployment | null> {
  const postgres = await startPostgres({ own: true });
  const redis = await startRedis({ own: true });
  if (postgres === null || redis === null) {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    return null;
  }
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUST_PROXY: '1' };
  const servers = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
  await Promise.all(servers.map((server) => server.start()));
  return {
    servers,
    faults: await faultsOf({ servers, postgres, redis }),
    skipped: [],
    read: () => readPostgres(postgres.url),
    async remove() {
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      await redis.stop();
    },
  };
}

/** How long a disk, a database or Redis is away, in milliseconds. */
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

const fillDisk = ({ fill, free }: SmallDisk): InjectedFault => ({
  name: 'full disk',
  async strike() {
    fill?.();
    await pause(OUTAGE);
    free();
  },
});

export const onSqlite = (frozen: number): Promise<Deployment> =>
  deploySqlite((server, disk) => [
    kill(server),
    freeze(server, frozen),
    ...(disk.fill === null ? [] : [fillDisk(disk)]),
  ]);

/** Two processes on one file, and their hub: to kill or stop the server is to kill or stop the hub. */
export const onHub = (frozen: number): Promise<Deployment> =>
  deploySqlite(
    (server, disk) => [
      kill(server),
      { name: 'kill -9 of one process', strike: () => server.killOne() },
      freeze(server, frozen),
      ...(disk.fill === null ? [] : [fillDisk(disk)]),
    ],
    2,
  );

export const onCluster = (frozen: number): Promise<Deployment | null> =>
  deployCluster(({ servers, postgres, redis }) => [
    ...servers.flatMap((server) => [kill(server), freeze(server, frozen)]),
    { name: 'PostgreSQL restarted', strike: () => postgres.restart(() => pause(OUTAGE)) },
    { name: 'Redis restarted', strike: () => redis.restart(() => pause(OUTAGE)) },
  ]);
