import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { openPostgres } from '../postgres.ts';
import { logged, summary } from './samples.ts';
import { storeSuite } from './suite.ts';

const service = await startPostgres();

describe.skipIf(service === null)('on a real server', () => {
  afterAll(() => service?.stop());

  storeSuite('PostgreSQL', async () => {
    const where = await service!.database();
    return { kind: 'postgres', where, open: () => openPostgres(where), remove: async () => {} };
  });

  it('makes its schema once when several open an empty database at once', async () => {
    const where = await service!.database();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(where)));
    const outcomes = await Promise.all(stores.map((store) => store.append('t', logged(1), summary())));
    expect(outcomes.sort()).toEqual(['conflict', 'conflict', 'conflict', 'written']);
    for (const store of stores) await store.close();
  });

  it('refuses a database of a newer version in one line', async () => {
    const where = await service!.database();
    await (await openPostgres(where)).close();
    const sql = postgres(where);
    await sql`UPDATE bullpen.version SET version = 99`;
    await sql.end();
    await expect(openPostgres(where)).rejects.toThrow(
      /^The database was written by a newer Bullpen: .* 99.*$/,
    );
  });
});
