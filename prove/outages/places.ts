import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bullpen/server/testing/daemon';
import { startPostgres, startRedis } from '@bullpen/server/testing/services';
import type { Deployment, InjectedFault } from '../faults/places.ts';
import { readPostgres, readSqlite } from '../faults/read.ts';
import { smallDisk } from '../faults/small-disk.ts';
import { ServerProcess } from '../process.ts';
import { Lookout } from './lookout.ts';
import { cannotWrite, isWell, lacksRedis, type Notebook } from './notebook.ts';

/** Moves that are made and looked for while Redis is away. */
const MOVES = 4;

/** One process on SQLite; its disk is filled and its file taken away, each for so long, and at least until it has noticed. */
export async function onSqlite(notebook: Notebook, away: number): Promise<Deployment> {
  const disk = smallDisk();
  const server = new ServerProcess(await freePort(), { BULLPEN_DATA: disk.folder });
  await server.start();
  const file = join(disk.folder, 'bullpen.db');
  const { fill } = disk;
  const outage = (name: string, take: () => void, bring: () => void): InjectedFault => ({
    name,
    async strike() {
      take();
      await notebook.expect([server], name, cannotWrite);
      await pause(away);
      bring();
      await notebook.expect([server], `${name}, and back`, isWell);
    },
  });
  const gone = outage(
    'database file gone',
    () => renameSync(file, `${file}.aside`),
    () => renameSync(`${file}.aside`, file),
  );
  return {
    servers: [server],
    faults: [gone, ...(fill === null ? [] : [outage('disk full', fill, disk.free)])],
    skipped: fill === null ? ['disk full: no small file system can be mounted here'] : [],
    read: async () => readSqlite(disk.folder),
    async remove() {
      await server.kill();
      disk.remove();
    },
  };
}

/** Two processes on PostgreSQL and Redis, each of which goes away; null where those are not to be had. */
export async function onCluster(notebook: Notebook, away: number): Promise<Deployment | null> {
  const postgres = await startPostgres({ own: true });
  const redis = await startRedis({ own: true });
  if (postgres === null || redis === null) {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    return null;
  }
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
  await Promise.all(servers.map((server) => server.start()));
  const lookout = await Lookout.open(servers[0]!.url, servers[1]!.url);
  const redisAway: InjectedFault = {
    name: 'Redis away',
    async strike() {
      await redis.restart(async () => {
        await notebook.expect(servers, 'Redis away', lacksRedis);
        for (let moves = 0; moves < MOVES; moves++) {
          const seen = await lookout.move();
          if (seen === null) notebook.findings.push('Redis away: a move was not seen at the other process');
          else notebook.measure('Redis away: until a move is seen at the other process, ms', seen);
          notebook.add('moves seen at the other process while Redis was away', seen === null ? 0 : 1);
        }
        await pause(away);
      });
      await notebook.expect(servers, 'Redis back', isWell);
    },
  };
  const postgresAway: InjectedFault = {
    name: 'PostgreSQL away',
    async strike() {
      await postgres.restart(async () => {
        await notebook.expect(servers, 'PostgreSQL away', cannotWrite);
        await pause(away);
      });
      await notebook.expect(servers, 'PostgreSQL back', isWell);
    },
  };
  return {
    servers,
    faults: [redisAway, postgresAway],
    skipped: [],
    read: () => readPostgres(postgres.url),
    async remove() {
      lookout.close();
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      await redis.stop();
    },
  };
}
