import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagesStale } from '../scripts/bootstrap.mjs';

const START = 'scripts/start.mjs';
let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'bullpen-start-'));
});
afterEach(() => {
  rmSync(data, { recursive: true });
});

const environment = (port: number) => ({
  ...process.env,
  PORT: String(port),
  BULLPEN_DATA: data,
  LOG_LEVEL: 'silent',
});

async function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`it did not start: ${said}`);
}

// Where packages are missing or old, a start would begin by installing them.
describe.skipIf(packagesStale('.', process))('npm start', () => {
  it('serves the page and the API, says where, and ends well on a signal', async () => {
    const child = spawn(process.execPath, [START], { env: environment(0) });
    try {
      const address = await addressOf(child);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect(await (await fetch(address)).text()).toContain('Bullpen');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('says in one line that the port is taken, and ends with 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const child = spawn(process.execPath, [START], { env: environment(port) });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = await once(child, 'close');
    other.close();
    expect([code, said]).toEqual([2, `bullpen: port ${port} is in use; set PORT to another\n`]);
  });

  it('hands words of yours to the command line', () => {
    const { status, stdout } = spawnSync(process.execPath, [START, 'games'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('six-nimmt');
  });
});
