import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BULLPEN } from './run.ts';

let data = '';
let parent: ChildProcess | null = null;
let said = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'bullpen-serve-'));
  said = '';
});
afterEach(async () => {
  if (parent !== null && parent.exitCode === null && parent.signalCode === null) {
    parent.kill('SIGTERM');
    await once(parent, 'exit');
  }
  parent = null;
  rmSync(data, { recursive: true });
});

/** Starts a supervised server; its address. */
async function serve(processes = '1'): Promise<string> {
  const env = {
    ...process.env,
    PORT: '0',
    BULLPEN_DATA: data,
    LOG_LEVEL: 'error',
    BULLPEN_SUPERVISE: 'on',
    BULLPEN_PROCESSES: processes,
  };
  const child = spawn(process.execPath, [BULLPEN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  parent = child;
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await until(() => /localhost:\d+/.test(said));
  return `http://127.0.0.1:${/localhost:(\d+)/.exec(said)![1]}`;
}

async function until(fits: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await fits()); tries++) {
    if (tries === 1500) throw new Error(`it takes too long: ${said}`);
    await pause(20);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g)?.map(Number) ?? [];

/** The process that serves, or the hub of those that do: the only child of the supervisor. */
const serving = (): number => childrenOf(parent!.pid)[0]!;

const create = async (url: string, id: string): Promise<{ table: string }> => {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, game: 'six-nimmt', seats: 2 }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { table: string };
};

describe.skipIf(process.platform !== 'linux')('bullpen serve', () => {
  it('comes back by itself when the serving process is killed, on the same port and with all that was acknowledged', async () => {
    const url = await serve();
    const { table } = await create(url, 'before-the-crash');
    const pid = serving();
    process.kill(pid, 'SIGKILL');
    const died = performance.now();
    await until(async () => (await answers(url)) && serving() !== pid);
    console.log(`from kill -9 to the next answer: ${Math.round(performance.now() - died)} ms`);
    expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(200);
    const lines = said.split('\n').filter((line) => line.includes('the server crashed'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', signal: 'SIGKILL', code: null, crashes: 1, pause: 0 },
    ]);

    // The second in a row waits.
    const second = serving();
    process.kill(second, 'SIGKILL');
    await until(async () => (await answers(url)) && serving() !== second);
    expect(said).toMatch(/"crashes":2,"pause":[1-9]/);

    parent!.kill('SIGTERM');
    expect(await once(parent!, 'exit')).toEqual([0, null]);
    expect(await answers(url)).toBe(false);
  }, 60_000);

  it('passes signals on, and goes down with its supervisor', async () => {
    const url = await serve();
    const pid = serving();
    parent!.kill('SIGINT');
    expect(await once(parent!, 'exit')).toEqual([0, null]);
    expect(() => process.kill(pid, 0)).toThrow();

    said = '';
    const again = await serve();
    const orphan = serving();
    parent!.kill('SIGKILL');
    await until(() => !alive(orphan));
    expect([await answers(url), await answers(again)]).toEqual([false, false]);
  }, 60_000);

  it('of several processes says so in one line, comes back when their hub is killed, and leaves nobody behind', async () => {
    const url = await serve('2');
    expect(said).toMatch(/^Bullpen is at http:\/\/localhost:\d+, with 2 processes \(Ctrl-C stops it\)\n$/);
    const { table } = await create(url, 'before-the-crash');
    const hub = serving();
    const first = childrenOf(hub);
    expect(first).toHaveLength(2);
    process.kill(hub, 'SIGKILL');
    await until(async () => !first.some(alive) && (await answers(url)) && serving() !== hub);
    expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(200);
    const family = [serving(), ...childrenOf(serving())];
    parent!.kill('SIGKILL');
    await until(() => !family.some(alive));
    expect(await answers(url)).toBe(false);
  }, 120_000);

  it('of several processes starts one again that is killed while it starts', async () => {
    const url = serve('2');
    const starting = (): number[] => childrenOf(parent?.pid).flatMap(childrenOf);
    await until(() => starting().length > 0);
    process.kill(starting()[0]!, 'SIGKILL');
    const health = `${await url}/healthz`;
    await until(async () =>
      (await (await fetch(health)).text()).includes('"processes":{"serving":2,"of":2}'),
    );
    expect(said).toMatch(/"signal":"SIGKILL","crashes":1,"pause":0/);
  }, 60_000);

  it('does not start again what could not start', async () => {
    const url = await serve();
    const env = {
      ...process.env,
      PORT: new URL(url).port,
      BULLPEN_DATA: join(data, 'other'),
      LOG_LEVEL: 'error',
    };
    const other = spawn(process.execPath, [BULLPEN, 'serve'], { env, stdio: 'pipe' });
    expect((await once(other, 'exit'))[0]).toBe(2);
  }, 60_000);
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
