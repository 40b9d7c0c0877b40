import { once } from 'node:events';
import { connect } from 'node:net';
import { required } from '@bullpen/engine';
import { afterEach } from 'vitest';
import { type RawData, WebSocket } from 'ws';
import { BadSetting, type LimitSettings, readConfig } from '../../config.ts';
import type { Players } from '../../contract.ts';
import { Health, type Probes } from '../../ops/health.ts';
import { makeLog } from '../../ops/log.ts';
import { makeMetrics } from '../../ops/metrics.ts';
import { buildEdge } from '../index.ts';
import type { SharedCounts } from '../shared-counts.ts';
import { FakeTables, noClubs, noDaily, noOperations, noPlayers, noRatings, noTournaments } from './fake.ts';

interface Wish {
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Partial<LimitSettings>;
  readonly folder?: string;
  readonly probes?: Partial<Probes>;
  readonly counts?: SharedCounts;
  readonly players?: Players;
}

/** A real edge on a free port of this machine, before tables that are not. */
export async function openHouse(wish: Wish = {}) {
  const { env = {}, limits = {}, folder, probes, counts = null, players = noPlayers } = wish;
  const config = readConfig(env);
  if (config instanceof BadSetting) throw new Error(config.line);
  const lines: string[] = [];
  const tables = new FakeTables();
  const metrics = makeMetrics();
  const edge = await buildEdge(
    {
      tables,
      operations: noOperations,
      players,
      ratings: noRatings,
      daily: noDaily,
      clubs: noClubs,
      tournaments: noTournaments,
      config: { ...config, limits: { ...config.limits, ...limits } },
      log: makeLog('debug', { write: (line) => void lines.push(line) }, config.logAddresses),
      metrics,
      figures: () => metrics.registry.metrics(),
      health: new Health({ ping: async () => {}, beat: async () => {}, redis: null, ...probes }),
      counts,
    },
    folder,
  );
  const url = await edge.listen(0, '127.0.0.1');
  return { url, edge, tables, metrics, lines, close: () => edge.close() };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** A house for each test of a file, closed after it. `here` is the one that was opened last. */
export function useHouse() {
  let house: House | null = null;
  afterEach(() => house?.close());
  return {
    async open(wish?: Wish): Promise<House> {
      const opened = await openHouse(wish);
      const close = (): Promise<void> => {
        house = null;
        return opened.close();
      };
      house = { ...opened, close };
      return house;
    },
    here: (): House => required(house, 'an open house'),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is whatever it is; the tests look into it.
export type Heard = any;

/** A client with a socket, which keeps all it hears. */
export async function openSocket(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: RawData) => {
    heard.push(JSON.parse(data.toString()));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  let count = 0;

  /** The first that fits of all that has been and will be heard. */
  const hear = async (fits: (message: Heard) => boolean): Promise<Heard> => {
    for (;;) {
      const found = heard.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const ask = (message: object): Promise<Heard> => {
    count += 1;
    const id = `m${count}`;
    socket.send(JSON.stringify({ id, ...message }));
    return hear((answer) => answer.id === id);
  };
  return {
    socket,
    heard,
    closed,
    hear,
    ask,
    /** All news of a table, in order. */
    news: (table: string): Heard[] => heard.filter((message) => message.table === table && message.snapshot),
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

export type Client = Awaited<ReturnType<typeof openSocket>>;

/** Writes these bytes to the server and gives all that comes back until it hangs up. */
export async function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let back = '';
  socket.on('data', (data) => {
    back += data;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return back;
}

/** Comes back when it is so, looking at every turn of the event loop. */
export async function until(fits: () => boolean): Promise<void> {
  while (!fits()) await new Promise((resolve) => setImmediate(resolve));
}

let commands = 0;
export const commandId = (): string => {
  commands += 1;
  return `command-${String(commands).padStart(4, '0')}`;
};

export const wish = () => ({ id: commandId(), game: 'six-nimmt', seats: 4 });

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A table with one seat taken, and its token. */
export async function seatedTable(house: House): Promise<{ table: string; token: string }> {
  const made = await house.tables.create(wish());
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made.value;
  const sat = await house.tables.command(table, null, { id: commandId(), do: 'sit', name: 'Ann' });
  if (!sat.ok) throw new Error(sat.problem.code);
  return { table, token: sat.token! };
}
