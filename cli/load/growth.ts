import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MoveLedger } from '@bullpen/prove/crowd/ledger';
import { Party } from '@bullpen/prove/crowd/party';
import { openSqlite } from '@bullpen/server/store/sqlite';
import { openDatabase } from '@bullpen/server/store/sqlite-file';
import WebSocket from 'ws';
import { embeddedIn, inFolder, measure, serverIn } from './places.ts';
import type { LoadReport } from './run.ts';

/** How many tables are played at, at the same rate: by two each, since one process cannot have many more connections. */
export const PLAYED = [10, 500, 5000] as const;
const SEATS = 2;
const RATE = 1000;
/** How many tables are stored. */
const STORED = [0, 100_000, 1_000_000] as const;
/** How many watch one table. */
const WATCHED = [0, 100, 1000] as const;
/** A player there takes up to this long for a move. */
const THINK_MILLISECONDS = 100;

type Tell = (what: string) => void;

export interface StoredReport {
  readonly tables: number;
  readonly startMilliseconds: number;
  /** A page of the public list, of its beginning and from deep within it, over HTTP. */
  readonly listMilliseconds: number;
  readonly deepMilliseconds: number;
  /** What a sweep asks the store: what is due, and what is old. */
  readonly dueMilliseconds: number;
  readonly pruneMilliseconds: number;
}

export interface WatchedReport {
  readonly watchers: number;
  readonly microsecondsPerMove: number;
  readonly bytesPerMoveAndWatcher: number;
}

/** The same rate of moves at more and more tables. */
export async function playedTables(seconds: number, tell: Tell): Promise<LoadReport[]> {
  const reports: LoadReport[] = [];
  for (const tables of PLAYED) {
    const plan = { tables, seats: SEATS, rate: RATE, seconds, kills: 0 };
    reports.push(await inFolder(async (folder) => measure(await embeddedIn(folder), plan, tell)));
  }
  return reports;
}

/** A start, a list and a sweep with more and more stored tables. */
export async function storedTables(tell: Tell): Promise<StoredReport[]> {
  const reports: StoredReport[] = [];
  for (const tables of STORED) {
    tell(`storing ${tables} tables`);
    reports.push(
      await inFolder(async (folder) => {
        store(folder, tables);
        return withStored(folder, tables);
      }),
    );
  }
  return reports;
}

/** One of 50 is open and listed, one of 50 is played at and has a time, and all others are over. */
function store(folder: string, tables: number): void {
  const db = openDatabase(folder);
  db.exec(`
    BEGIN;
    INSERT INTO tables ("table", game, status, listed, seats, free, due, changed, host, host_key, rated)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${tables})
      SELECT 'stored' || i, 'six-nimmt', CASE i % 50 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' ELSE 'over' END, i % 50 = 0, 4, 2,
        iif(i % 50 = 1, ${Date.now()} + 86400000 + i, NULL), ${Date.now()} - i, 'Player ' || i, 'player ' || i, 0
      FROM n WHERE ${tables} > 0;
    INSERT INTO log ("table", seq, command, entry)
      SELECT "table", 1, "table", '{"type":"created","at":1,"game":"six-nimmt"}' FROM tables;
    COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

async function withStored(folder: string, tables: number): Promise<StoredReport> {
  const server = await serverIn(folder);
  const begun = performance.now();
  await server.start();
  const startMilliseconds = performance.now() - begun;
  const list = async (path: string): Promise<{ next?: string | null }> => {
    const answer = await fetch(`${server.url}/api/tables${path}`);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { next?: string | null };
  };
  let deep = '';
  for (let pages = 0; pages < PAGES; pages++) {
    const { next } = await list(deep);
    if (next) deep = `?after=${encodeURIComponent(next)}`;
  }
  const listMilliseconds = await median(() => list(''));
  const deepMilliseconds = await median(() => list(deep));
  await server.kill();
  const open = await openSqlite(folder);
  const dueMilliseconds = await median(() => open.due(Date.now() + 3_600_000, 1000));
  const pruneMilliseconds = await median(() => open.prune('over', 1));
  await open.close();
  return {
    tables,
    startMilliseconds,
    listMilliseconds,
    deepMilliseconds,
    dueMilliseconds,
    pruneMilliseconds,
  };
}

const PAGES = 20;
const ROUNDS = 25;

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

/** Four play at one table, and more and more watch it. */
export async function watchedTable(seconds: number, tell: Tell): Promise<WatchedReport[]> {
  const reports: WatchedReport[] = [];
  for (const watchers of WATCHED) {
    tell(`${watchers} watch one table`);
    reports.push(await inFolder((folder) => watchedBy(watchers, folder, seconds)));
  }
  return reports;
}

async function watchedBy(watchers: number, folder: string, seconds: number): Promise<WatchedReport> {
  const server = await serverIn(folder);
  await server.start();
  const sockets: WebSocket[] = [];
  const ledger = new MoveLedger(4);
  const party = new Party(server.url, 4, ledger, () => Math.random() * THINK_MILLISECONDS);
  try {
    const table = await party.begin();
    let bytes = 0;
    for (let i = 0; i < watchers; i++) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
        perMessageDeflate: false,
      });
      sockets.push(socket);
      await once(socket, 'open');
      socket.on('message', (data: Buffer) => {
        bytes += data.length;
      });
      socket.send(JSON.stringify({ id: 'follow', follow: { table, lean: true } }));
    }
    await pause(2000);
    const [used, moves, sent] = [server.processorTime(), ledger.accepts, bytes];
    await pause(seconds * 1000);
    const made = ledger.accepts - moves;
    return {
      watchers,
      microsecondsPerMove: ((server.processorTime() - used) * 1e6) / made,
      bytesPerMoveAndWatcher: watchers === 0 ? 0 : (bytes - sent) / made / watchers,
    };
  } finally {
    party.close();
    for (const socket of sockets) socket.terminate();
    await server.kill();
  }
}
