import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, seeded } from '@bullpen/engine';
import { freePort } from '@bullpen/server/testing/daemon';
import { startRedis } from '@bullpen/server/testing/services';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { remembered, restless } from './counters.ts';
import { anyLife, type ConnectionLife, deafLife, live } from './life.ts';
import { pipelining } from './pipelining.ts';

/** How many connections there are at once, and how many of these batches in a round. */
const BATCH = 100;
const BATCHES = 20;
/** How many sockets do not read what they ask for. They come apart, after each batch, since they keep the server busy. */
const DEAF = 6;
/** They follow as many tables as one connection may. */
const FOLLOWED = 20;

/**
 * Whole lives of connections against a server in a process of its own. After each batch the process lives and answers, no error
 * went uncaught, and every counter is back where it was: nothing that a connection held has outlived it.
 */
export async function livesRound(number: number, batches = BATCHES): Promise<Figures> {
  const chance = seeded(`lifecycles ${number}`);
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-lives-'));
  // Where processes count together, a request waits for Redis before it begins, and its caller may have gone by then.
  const redis = number % 2 === 1 ? await startRedis() : null;
  const shared = redis === null ? {} : { REDIS_URL: redis.url, BULLPEN_REQUESTS_PER_MINUTE: '1000000000' };
  const server = new ServerProcess(await freePort(), { BULLPEN_DATA: folder, ...shared });
  const findings: string[] = [];
  const sums = {
    connections: 0,
    requests: 0,
    sockets: 0,
    streams: 0,
    'sockets that do not read, dropped': 0,
  };
  try {
    await server.start();
    const tables: string[] = [];
    for (let n = 0; n < FOLLOWED; n++) tables.push(await openTable(server.url, n));
    const table = at(tables, 0);
    findings.push(...(await pipelining(server.port)));
    for (let batch = 0; batch < batches && findings.length === 0; batch++) {
      const lives = Array.from({ length: BATCH }, () => anyLife(chance, table));
      const heard = (await Promise.all(lives.map((life) => live(server.port, life)))).map((one) => one.heard);
      for (const [n, text] of heard.entries())
        if (/^HTTP\/1\.1 5\d\d/m.test(text))
          findings.push(`answered ${text.slice(0, 300)} to ${lifeText(at(lives, n))}`);
      sums.connections += lives.length;
      sums.requests += lives.reduce((sum, { kinds }) => sum + kinds.length, 0);
      sums.sockets += heard.filter((text) => text.includes('HTTP/1.1 101 ')).length;
      sums.streams += heard.filter((text) => text.includes('text/event-stream')).length;
      const deaf = Array.from({ length: DEAF }, () => deafLife(chance, tables));
      const ends = await Promise.all(deaf.map((life) => live(server.port, life)));
      sums['sockets that do not read, dropped'] += ends.filter(({ cut }) => cut).length;
      findings.push(...(await look(server.url)).map((line) => `batch ${batch} of round ${number}: ${line}`));
    }
    // It takes a minute, so it is looked at once in a whole round.
    if (batches === BATCHES && findings.length === 0) findings.push(...(await remembered(server.url)));
  } finally {
    await server.kill();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { sums, findings };
}

async function look(url: string): Promise<string[]> {
  try {
    const health = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    return health.ok ? await restless(url) : [`/healthz says ${health.status}`];
  } catch (error) {
    return [`the server does not answer: ${String((error as Error).cause ?? error)}`];
  }
}

async function openTable(url: string, number: number): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `lifecycles-${number}`, game: 'six-nimmt', seats: 10 }),
  });
  return ((await answer.json()) as { table: string }).table;
}

const lifeText = ({ writes, ending }: ConnectionLife): string =>
  `${ending}: ${JSON.stringify(Buffer.concat(writes).toString('latin1').slice(0, 600))}`;

export const lifecyclesPart: Part = {
  name: 'connections leave nothing behind',
  share: 2,
  round: (number) => livesRound(number),
};
