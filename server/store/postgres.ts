import { required } from '@bullpen/engine';
import postgres, { type Sql } from 'postgres';
import { appender } from './postgres-append.ts';
import { clubs } from './postgres-clubs.ts';
import { daily } from './postgres-daily.ts';
import { nameRewriter, removeParts, remover } from './postgres-forget.ts';
import { lists, type RunQuery } from './postgres-lists.ts';
import { noticeStore } from './postgres-notices.ts';
import { players } from './postgres-players.ts';
import { ratings } from './postgres-ratings.ts';
import { reader } from './postgres-read.ts';
import { prepareSchema } from './postgres-schema.ts';
import { signIns } from './postgres-sign-ins.ts';
import { tournaments } from './postgres-tournaments.ts';
import { asUnavailable, type Patiently, patience } from './postgres-trouble.ts';
import { atMost, listing } from './row.ts';
import type { Store } from './store.ts';
import { Turns } from './turns.ts';

/** How many tables are removed in one transaction. */
const PRUNED_AT_ONCE = 500;

export interface PostgresOptions {
  /** How long an outage is waited out before it becomes an error, in milliseconds. */
  readonly outage?: number;
  /** How long one answer of the database is waited for. */
  readonly answer?: number;
}

/** The database may be starting at the same time as the server, and a new schema may take a while. */
const AT_START = { outage: 20_000, answer: 120_000 };
/** Connections to the database. Some are for the logs of tables alone, so that moves wait for nothing else; and how many one caller has. */
const CONNECTIONS = 6;
const FOR_TABLES = 2;
const OF_A_CALLER = 2;
/** What removes many tables may take longer than a question. */
const REMOVAL = 40_000;

/**
 * The store for several processes: a schema `bullpen` in the database that the URL names, which is made if it is missing. A
 * database that goes away for a moment is waited for. Throws `StoreRefused` if the schema is of a newer version.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { outage = 6000, answer = 7000 } = options;
  let pool = connect(url);
  const sql = () => pool;
  // A connection that died without a word would hold its query for a quarter of an hour: all are made again.
  const onHang = (): void => {
    const old = pool;
    pool = connect(url);
    void old.end({ timeout: 0 }).catch(() => {});
  };
  try {
    await patience({ ...AT_START, onHang })(() => prepareSchema(pool));
  } catch (error) {
    await pool.end({ timeout: 0 });
    throw error;
  }
  const patiently = patience({ outage, answer, onHang });
  const { append, drained } = appender(sql, patiently);
  const turns = new Turns(CONNECTIONS - FOR_TABLES, OF_A_CALLER);
  const inTurn = patience({ outage, answer, onHang, turns });
  const ask: RunQuery = (work) => inTurn(() => work(sql()));
  const removal = patience({ outage, answer: REMOVAL, onHang, turns });
  const removing: RunQuery = (work) => removal(() => work(sql()));

  return {
    append,
    read: reader(sql, patiently),
    find: async (table, command) => {
      const [row] = await patiently(
        () => sql()`SELECT seq FROM bullpen.log WHERE "table" = ${table} AND command = ${command}`,
      );
      return row === undefined ? null : Number(row.seq);
    },
    ...lists(ask),
    ...noticeStore(ask),
    due: async (until, limit) => {
      const rows = await patiently(
        () => sql()`
          SELECT * FROM bullpen.tables WHERE due <= ${until} ORDER BY due, "table" LIMIT ${atMost(limit)}`,
      );
      return rows.map(listing);
    },
    heads: async (tables) => {
      const rows = await patiently(
        () => sql()`SELECT "table", last FROM bullpen.tables WHERE "table" = ANY(${[...tables]}::text[])`,
      );
      return new Map(rows.map(({ table, last }) => [String(table), Number(last)]));
    },
    now: async () => {
      const [row] = await sql()`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`;
      return Number(required(row, 'the time of the database').now);
    },
    prune: pruner(sql, removal),
    remove: remover(removing),
    rewriteName: nameRewriter(removing),
    players: players(ask, removing),
    signIns: signIns(ask),
    ratings: ratings(ask),
    daily: daily(ask),
    clubs: clubs(ask),
    tournaments: tournaments(ask, removing),
    // Only VACUUM FULL rewrites a table, and it locks everybody out; and the database has a log of its own.
    scrub: async () => false,
    ping: () => plainly(() => sql()`SELECT FROM bullpen.tables LIMIT 1`),
    beat: () =>
      plainly(
        () => sql()`
          INSERT INTO bullpen.heartbeat VALUES (1, clock_timestamp())
          ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      ),
    close: async () => {
      await drained();
      // Not longer: a connection that was once lost in the middle of a query never says that it has ended.
      await pool.end({ timeout: 1 });
    },
  };
}

const connect = (url: string): Sql =>
  postgres(url, {
    max: CONNECTIONS,
    backoff: () => 0.05,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'bullpen', synchronous_commit: 'on', statement_timeout: 30_000 },
  });

/** Asks once: a health check must not wait until the database is well again. */
async function plainly(ask: () => PromiseLike<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    throw asUnavailable(error);
  }
}

function pruner(sql: () => Sql, patiently: Patiently): Store['prune'] {
  return async (status, before) => {
    for (let total = 0; ; ) {
      const gone = await patiently(() =>
        sql().begin(async (tx) => {
          const tables = await tx`
            DELETE FROM bullpen.tables WHERE status = ${status} AND changed < ${before} AND "table" IN (
              SELECT "table" FROM bullpen.tables
              WHERE status = ${status} AND changed < ${before} AND coalesce(due, 0) < ${before}
              LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED)
            RETURNING "table"`;
          const names = tables.map(({ table }) => String(table));
          await removeParts(tx, names);
          return tables.length;
        }),
      );
      total += gone;
      if (gone < PRUNED_AT_ONCE) return total;
    }
  };
}
