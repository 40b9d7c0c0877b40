import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long the server may take to let go of what it held, in milliseconds. A connection with many requests behind a stream is not
 * read for a while, so that its end is only noticed at the next heartbeat of the stream, after 30 seconds at most.
 */
const PATIENCE = 60_000;

const FRESH = 1000;
/** A table that nobody follows or asks for is let go after a minute. */
const LET_GO = 90_000;

/**
 * What must be at rest when nobody is connected but the caller that asks: these gauges and no others, with what they are then. The
 * request that asks is one connection and one that is under way.
 */
const AT_REST: Readonly<Record<string, number>> = {
  bullpen_connections: 0,
  bullpen_holding_addresses: 0,
  bullpen_followed_tables: 0,
  bullpen_pending: 1,
  bullpen_tcp_connections: 1,
  bullpen_uncaught_total: 0,
};

/** What does not come to rest within a while, in short lines; none if all is as it should be. */
export const restless = (url: string): Promise<string[]> => settle(url, AT_REST, PATIENCE);

/** The same for tables in memory, after a longer while. */
export const remembered = (url: string): Promise<string[]> =>
  settle(url, { bullpen_tables_in_memory: 0 }, LET_GO);

async function settle(
  url: string,
  rest: Readonly<Record<string, number>>,
  patience: number,
): Promise<string[]> {
  const end = performance.now() + patience;
  for (;;) {
    // The server tells figures that are up to a second old: they must be of a time when all was over.
    await pause(FRESH);
    const answer = await fetch(`${url}/metrics`, { headers: { connection: 'close' } });
    const left = off(await answer.text(), rest);
    if (left.length === 0 || performance.now() > end || left.some((line) => line.includes('uncaught')))
      return left;
  }
}

function off(text: string, rest: Readonly<Record<string, number>>): string[] {
  const wrong: string[] = [];
  for (const [name, wanted] of Object.entries(rest)) {
    const lines = [...text.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'))];
    const known = text.includes(`# TYPE ${name} `);
    if (!known) wrong.push(`${name} is not measured`);
    for (const [line, , value] of lines) if (Number(value) !== wanted) wrong.push(line);
  }
  return wrong;
}
