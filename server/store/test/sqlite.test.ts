import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('begins its writing thread when it is opened, so that a new version on the disk changes nothing', async () => {
  const begun: unknown[] = [];
  const note = (thread: unknown): void => void begun.push(thread);
  process.on('worker', note);
  const place = await newPlace();
  try {
    const store = await place.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(1);
    await store.beat();
    expect(begun).toHaveLength(1);
    await store.close();
  } finally {
    process.off('worker', note);
    await place.remove();
  }
});
