import { last } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { searchKey } from '@bullpen/wire/names.ts';
import type { TransactionSql } from 'postgres';
import type { PlayerStore } from './players.ts';
import { removeEmptyClubs } from './postgres-clubs.ts';
import type { RunQuery } from './postgres-lists.ts';
import {
  ABOUT_SEATS,
  eraser,
  type Numbered,
  OF_A_PLAYER,
  rewritten,
  textOf,
  withoutPlayer,
  withPart,
} from './rewrite.ts';
import type { Store } from './store.ts';

/** All that belongs to a table, besides its row. */
const OF_A_TABLE = ['log', 'push', 'notices', 'plays', 'results', 'rating_changes', 'club_tables'];

/** How many tables are looked through in one transaction. */
const AT_ONCE = 500;

/**
 * Removes what belongs to tables that are gone. A second statement for the log, so that it also sees entries that came while the
 * first was waiting for the row.
 */
export async function removeParts(tx: TransactionSql, tables: readonly string[]): Promise<void> {
  for (const part of OF_A_TABLE)
    await tx`DELETE FROM bullpen.${tx(part)} WHERE "table" = ANY(${[...tables]})`;
}

export const remover =
  (ask: RunQuery): Store['remove'] =>
  (table) =>
    ask((sql) =>
      sql.begin(async (tx) => {
        const { count } = await tx`DELETE FROM bullpen.tables WHERE "table" = ${table}`;
        await removeParts(tx, [table]);
        return count > 0;
      }),
    );

interface Renaming {
  readonly tables: readonly string[];
  /** The entries that change, as they are then. */
  readonly changed: readonly (Numbered & { readonly table: string })[];
  /** A host of these tables who has one of these names gets the other one too. */
  readonly names: readonly string[];
  readonly to: string;
}

/** Writes other names into tables; says in which that changed anything. */
async function rename(
  tx: TransactionSql,
  { tables, changed, names, to }: Renaming,
): Promise<readonly string[]> {
  for (const { table, seq, entry } of changed)
    await tx`
      UPDATE bullpen.log SET entry = ${JSON.stringify(entry)}::text::json
      WHERE "table" = ${table} AND seq = ${seq}`;
  const found = new Set(changed.map(({ table }) => table));
  await tx`DELETE FROM bullpen.results WHERE "table" = ANY(${[...found]})`;
  const hosts = await tx`
    UPDATE bullpen.tables SET host = ${to}, host_key = ${searchKey(to)}
    WHERE "table" = ANY(${[...tables]}) AND host = ANY(${[...names]}) RETURNING "table"`;
  for (const { table } of hosts) found.add(String(table));
  return [...found];
}

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
          const changed = entries.flatMap(({ table, seq, entry }) => {
            const other = rewritten(entry as Entry, name, to);
            return other === null ? [] : [{ table: String(table), seq: Number(seq), entry: other }];
          });
          return { tables, found: await rename(tx, { tables, changed, names: [name], to }) };
        }),
      );
    if (only === undefined)
      for (const where of ['players', 'tournament_entrants', 'tournament_codes'])
        await ask((sql) => sql`UPDATE bullpen.${sql(where)} SET name = ${to} WHERE name = ${name}`);
    const all: string[] = [];
    for (let after = ''; ; ) {
      const { tables, found } = await batch(after);
      all.push(...found);
      if (tables.length < AT_ONCE) return all;
      after = last(tables);
    }
  };
}

/** What others keep of matches with a player does not say any more with whom they were. */
const forgetCircles = (tx: TransactionSql, tables: readonly string[]) => tx`
  UPDATE bullpen.tables SET circle = NULL WHERE "table" = ANY(${[...tables]}) AND circle IS NOT NULL`;

export const playerEraser = (ask: RunQuery): PlayerStore['erase'] =>
  eraser({
    // It waits for those who are sitting down as this player.
    begin: async (player) => {
      await ask((sql) => sql`UPDATE bullpen.players SET erasing = true WHERE player = ${player}`);
    },
    tablesOf: async (player) => {
      const rows = await ask((sql) => sql`SELECT "table" FROM bullpen.plays WHERE player = ${player}`);
      return rows.map(({ table }) => String(table));
    },
    unname: (table, player, to) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          // Nobody appends while the log is rewritten.
          await tx`SELECT FROM bullpen.tables WHERE "table" = ${table} FOR UPDATE`;
          const rows = await tx`
            SELECT seq, entry FROM bullpen.log
            WHERE "table" = ${table} AND entry->>'type' = ANY(${[...ABOUT_SEATS]}) ORDER BY seq`;
          const log = rows.map(({ seq, entry }) => ({ seq: Number(seq), entry: entry as Entry }));
          const { changed, names, tookPart } = withoutPlayer(log, player, to);
          const here = changed.map((one) => ({ ...one, table }));
          if (tookPart) await forgetCircles(tx, [table]);
          const named = (await rename(tx, { tables: [table], changed: here, names, to })).length > 0;
          return { named, tookPart };
        }),
      ),
    remove: async (player, tables) => {
      await ask((sql) =>
        sql.begin(async (tx) => {
          // A match that is being rated is waited for.
          await tx`SELECT FROM bullpen.players WHERE player = ${player} FOR UPDATE`;
          // Of a match that has begun meanwhile too.
          await forgetCircles(tx, withPart(tables));
          for (const part of OF_A_PLAYER) await tx`DELETE FROM bullpen.${tx(part)} WHERE player = ${player}`;
          await tx`DELETE FROM bullpen.results WHERE "table" = ANY(${tables.map(({ table }) => table)})`;
          await removeEmptyClubs(tx);
        }),
      );
    },
  });
