import type { DatabaseSync } from 'node:sqlite';
import { atMost, endOf, FIRST, listing } from './row.ts';
import type { Store } from './store.ts';

/** The questions, each answered from an index in its order: a page costs the same however many tables there are. */
export const LISTS = {
  list: `
    SELECT * FROM tables WHERE status = ? AND listed = ? AND (changed, "table") < (?, ?)
    ORDER BY changed DESC, "table" DESC LIMIT ?`,
  listGame: `
    SELECT * FROM tables WHERE status = ? AND listed = 1 AND game = ? AND (changed, "table") < (?, ?)
    ORDER BY changed DESC, "table" DESC LIMIT ?`,
  listByHost: `
    SELECT * FROM tables WHERE status = ? AND listed = ? AND game = ? AND host_key < ?
      AND (host_key, "table") > (?, ?)
    ORDER BY host_key, "table" LIMIT ?`,
};

export function lists(db: DatabaseSync): Pick<Store, 'list' | 'listGame' | 'listByHost' | 'summary'> {
  const list = db.prepare(LISTS.list);
  const listGame = db.prepare(LISTS.listGame);
  const listByHost = db.prepare(LISTS.listByHost);
  const summary = db.prepare('SELECT * FROM tables WHERE "table" = ?');
  return {
    list: async (status, limit, { listed = true, after = FIRST } = {}) =>
      list.all(status, listed ? 1 : 0, after.changed, after.table, atMost(limit)).map(listing),
    listGame: async (status, game, limit, after = FIRST) =>
      listGame.all(status, game, after.changed, after.table, atMost(limit)).map(listing),
    listByHost: async (status, key, limit, { game, listed = true, after = { key, table: '' } }) =>
      listByHost
        .all(status, listed ? 1 : 0, game, endOf(key), after.key, after.table, atMost(limit))
        .map(listing),
    summary: async (table) => {
      const row = summary.get(table);
      return row === undefined ? null : listing(row);
    },
  };
}
