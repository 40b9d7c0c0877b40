// Real services for tests of all parts. A test file starts what it needs at its top and stops it in `afterAll`:
//
//   const redis = await startRedis();
//   describe.skipIf(redis === null)('…', () => { afterAll(() => redis?.stop()); … });

import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { ended, makeHome, onFreePort, printed, removeHome, start } from './daemon.ts';
import { findProgram, installPackages } from './programs.ts';

export interface Service {
  readonly url: string;
  /** The id of its process; null if it is not ours. */
  pid(): number | null;
  /**
   * Ends the server as a crash would, and starts it again on the same data and port; between the two, does what it is given.
   * Only for a server of our own: ask for one with `own`.
   */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface PostgresService extends Service {
  /** One more database, new and empty; its URL. `url` names the first. */
  database(): Promise<string>;
}

interface Wish {
  /** Start a server for this test alone, even if the environment names one. */
  readonly own?: boolean;
}

/** A PostgreSQL: the one that DATABASE_URL names, else one of our own. Null if none is available (under CI that throws). */
export async function startPostgres(wish: Wish = {}): Promise<PostgresService | null> {
  const named = process.env.DATABASE_URL;
  if (named !== undefined && wish.own !== true) {
    return databasesOf(named);
  }
  const program = await provide('PostgreSQL', SERVICES, 'postgres');
  if (program === null) return null;
  const home = makeHome('postgres');
  const initdb = start(home, findProgram('initdb') ?? 'initdb', ['-D', 'data', ...INITDB], 'SIGKILL');
  await printed(initdb, 'Success');
  const settings = ['-D', 'data', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const { port, ...server } = await daemon(
    (on) => start(home, program, [...settings, '-p', `${on}`], 'SIGQUIT'),
    'ready to accept connections',
    'SIGQUIT',
  );
  const databases = await databasesOf(`postgres://bullpen@127.0.0.1:${port}/postgres`);
  return {
    ...databases,
    pid: server.pid,
    restart: server.restart,
    stop: () => server.stop().finally(() => removeHome(home)),
  };
}

const INITDB = ['-U', 'bullpen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];

/** A Redis or Valkey: the one that REDIS_URL names, else one of our own. Null if none is available (under CI that throws). */
export async function startRedis(wish: Wish = {}): Promise<Service | null> {
  const named = process.env.REDIS_URL;
  if (named !== undefined && wish.own !== true) {
    return { url: named, pid: () => null, restart: cannotRestart, stop: async () => {} };
  }
  const program = await provide('Redis', SERVICES, 'valkey-server', 'redis-server');
  if (program === null) return null;
  const home = makeHome('redis');
  const settings = ['--bind', '127.0.0.1', '--dir', home.folder, '--save', '', '--appendonly', 'yes'];
  const { port, ...server } = await daemon(
    (on) => start(home, program, ['--port', `${on}`, ...settings], 'SIGKILL'),
    'eady to accept connections',
    'SIGKILL',
  );
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid,
    restart: server.restart,
    stop: () => server.stop().finally(() => removeHome(home)),
  };
}

async function cannotRestart(): Promise<void> {
  throw new Error('This server is not ours to restart: start the service with { own: true }.');
}

/** Both at once: a test that needs one of them soon needs the other. */
const SERVICES = ['postgresql', 'redis-server'];

/** Where the program is, installed if need be. */
export async function provide(
  what: string,
  packages: readonly string[],
  ...names: readonly string[]
): Promise<string | null> {
  const there = findProgram(...names);
  if (there !== null) return there;
  const installed = await installPackages(...packages);
  const now = findProgram(...names);
  if (now !== null) return now;
  const line = `${what} is not available: ${installed.ok ? 'its package lacks the server' : installed.why}`;
  if (process.env.CI === 'true') throw new Error(line);
  console.warn(`${line}; its tests are skipped.`);
  return null;
}

/** A server process that can be ended and started again on its port. It ends without tidying up: nobody needs its data. */
async function daemon(
  launch: (port: number) => ChildProcess,
  ready: string,
  end: NodeJS.Signals,
): Promise<{ port: number } & Pick<Service, 'pid' | 'restart' | 'stop'>> {
  const up = async (port: number) => {
    const child = launch(port);
    await printed(child, ready);
    return child;
  };
  const { port, value } = await onFreePort(up);
  let child = value;
  return {
    port,
    pid: () => child.pid ?? null,
    restart: async (meanwhile) => {
      await ended(child, end);
      await meanwhile?.();
      child = await up(port);
    },
    stop: () => ended(child, end),
  };
}

/** Gives every test file databases of its own, so that files that run at once do not meet; `stop` drops them. */
async function databasesOf(server: string): Promise<PostgresService> {
  const made: string[] = [];
  const admin = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  const database = async () => {
    const name = `bullpen_test_${randomBytes(6).toString('hex')}`;
    await admin(`CREATE DATABASE ${name}`);
    made.push(name);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    url: await database(),
    database,
    pid: () => null,
    restart: cannotRestart,
    stop: async () => {
      for (const name of made) await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
