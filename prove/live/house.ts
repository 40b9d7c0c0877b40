import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig, startServer } from '@bullpen/server';

/** A real server in this process, on a store of its own, without limits; `close` removes it. */
export async function openHouse(
  env: Record<string, string> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-prove-'));
  const config = readConfig({
    BULLPEN_DATA: folder,
    LOG_LEVEL: 'silent',
    BULLPEN_REQUESTS_PER_MINUTE: '0',
    BULLPEN_CONNECTIONS_PER_ADDRESS: '0',
    BULLPEN_TABLES_PER_HOUR: '0',
    BULLPEN_MESSAGES_PER_SECOND: '1000000',
    PORT: '0',
    ...env,
  }) as Config;
  const server = await startServer(config, { least: 0, more: 0 });
  return {
    url: server.address,
    close: async () => {
      await server.close('the proof is over');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
