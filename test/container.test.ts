import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { games } from '@bullpen/games';
import { playHeard } from '@bullpen/prove/live/match.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, replay, type Stage } from './container/replay.ts';

const ROOT = new URL('..', import.meta.url).pathname;
let scratch = '';
let stage: Stage;
let child: ChildProcess;
let address = '';

/** No container engine is needed: the steps of the Dockerfile are done here, and what they come to is started. */
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'bullpen-container-'));
  process.env.PATH = dirname(process.execPath) + delimiter + process.env.PATH;
  stage = replay(ROOT, readFileSync(join(ROOT, 'Dockerfile'), 'utf8'), scratch);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const [program, ...args] = stage.command;
  child = spawn(program!, args, {
    cwd: join(stage.root, stage.folder),
    env: {
      PATH: process.env.PATH,
      ...stage.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'info',
      BULLPEN_REQUESTS_PER_MINUTE: '0',
      BULLPEN_MESSAGES_PER_SECOND: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout!.on('data', (chunk) => String(chunk).includes(String(port)) && resolve());
  child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  await promise;
});
afterAll(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(scratch, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe('the container that the Dockerfile describes', () => {
  it('does not run as root, and says whether it is well', () => {
    expect(stage.user).toBe('node');
    const [program, ...args] = stage.health;
    const env = { PATH: process.env.PATH, PORT: new URL(address).port };
    expect(spawnSync(program!, args, { env }).status).toBe(0);
    expect(spawnSync(program!, args, { env: { ...env, PORT: '1' } }).status).toBe(1);
  });

  it('has no tools for building, no sources and no tests', () => {
    expect(found(stage, 'node_modules/{vite,typescript,vitest,rolldown,playwright-core,@biomejs}')).toEqual(
      [],
    );
    const ours = found(stage, '{*,!(node_modules)/**/*}');
    expect(ours).toContain('dist/bullpen.js');
    expect(ours.filter((path) => /\.(ts|tsx)$/.test(path))).toEqual([]);
  });

  it('serves the page', async () => {
    const page = await (await fetch(address)).text();
    const [, script] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(address + script)).status).toBe(200);
  });

  it('is a place to play a match', async () => {
    const match = { seats: 2, options: { variant: 'basic', target: 66, rounds: 1 } };
    const { record } = await playHeard(address, games['six-nimmt'], match, 'container');
    expect(record.trim().split('\n').at(-1)).toContain('end');
  });
});
