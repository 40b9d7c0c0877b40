import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { CLUB_LISTS } from '../sqlite-clubs.ts';
import { DAILY_LISTS } from '../sqlite-daily.ts';
import { openDatabase } from '../sqlite-file.ts';
import { LISTS } from '../sqlite-lists.ts';
import { RATING_LISTS } from '../sqlite-ratings.ts';
import { TOURNAMENT_LISTS } from '../sqlite-tournaments.ts';
import { fill, logged, summary, upTo } from './samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-lists-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('answers every list from an index, in its order, also of 100,000 tables', () => {
  const db = openDatabase(folder);
  db.exec(`
    INSERT INTO tables WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
    SELECT 't' || i, iif(i % 2, 'six-nimmt', 'twenty-one'), iif(i % 3, 'open', 'over'), i % 4 > 0,
      4, 1, NULL, i * 7919 % 50000, 'Anna', 'anna', i % 3, NULL, NULL FROM n;
    ANALYZE`);
  for (const [name, question] of Object.entries(LISTS)) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all();
    const steps = plan.map(({ detail }) => String(detail));
    expect(steps, name).toHaveLength(1);
    expect(steps[0], name).toMatch(/^SEARCH tables USING INDEX /);
  }
  for (const [name, question] of Object.entries(RATING_LISTS)) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all();
    const steps = plan.map(({ detail }) => String(detail)).join();
    expect(steps, name).toMatch(/USING (COVERING )?INDEX (tables_to_rate|ratings_by_place)/);
    expect(steps, name).not.toContain('TEMP B-TREE');
  }
  for (const [name, question] of Object.entries(DAILY_LISTS)) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all();
    const steps = plan.map(({ detail }) => String(detail)).join();
    expect(steps, name).toMatch(/USING (COVERING )?(INDEX daily_attempts|PRIMARY KEY)/);
    expect(steps, name).not.toMatch(/SCAN (daily_attempts|tables)(?! USING)/);
  }
  for (const [name, question] of Object.entries({ ...CLUB_LISTS, ...TOURNAMENT_LISTS })) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all();
    const steps = plan.map(({ detail }) => String(detail)).join();
    expect(steps, name).toMatch(/USING (COVERING )?(INDEX (club|tournament)|PRIMARY KEY)/);
    expect(steps, name).not.toMatch(/SCAN (club|tournament|tables)\w*(?! USING)\b(?! USING)/);
  }
  db.close();
});

it('leaves nothing in its files of a table and a name that were removed', async () => {
  const store = await openSqlite(folder);
  const traces = (word: string): string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(word));
  // Many others around it, in any order, so that pages are split and their parts moved.
  const ids = upTo(600).map((n) => `${(n * 7919) % 1000}-table`);
  for (const id of ids) await store.append(id, logged(1, { command: id }), summary());
  await fill(store, '500-removed', 60, { host: 'Zanzibar' });
  for (const id of ids) await store.append(id, logged(2, { name: 'Timbuktu' }), summary({ status: 'over' }));
  for (const word of ['500-removed', 'Zanzibar', 'Timbuktu']) expect(traces(word)).not.toEqual([]);
  await store.remove('500-removed');
  expect(await store.rewriteName('Timbuktu', 'Guest')).toHaveLength(600);
  expect(await store.scrub('now')).toBe(true);
  for (const word of ['500-removed', 'Zanzibar', 'Timbuktu']) expect(traces(word)).toEqual([]);
  expect(await store.append('500-removed', logged(1), summary())).toBe('written');
  await store.close();
});
