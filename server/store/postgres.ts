import postgres, { type Sql } from 'postgres';
import type { Entry, Logged } from '../log.ts';
import { appender } from './postgres-append.ts';
import { nameRewriter, remover } from './postgres-forget.ts';
import { type Ask, lists } from './postgres-lists.ts';
import { prepareSchema } from './postgres-schema.ts';
import { patiently } from './postgres-trouble.ts';
import { atMost, listing, type Row } from './row.ts';
import type { Store } from './store.ts';

/** How many tables are removed in one transaction. */
const PRUNED_AT_ONCE = 500;

/**
 * The store for several processes: a schema `bullpen` in the database that the URL names, which is made if it is missing. A
 * database that goes away for a moment is waited for. Throws `StoreRefused` if the schema is of a newer version.
 */
export async function openPostgres(url: string): Promise<Store> {
  const sql = postgres(url, {
    max: 6,
    backoff: () => 0.05,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'bullpen', synchronous_commit: 'on', statement_timeout: 30_000 },
  });
  try {
    await patiently(() => prepareSchema(sql));
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  const ask: Ask = (work) => patiently(() => work(sql));
  const { append, drained } = appender(sql);

  return {
    append,
    read: async (table, from, limit) => {
      // A limit of null is none.
      const most = limit === undefined ? null : atMost(limit);
      const rows = await patiently(
        () => sql`
          SELECT seq, command, entry FROM bullpen.log WHERE "table" = ${table} AND seq >= ${from}
          ORDER BY seq LIMIT ${most}`,
      );
      return rows.map(logged);
    },
    find: async (table, command) => {
      const [row] = await patiently(
        () => sql`SELECT seq FROM bullpen.log WHERE "table" = ${table} AND command = ${command}`,
      );
      return row === undefined ? null : Number(row.seq);
    },
    ...lists(ask),
    due: async (until, limit) => {
      const rows = await patiently(
        () => sql`
          SELECT * FROM bullpen.tables WHERE due <= ${until} ORDER BY due, "table" LIMIT ${atMost(limit)}`,
      );
      return rows.map(listing);
    },
    prune: pruner(sql),
    remove: remover(ask),
    rewriteName: nameRewriter(ask),
    // Only VACUUM FULL writes a table anew, and it locks everybody out; and the database has a log of its own.
    scrub: async () => false,
    ping: async () => {
      await sql`SELECT FROM bullpen.tables LIMIT 1`;
    },
    close: async () => {
      await drained();
      // Not longer: a connection that was once lost in the middle of a query never says that it has ended.
      await sql.end({ timeout: 1 });
    },
  };
}

function logged({ seq, command, entry }: Row): Logged {
  return { seq: Number(seq), command: command === null ? null : String(command), entry: entry as Entry };
}

function pruner(sql: Sql): Store['prune'] {
  return async (status, before) => {
    for (let total = 0; ; ) {
      // A second statement for the log, so that it also sees entries that came while the first was waiting for a row.
      const gone = await patiently(() =>
        sql.begin(async (tx) => {
          const tables = await tx`
            DELETE FROM bullpen.tables WHERE status = ${status} AND changed < ${before} AND "table" IN (
              SELECT "table" FROM bullpen.tables WHERE status = ${status} AND changed < ${before}
              LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED)
            RETURNING "table"`;
          await tx`DELETE FROM bullpen.log WHERE "table" = ANY(${tables.map(({ table }) => String(table))})`;
          return tables.length;
        }),
      );
      total += gone;
      if (gone < PRUNED_AT_ONCE) return total;
    }
  };
}
