import postgres, { type Sql } from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { openPostgres } from '../postgres.ts';
import { lists } from '../postgres-lists.ts';

const service = await startPostgres();

describe.skipIf(service === null)('lists of PostgreSQL', () => {
  afterAll(() => service?.stop());

  it('come from an index, in its order, also with 100,000 tables', async () => {
    const where = await service!.database();
    await (await openPostgres(where)).close();
    const sql = postgres(where);
    await sql`
      INSERT INTO bullpen.tables
      SELECT 't' || i, 1, CASE WHEN i % 2 = 0 THEN 'six-nimmt' ELSE 'twenty-one' END,
        CASE WHEN i % 3 = 0 THEN 'over' ELSE 'open' END, i % 4 > 0, 4, 1, NULL, i * 7919 % 50000, 'Anna', 'anna'
      FROM generate_series(1, 100000) AS i`;
    await sql`ANALYZE bullpen.tables`;
    const plans: string[] = [];
    const explain = async (parts: TemplateStringsArray, ...values: never[]) => {
      const words = Object.assign([`EXPLAIN ${parts[0]}`, ...parts.slice(1)], { raw: parts.raw });
      const rows = await sql(words, ...values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    };
    const asked = lists((work) => work(explain as unknown as Sql));
    await asked.list('open', 20);
    await asked.list('open', 20, { listed: false, after: { changed: 400, table: 't9' } });
    await asked.listGame('open', 'six-nimmt', 20, { changed: 400, table: 't9' });
    await asked.listByHost('open', 'an', 20, { game: 'six-nimmt' });
    await asked.listByHost('open', 'an', 20, { game: 'six-nimmt', after: { key: 'anna', table: 't9' } });
    await sql.end();
    expect(plans).toHaveLength(5);
    for (const plan of plans) {
      expect(plan).toMatch(/Index Scan/);
      expect(plan).not.toMatch(/Seq Scan|Sort|Bitmap/);
    }
  });
});
