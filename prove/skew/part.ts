import { fileURLToPath } from 'node:url';
import { freePort } from '@bullpen/server/testing/daemon';
import { startPostgres, startRedis } from '@bullpen/server/testing/services';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { playTable, type SkewOutcome } from './table.ts';

const AHEAD = fileURLToPath(import.meta.resolve('@bullpen/server/testing/clock-ahead'));
const TABLES = 8;
/** Every process looks for overdue moves this often at least, in milliseconds. */
const SWEEP = 5000;

/** People and bots at tables with a clock, at two processes of which one has a clock 20 s ahead. */
export async function skewRun(seconds: number): Promise<Figures> {
  const postgres = await startPostgres({ own: true });
  const redis = await startRedis({ own: true });
  try {
    if (postgres === null || redis === null)
      return { sums: {}, findings: [], skipped: ['PostgreSQL or Redis is not available'] };
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const servers = [
      new ServerProcess(await freePort(), env),
      new ServerProcess(await freePort(), env, [AHEAD]),
    ];
    try {
      await Promise.all(servers.map((server) => server.start()));
      const urls = servers.map(({ url }) => url);
      const end = performance.now() + Math.max(seconds * 1000, 2 * SWEEP);
      const tables = Array.from({ length: TABLES }, (_, i) => playTable(urls, i, end));
      return figuresOf(await Promise.all(tables));
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  } finally {
    await Promise.all([postgres?.stop(), redis?.stop()]);
  }
}

function figuresOf(played: readonly SkewOutcome[]): Figures {
  const sum = (pick: (one: SkewOutcome) => number): number => played.reduce((all, one) => all + pick(one), 0);
  const stolen = sum((one) => one.stolen);
  const late = Math.max(...played.map((one) => one.botDelay));
  const future = Math.max(...played.map((one) => one.future));
  return {
    sums: {
      tables: played.length,
      'moves of people': sum((one) => one.people),
      'moves of bots': sum((one) => one.bots),
      'moves stolen from people': stolen,
    },
    most: {
      'a bot moves after, ms': Math.round(late),
      'an entry is ahead of now by, ms': Math.round(future),
    },
    findings: [
      ...(stolen > 0 ? [`${stolen} moves were made for people whose time was not up`] : []),
      ...(future > 2000 ? [`an entry was dated ${Math.round(future)} ms ahead`] : []),
      ...(sum((one) => one.bots) === 0 ? ['no bot moved'] : []),
    ],
  };
}

export const skewPart: Part = { name: 'clock skew', share: 1, round: (_number, seconds) => skewRun(seconds) };
