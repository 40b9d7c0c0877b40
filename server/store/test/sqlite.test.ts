import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../sqlite.ts';
import type { Place } from './place.ts';
import { storeSuite } from './suite.ts';

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-store-'));
  const where = join(folder, 'data');
  return {
    kind: 'sqlite',
    where,
    open: () => openSqlite(where),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

storeSuite('SQLite', newPlace);
