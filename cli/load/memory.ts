import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { at, rising } from '@bullpen/engine';
import { BadSetting, readConfig, startServer } from '@bullpen/server';
import type { Reply, Snapshot, TableNews } from '@bullpen/wire';
import WebSocket from 'ws';

const SEATS = 4;
/** How many tables are played at a time. */
const AT_ONCE = 100;
/** Tables played before anything is measured, so that code is compiled and caches are filled. */
const WARMUP = 100;
/** How often the memory of tables is measured; the median counts. */
const WEIGHINGS = 3;
/** Longer than the server keeps at hand what it can read from the log. */
const SETTLE_MILLISECONDS = 8000;

/** Bytes of memory for each table at rest after this many moves, without followers. */
export async function memoryPerTable(tables: number, moves: number, folder: string): Promise<number> {
  const { client, close } = await openHere(folder);
  await playMany(client, WARMUP, moves);
  await settledMemory();
  await playMany(client, tables, moves);
  // What is thrown away only once, such as code of the start, falls into one of the differences.
  const differences: number[] = [];
  let before = await settledMemory();
  for (let weighing = 0; weighing < WEIGHINGS; weighing++) {
    await playMany(client, tables, moves);
    const after = await settledMemory();
    differences.push(after - before);
    before = after;
  }
  await close();
  return at(rising(differences), WEIGHINGS >> 1) / tables;
}

/** A server in this process, and a client of it. */
export async function openHere(folder: string): Promise<{ client: LoadClient; close: () => Promise<void> }> {
  const config = readConfig({ BULLPEN_DATA: folder, LOG_LEVEL: 'silent' });
  if (config instanceof BadSetting) throw new Error(config.line);
  const limits = { ...config.limits, tablesPerHour: 0, messagesPerSecond: 1e6, tablesPerConnection: AT_ONCE };
  const server = await startServer({ ...config, port: 0, limits });
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const close = async (): Promise<void> => {
    socket.close();
    await server.close('measured');
  };
  return { client: new LoadClient(socket), close };
}

const newId = (): string => randomBytes(18).toString('base64url');

/** Asks by one socket, many things at once. */
export class LoadClient {
  readonly #socket: WebSocket;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #looks = new Map<string, (snapshot: Snapshot) => void>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as (Reply & { id: string }) | TableNews;
      if ('snapshot' in message) return void this.#looks.get(message.table)?.(message.snapshot);
      this.#replies.get(message.id)?.(message);
      this.#replies.delete(message.id);
    });
  }

  ask(message: object): Promise<Reply> {
    const id = newId();
    this.#socket.send(JSON.stringify({ id, ...message }));
    return new Promise((resolve) => this.#replies.set(id, resolve));
  }

  /** The table as a seat sees it. */
  async look(table: string, token: string): Promise<Snapshot> {
    const seen = new Promise<Snapshot>((resolve) => this.#looks.set(table, resolve));
    await this.ask({ follow: { table, token } });
    const snapshot = await seen;
    this.#looks.delete(table);
    await this.ask({ unfollow: table });
    return snapshot;
  }
}

async function playMany(client: LoadClient, tables: number, moves: number): Promise<void> {
  for (let left = tables; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, () => play(client, moves)));
}

/** Opens a table of 6 nimmt!, takes all seats and makes this many moves, or fewer if the match ends before. */
export async function play(client: LoadClient, moves: number): Promise<void> {
  const made = await client.ask({
    create: { id: newId(), game: 'six-nimmt', seats: SEATS, seating: 'fixed' },
  });
  const { table } = made as { table: string };
  const tokens = Array.from({ length: SEATS }, newId);
  for (const [seat, token] of tokens.entries())
    await client.ask({ table, command: { id: newId(), do: 'sit', seat, name: `Player ${seat}`, token } });
  await client.ask({ table, token: tokens[0], command: { id: newId(), do: 'start' } });
  for (let made = 0, seat = 0; made < moves; seat = (seat + 1) % SEATS) {
    const token = at(tokens, seat);
    const { legal, status } = await client.look(table, token);
    if (status === 'over') return;
    const [move] = legal;
    if (move === undefined) continue;
    await client.ask({ table, token, command: { id: newId(), do: 'move', move } });
    made++;
  }
}

/** What is in use when all is quiet and everything that is not in use has been thrown away. */
async function settledMemory(): Promise<number> {
  await pause(SETTLE_MILLISECONDS);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Code that is not used any more goes only after several collections.
  for (let i = 0; i < 20; i++) {
    collect();
    await pause(20);
  }
  return process.memoryUsage().heapUsed;
}
