import type { Sql } from 'postgres';
import { atMost, type DatabaseRow, endOf, FIRST, listing } from './row.ts';
import type { Store } from './store.ts';

/** Asks the database, and again if it is away for a moment. */
export type RunQuery = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/** The questions, each answered from an index in its order: a page costs the same however many tables there are. */
export function lists(ask: RunQuery): Pick<Store, 'list' | 'listGame' | 'listByHost' | 'summary'> {
  const all = async (work: (sql: Sql) => Promise<readonly DatabaseRow[]>) => (await ask(work)).map(listing);
  return {
    list: (status, limit, { listed = true, after = FIRST } = {}) =>
      all(
        (sql) => sql`
          SELECT * FROM bullpen.tables WHERE status = ${status} AND listed = ${listed}
            AND (changed, "table") < (${after.changed}, ${after.table})
          ORDER BY changed DESC, "table" DESC LIMIT ${atMost(limit)}`,
      ),
    listGame: (status, game, limit, after = FIRST) =>
      all(
        (sql) => sql`
          SELECT * FROM bullpen.tables WHERE status = ${status} AND listed AND game = ${game}
            AND (changed, "table") < (${after.changed}, ${after.table})
          ORDER BY changed DESC, "table" DESC LIMIT ${atMost(limit)}`,
      ),
    listByHost: (status, key, limit, { game, listed = true, after = { key, table: '' } }) =>
      all(
        (sql) => sql`
          SELECT * FROM bullpen.tables WHERE status = ${status} AND listed = ${listed} AND game = ${game}
            AND host_key < ${endOf(key)} AND (host_key, "table") > (${after.key}, ${after.table})
          ORDER BY host_key, "table" LIMIT ${atMost(limit)}`,
      ),
    summary: async (table) =>
      (await all((sql) => sql`SELECT * FROM bullpen.tables WHERE "table" = ${table}`))[0] ?? null,
  };
}
