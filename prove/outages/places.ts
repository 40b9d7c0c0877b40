import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import {
  type Cluster,
  type Deployment,
  deployCluster,
  deploySqlite,
  type InjectedFault,
} from '../faults/places.ts';
import { Lookout } from './lookout.ts';
import { cannotWrite, isWell, lacksRedis, type Notebook } from './notebook.ts';

/** Moves that are made and looked for while Redis is away. */
const MOVES = 4;

/** One process on SQLite. Its disk is filled and its file taken away, each for this long, and at least until it has noticed. */
export const onSqlite = (notebook: Notebook, away: number): Promise<Deployment> =>
  deploySqlite((server, { folder, fill, free }) => {
    const file = join(folder, 'bullpen.db');
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
    return [gone, ...(fill === null ? [] : [outage('disk full', fill, free)])];
  });

/** Two processes on PostgreSQL and Redis, each of which goes away; null where those are not available. */
export async function onCluster(notebook: Notebook, away: number): Promise<Deployment | null> {
  let lookout: Lookout | null = null;
  const deployment = await deployCluster(async (cluster) => {
    lookout = await Lookout.open(at(cluster.servers, 0).url, at(cluster.servers, 1).url);
    return [redisAway(cluster, lookout, notebook, away), postgresAway(cluster, notebook, away)];
  });
  if (deployment === null) return null;
  return {
    ...deployment,
    async remove() {
      lookout?.close();
      await deployment.remove();
    },
  };
}

const redisAway = (
  { servers, redis }: Cluster,
  lookout: Lookout,
  notebook: Notebook,
  away: number,
): InjectedFault => ({
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
});

const postgresAway = ({ servers, postgres }: Cluster, notebook: Notebook, away: number): InjectedFault => ({
  name: 'PostgreSQL away',
  async strike() {
    await postgres.restart(async () => {
      await notebook.expect(servers, 'PostgreSQL away', cannotWrite);
      await pause(away);
    });
    await notebook.expect(servers, 'PostgreSQL back', isWell);
  },
});
