import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenHub, openHub } from '../../hub/index.ts';
import { openByHub, socketIn } from './by-hub.ts';
import type { Place } from './place.ts';
import { storeSuite } from './suite.ts';

/** One file whose hub is this process. All who open it, here and in other processes, are members. */
async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-hub-'));
  const where = join(folder, 'data');
  const { hub, close }: OpenHub = openHub({ databaseUrl: null, data: where }, () => {});
  const server = createServer((socket) => hub.join(socket));
  await new Promise<void>((resolve) => server.listen(socketIn(where), resolve));
  return {
    kind: 'hub',
    where,
    open: () => openByHub(where),
    remove: async () => {
      server.close();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

storeSuite('SQLite by a hub', newPlace);
