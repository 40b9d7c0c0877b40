import { setTimeout as pause } from 'node:timers/promises';
import { MoveLedger } from '@bullpen/prove/crowd/ledger';
import { LoadPlayer } from '@bullpen/prove/crowd/player';
import { newId, post } from '@bullpen/prove/crowd/seat';
import type { ServerProcess } from '@bullpen/prove/process';

export interface BotPlan {
  readonly level: string;
  readonly tables: number;
  readonly seconds: number;
}

export interface BotReport {
  readonly tables: number;
  /** Tables that the server did not open because its bots were busy. */
  readonly refused: number;
  readonly movesPerSecond: number;
  /** Seconds after their due times at which bots moved. */
  readonly late50: number;
  readonly late99: number;
  /** Milliseconds from a person's move to its view of it. */
  readonly person50: number;
  readonly person99: number;
}

const SEATS = 4;
/** A person takes up to this long for a move. */
const THINK_MILLISECONDS = 1000;
/** Play goes on for this long before anything is measured. */
const WARM_UP_MILLISECONDS = 5000;

/** One person and three bots at each of many tables of 6 nimmt!, for a bounded time. */
export async function runBots(server: ServerProcess, plan: BotPlan): Promise<BotReport> {
  await server.start();
  const api = `${server.url}/api`;
  const players = new Map<string, LoadPlayer>();
  let stopped = false;
  let refused = 0;

  const begin = async (player: LoadPlayer): Promise<void> => {
    const table = await open(api, plan.level, player);
    if (table === null) {
      refused++;
      return;
    }
    players.set(table, player);
    player.join(table);
  };
  const ledger: MoveLedger = new MoveLedger(1, (table) => {
    const player = players.get(table);
    players.delete(table);
    // A new match in the place of one that is over; if the server is busy, one table less is played.
    if (player !== undefined && !stopped) begin(player).catch(() => refused++);
  });

  const all = Array.from(
    { length: plan.tables },
    () => new LoadPlayer(server.url, ledger, () => Math.random() * THINK_MILLISECONDS),
  );
  try {
    for (const player of all) {
      await player.connect();
      await begin(player);
    }
    await pause(WARM_UP_MILLISECONDS);
    ledger.latencies.length = 0;
    const before = lateness(await server.metrics());
    const begun = performance.now();
    await pause(plan.seconds * 1000);
    const seconds = (performance.now() - begun) / 1000;
    const after = lateness(await server.metrics());
    const counts = after.map(({ upTo, count }, i) => ({ upTo, count: count - (before[i]?.count ?? 0) }));
    const latencies = ledger.latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
    return {
      tables: plan.tables,
      refused,
      movesPerSecond: (counts.at(-1)?.count ?? 0) / seconds,
      late50: quantile(counts, 0.5),
      late99: quantile(counts, 0.99),
      person50: at(0.5),
      person99: at(0.99),
    };
  } finally {
    stopped = true;
    for (const player of all) player.close();
    await server.kill();
  }
}

/** A table whose free seats are filled with bots; null if the server has no bots to spare. */
async function open(api: string, level: string, player: LoadPlayer): Promise<string | null> {
  const wish = { id: newId(), game: 'six-nimmt', seats: SEATS };
  const { table } = (await post(`${api}/tables`, wish, null)) as { table: string };
  const commands = `${api}/tables/${table}/commands`;
  await post(commands, { id: newId(), do: 'sit', seat: 0, name: 'Player', token: player.token }, null);
  try {
    await post(commands, { id: newId(), do: 'start', fill: level }, player.token);
    return table;
  } catch (error) {
    if (String(error).includes('bots-busy')) return null;
    throw error;
  }
}

interface Bar {
  /** Seconds. */
  readonly upTo: number;
  /** Moves that were at most this late. */
  readonly count: number;
}

/** The histogram of the lateness of bots, from the server's figures. */
function lateness(metrics: string): Bar[] {
  const line = /^bullpen_automatic_late_seconds_bucket\{(?=.*by="bot").*le="([^"]+)".*\} (\d+)$/gm;
  return [...metrics.matchAll(line)].map(([, upTo, count]) => ({
    upTo: upTo === '+Inf' ? Number.POSITIVE_INFINITY : Number(upTo),
    count: Number(count),
  }));
}

/** The upper end of the bar in which this share is reached: the true value is no larger. */
const quantile = (bars: readonly Bar[], share: number): number => {
  const total = bars.at(-1)?.count ?? 0;
  return bars.find(({ count }) => count >= total * share)?.upTo ?? 0;
};
