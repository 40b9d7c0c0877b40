import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@bullpen/prove/process';
import { databaseFile } from '@bullpen/server/store/sqlite-file';
import { freePort } from '@bullpen/server/testing/daemon';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadPlan, type LoadReport, loadedOn, runLoad } from '../load/run.ts';

/** Three tables of four for a few seconds, with a kill in the middle. */
const PLAN: LoadPlan = { tables: 3, seats: 4, rate: 120, seconds: 4, kills: 1 };
const SOON = { timeout: 60_000, interval: 20 };
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** How many sockets a process has open. */
const socketsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

/** A server of two processes, and their hub. */
class Two extends ServerProcess {
  /** The processes that serve. */
  serving(): number[] {
    const [, ...children] = this.pids();
    return [...children];
  }

  override async start(): Promise<void> {
    if (this.pids().length === 0) await super.start();
    await this.complete();
  }
}

/** The same, of which a kill ends one process that serves; another takes its place. */
class OneOfTwo extends Two {
  /** What each had open when one of them was killed. */
  sockets: number[] = [];

  override async kill(): Promise<void> {
    this.sockets = this.serving().map(socketsOf);
    await this.killOne();
  }
}

describe.skipIf(process.platform !== 'linux')('several processes on one file', () => {
  let folder = '';
  let server: Two;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bullpen-two-'));
  });
  afterEach(async () => {
    await ServerProcess.prototype.kill.call(server);
    rmSync(folder, { recursive: true });
  });
  const env = (more: Readonly<Record<string, string>> = {}) => ({
    BULLPEN_DATA: folder,
    BULLPEN_PROCESSES: '2',
    ...more,
  });
  const load = (): Promise<LoadReport> => runLoad(loadedOn(server, databaseFile(folder)), PLAN, () => {});
  const nothingLost = { kills: 1, lost: 0, doubled: 0, gaps: 0 };

  it('play matches together; one is killed, takes nothing with it, and another takes its place', async () => {
    const one = new OneOfTwo(await freePort(), env());
    server = one;
    const report = await load();
    expect(report).toMatchObject(nothingLost);
    expect(report.moves).toBeGreaterThan(PLAN.seats);
    // Of twelve players each process has six, besides what it needs itself.
    expect(Math.min(...one.sockets)).toBeGreaterThanOrEqual(6);
  }, 120_000);

  it('end with the one that writes for them, and nothing that it has acknowledged is lost', async () => {
    server = new Two(await freePort(), env());
    let before: number[] = [];
    const kill = server.kill.bind(server);
    server.kill = async () => {
      before = server.serving();
      await kill();
      await vi.waitFor(() => expect(before.filter(isAlive)).toEqual([]), SOON);
    };
    const report = await load();
    expect(report).toMatchObject(nothingLost);
    expect(report.moves).toBeGreaterThan(PLAN.seats);
    expect(before).toHaveLength(2);
  }, 120_000);

  it('count together what an address does, show the figures of all, and go down together when asked to', async () => {
    server = new Two(await freePort(), env({ BULLPEN_TABLES_PER_HOUR: '3', BULLPEN_METRICS: 'public' }));
    await server.start();
    const create = async (id: string): Promise<number> => {
      const body = JSON.stringify({ id, game: 'six-nimmt', seats: 2 });
      // Each on a connection of its own, so that they go to the processes in turns.
      const headers = { 'content-type': 'application/json', connection: 'close' };
      return (await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) statuses.push(await create(`several-processes-${n}`));
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(await server.metrics()).toMatch(/^bullpen_appends_total\{type="created"\} 3$/m);
    const all = server.pids();
    await server.stop();
    expect(all.filter(isAlive)).toEqual([]);
  }, 120_000);
});
