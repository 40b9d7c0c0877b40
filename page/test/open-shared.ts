// One Chromium and one server for all test files of a run: each file would otherwise start its own. Nothing is started before the
// first file asks for it.

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { SharedThing } from './shared.ts';

interface Started {
  readonly address: string;
  stop(): Promise<void>;
}

const BUILD = join(import.meta.dirname, '../../scripts/build-page.mjs');

// What is imported here looks for a browser, and may install one: not before it is needed.
const START: Readonly<Record<SharedThing, () => Promise<Started>>> = {
  async browser() {
    const { launching } = await import('./browser.ts');
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launchServer({ ...launching(), host: '127.0.0.1' });
    return { address: browser.wsEndpoint(), stop: () => browser.close() };
  },
  async server() {
    const { startServer, stopServer } = await import('./browser.ts');
    await promisify(execFile)(process.execPath, [BUILD]);
    const data = mkdtempSync(join(tmpdir(), 'bullpen-page-'));
    const server = await startServer(data, '0');
    const stop = async (): Promise<void> => {
      await stopServer(server);
      rmSync(data, { recursive: true });
    };
    return { address: server.url, stop };
  },
};

const started = new Map<SharedThing, Promise<Started>>();

function start(what: SharedThing): Promise<Started> {
  const starting = started.get(what) ?? START[what]();
  started.set(what, starting);
  return starting;
}

const door = createServer(({ url }, answer) => {
  start(url === '/browser' ? 'browser' : 'server').then(
    ({ address }) => answer.end(address),
    (error: unknown) => answer.writeHead(500).end(String(error)),
  );
});

/** Before all tests of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  provide('sharedDoor', `http://127.0.0.1:${port}`);
}

/** After all of them. */
export async function teardown(): Promise<void> {
  door.close();
  door.closeAllConnections();
  // What could not be started has failed the tests that asked for it.
  for (const result of await Promise.allSettled(started.values()))
    if (result.status === 'fulfilled') await result.value.stop();
}
