import { required } from '@bullpen/engine';
import type { Sql, TransactionSql } from 'postgres';
import type { RunQuery } from './postgres-lists.ts';
import { addressOf, atMost } from './row.ts';
import { ADDRESSES, type NoticeStore } from './store.ts';

const removeOthers = (sql: Sql | TransactionSql, table: string, holders: readonly string[]) =>
  sql`DELETE FROM bullpen.push WHERE "table" = ${table} AND holder <> ALL(${[...holders]})`;

export const noticeStore = (ask: RunQuery): NoticeStore => ({
  keep: async (name, text) => {
    const [had] = await ask((sql) => sql`SELECT text FROM bullpen.kept WHERE name = ${name}`);
    if (had !== undefined) return String(had.text);
    await ask((sql) => sql`INSERT INTO bullpen.kept VALUES (${name}, ${text}) ON CONFLICT DO NOTHING`);
    const [row] = await ask((sql) => sql`SELECT text FROM bullpen.kept WHERE name = ${name}`);
    return String(required(row, 'what was kept').text);
  },
  addAddress: async ({ table, holder, endpoint, p256dh, auth, language, player }, holders) =>
    ask((sql) =>
      sql.begin(async (tx) => {
        // An erasure waits for this, and then removes it; or this waits, and finds nobody.
        const there =
          await tx`SELECT FROM bullpen.players WHERE player = ${player} AND NOT erasing FOR SHARE`;
        if (player !== null && there.length === 0) return false;
        // Of two that add at once, the second sees what the first has added.
        await tx`SELECT pg_advisory_xact_lock(hashtext(${`push ${table} ${holder}`}))`;
        await removeOthers(tx, table, holders);
        await tx`
          DELETE FROM bullpen.push WHERE "table" = ${table} AND holder = ${holder} AND endpoint = ${endpoint}`;
        await tx`
          INSERT INTO bullpen.push ("table", holder, endpoint, p256dh, auth, language, player)
          VALUES (${table}, ${holder}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${player})`;
        await tx`
          DELETE FROM bullpen.push WHERE "table" = ${table} AND holder = ${holder} AND endpoint NOT IN (
            SELECT endpoint FROM bullpen.push WHERE "table" = ${table} AND holder = ${holder}
            ORDER BY added DESC LIMIT ${ADDRESSES})`;
        return true;
      }),
    ),
  removeAddress: async (table, holder, endpoint) => {
    const { count } = await ask(
      (sql) => sql`
        DELETE FROM bullpen.push WHERE "table" = ${table} AND holder = ${holder} AND endpoint = ${endpoint}`,
    );
    return count > 0;
  },
  keepAddresses: async (table, holders) => {
    await ask((sql) => removeOthers(sql, table, holders));
  },
  addresses: async (table, holders) => {
    const rows = await ask(
      (sql) => sql`
        SELECT * FROM bullpen.push WHERE "table" = ${table} AND holder = ANY(${[...holders]}) ORDER BY holder, added`,
    );
    return rows.map(addressOf);
  },
  addressed: async (after, limit) => {
    const rows = await ask(
      (sql) => sql`
        SELECT DISTINCT "table" FROM bullpen.push WHERE "table" > ${after} ORDER BY "table" LIMIT ${atMost(limit)}`,
    );
    return rows.map(({ table }) => String(table));
  },
  claim: async (table, seat, seq) => {
    const { count } = await ask(
      (sql) => sql`
        INSERT INTO bullpen.notices AS had ("table", seat, seq) VALUES (${table}, ${seat}, ${seq})
        ON CONFLICT ("table", seat) DO UPDATE SET seq = excluded.seq WHERE had.seq < excluded.seq`,
    );
    return count > 0;
  },
});
