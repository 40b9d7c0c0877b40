import { last } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { searchKey } from '@bullpen/wire/names.ts';
import type { RunQuery } from './postgres-lists.ts';
import { rewritten, textOf } from './rewrite.ts';
import type { Store } from './store.ts';

/** How many tables are looked through in one transaction. */
const AT_ONCE = 500;

/** A second statement for the log, so that it also sees entries that came while the first was waiting for the row. */
export const remover =
  (ask: RunQuery): Store['remove'] =>
  (table) =>
    ask((sql) =>
      sql.begin(async (tx) => {
        const { count } = await tx`DELETE FROM bullpen.tables WHERE "table" = ${table}`;
        for (const part of ['log', 'push', 'notices', 'plays', 'results', 'rating_changes'])
          await tx`DELETE FROM bullpen.${tx(part)} WHERE "table" = ${table}`;
        return count > 0;
      }),
    );

export function nameRewriter(ask: RunQuery): Store['rewriteName'] {
  return async (name, to, only) => {
    /** Looks through tables after `last`; gives those that it has looked through, and those that had the name. */
    const batch = (last: string) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          const rows = await tx`
            SELECT "table" FROM bullpen.tables WHERE status = 'over' AND "table" > ${last}
              AND ${only === undefined ? tx`true` : tx`"table" = ${only}`}
            ORDER BY "table" LIMIT ${AT_ONCE} FOR UPDATE`;
          const tables = rows.map(({ table }) => String(table));
          const entries = await tx`
            SELECT "table", seq, entry FROM bullpen.log
            WHERE "table" = ANY(${tables}) AND position(${textOf(name)} in entry::text) > 0`;
          const found = new Set<string>();
          for (const { table, seq, entry } of entries) {
            const other = rewritten(entry as Entry, name, to);
            if (other === null) continue;
            found.add(String(table));
            await tx`
              UPDATE bullpen.log SET entry = ${JSON.stringify(other)}::text::json
              WHERE "table" = ${table} AND seq = ${seq}`;
          }
          await tx`DELETE FROM bullpen.results WHERE "table" = ANY(${[...found]})`;
          const hosts = await tx`
            UPDATE bullpen.tables SET host = ${to}, host_key = ${searchKey(to)}
            WHERE "table" = ANY(${tables}) AND host = ${name} RETURNING "table"`;
          for (const { table } of hosts) found.add(String(table));
          return { tables, found: [...found] };
        }),
      );
    if (only === undefined)
      await ask((sql) => sql`UPDATE bullpen.players SET name = ${to} WHERE name = ${name}`);
    const all: string[] = [];
    for (let after = ''; ; ) {
      const { tables, found } = await batch(after);
      all.push(...found);
      if (tables.length < AT_ONCE) return all;
      after = last(tables);
    }
  };
}
