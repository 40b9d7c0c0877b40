import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig, startServer } from '@bullpen/server';
import { freePort } from '@bullpen/server/testing/daemon';
import { ServerProcess } from '../process.ts';

export interface OpenHouse {
  readonly url: string;
  close(): Promise<void>;
}

/** A real server of two processes on one file, to which connections go in turns: what one writes, viewers at the other learn. */
export async function openHouseOfTwo(env: Record<string, string> = {}): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-prove-'));
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_PROCESSES: '2',
    ...env,
  });
  await server.start();
  await server.complete();
  return {
    url: server.url,
    close: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real server in this process, on a store of its own, without limits; `close` removes it. */
export async function openHouse(env: Record<string, string> = {}): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-prove-'));
  const config = readConfig({
    BULLPEN_DATA: folder,
    LOG_LEVEL: 'silent',
    BULLPEN_REQUESTS_PER_MINUTE: '0',
    BULLPEN_CONNECTIONS_PER_ADDRESS: '0',
    BULLPEN_TABLES_PER_HOUR: '0',
    BULLPEN_MESSAGES_PER_SECOND: '1000000',
    BULLPEN_BOT_PACE: '0-0',
    PORT: '0',
    ...env,
  }) as Config;
  const server = await startServer(config);
  return {
    url: server.address,
    close: async () => {
      await server.close('the proof is over');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
