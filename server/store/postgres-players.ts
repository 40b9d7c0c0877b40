import type { Sql, TransactionSql } from 'postgres';
import { DEVICES, FIRST_PLAY, type MatchResult, type Play, type PlayerStore, peopleIn } from './players.ts';
import { removeEmptyClubs } from './postgres-clubs.ts';
import { playerEraser } from './postgres-forget.ts';
import type { RunQuery } from './postgres-lists.ts';
import { OF_A_PLAYER, textOf } from './rewrite.ts';
import { atMost, type DatabaseRow } from './row.ts';

const holderOf = async (sql: Sql | TransactionSql, key: string): Promise<string | null> => {
  const [row] = await sql`SELECT player FROM bullpen.player_keys WHERE key = ${key}`;
  return row === undefined ? null : String(row.player);
};

const devicesOf = async (sql: Sql | TransactionSql, player: string): Promise<number> => {
  const [row] = await sql`SELECT count(*) AS n FROM bullpen.player_keys WHERE player = ${player}`;
  return Number(row?.n);
};

/** Players in PostgreSQL. What removes much is asked with more patience. */
export function players(ask: RunQuery, removing: RunQuery): PlayerStore {
  return {
    add: ({ player, name, since }, key) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          const before = await holderOf(tx, key);
          if (before !== null) return before === player ? 'written' : 'conflict';
          const made = await tx`
            INSERT INTO bullpen.players (player, name, since) VALUES (${player}, ${name}, ${since})
            ON CONFLICT DO NOTHING`;
          if (made.count === 0) return (await holderOf(tx, key)) === player ? 'written' : 'conflict';
          await tx`INSERT INTO bullpen.player_keys (key, player) VALUES (${key}, ${player})`;
          return 'written';
        }),
      ),
    find: async (key) => {
      const [row] = await ask(
        (sql) => sql`
          SELECT p.* FROM bullpen.player_keys k JOIN bullpen.players p USING (player) WHERE k.key = ${key}`,
      );
      if (row === undefined) return null;
      return { player: String(row.player), name: String(row.name), since: Number(row.since) };
    },
    rename: async (player, name) =>
      void (await ask((sql) => sql`UPDATE bullpen.players SET name = ${name} WHERE player = ${player}`)),
    devices: (player) => ask((sql) => devicesOf(sql, player)),
    offer: async (player, code, until) =>
      void (await ask(
        (sql) =>
          sql`UPDATE bullpen.players SET link = ${code}, link_until = ${until} WHERE player = ${player}`,
      )),
    join: (code, key, now, replace = false) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          if ((await holderOf(tx, key)) !== null) return 'written';
          const [found] = await tx`
            SELECT player FROM bullpen.players WHERE link = ${code} AND link_until > ${now} FOR UPDATE`;
          if (found === undefined) return (await holderOf(tx, key)) === null ? 'conflict' : 'written';
          const player = String(found.player);
          // A transaction that adds a key holds the row of the player, so none is counted too late.
          if ((await devicesOf(tx, player)) >= DEVICES) {
            if (!replace) return 'full';
            // Keys are hashes, so the first is any of them.
            await tx`
              DELETE FROM bullpen.player_keys
              WHERE key = (SELECT min(key) FROM bullpen.player_keys WHERE player = ${player})`;
          }
          await tx`UPDATE bullpen.players SET link = NULL, link_until = NULL WHERE player = ${player}`;
          await tx`INSERT INTO bullpen.player_keys (key, player) VALUES (${key}, ${player})`;
          return 'written';
        }),
      ),
    notePlay: async (player, { table, game, at }) =>
      void (await ask(
        (sql) => sql`
          INSERT INTO bullpen.plays (player, "table", game, at)
          SELECT player, ${table}, ${game}, ${at}::bigint FROM bullpen.players
          WHERE player = ${player} AND NOT erasing FOR SHARE
          ON CONFLICT DO NOTHING`,
      )),
    noteResult: async (table, result) => {
      const { names, ids } = peopleIn(result);
      return ask((sql) =>
        sql.begin(async (tx) => {
          // An erasure holds these rows. A name that the log has no more, or a player who is gone, was taken out meanwhile: the result
          // was made before that.
          await tx`SELECT FROM bullpen.players WHERE player = ANY(${ids}) ORDER BY player FOR SHARE`;
          await tx`SELECT FROM bullpen.tables WHERE "table" = ${table} FOR SHARE`;
          await tx`
            INSERT INTO bullpen.results ("table", result)
            SELECT "table", ${JSON.stringify(result)}::text::json FROM bullpen.tables WHERE "table" = ${table}
              AND NOT EXISTS (SELECT FROM unnest(${names.map(textOf)}::text[]) AS name
                WHERE NOT EXISTS (
                  SELECT FROM bullpen.log WHERE "table" = ${table} AND position(name in entry::text) > 0))
              AND NOT EXISTS (SELECT FROM unnest(${ids}::text[]) AS id
                WHERE NOT EXISTS (SELECT FROM bullpen.players WHERE player = id))
            ON CONFLICT DO NOTHING`;
          const [noted] = await tx`SELECT FROM bullpen.results WHERE "table" = ${table}`;
          return noted !== undefined;
        }),
      );
    },
    plays: async (player, limit, after = FIRST_PLAY) =>
      (
        await ask(
          (sql) => sql`
            SELECT "table", game, at, result FROM bullpen.plays LEFT JOIN bullpen.results USING ("table")
            WHERE player = ${player} AND (at, "table") < (${after.at}, ${after.table})
            ORDER BY at DESC, "table" DESC LIMIT ${atMost(limit)}`,
        )
      ).map(played),
    erase: playerEraser(removing),
    prune: (before) =>
      removing((sql) =>
        sql.begin(async (tx) => {
          const rows = await tx`
            DELETE FROM bullpen.players p WHERE since < ${before}
              AND NOT EXISTS (SELECT FROM bullpen.plays WHERE plays.player = p.player)
              AND NOT EXISTS (SELECT FROM bullpen.tournament_hosts h WHERE h.player = p.player)
              AND NOT EXISTS (SELECT FROM bullpen.tournament_entrants e WHERE e.player = p.player)
            RETURNING player`;
          const gone = rows.map(({ player }) => String(player));
          for (const part of gone.length === 0 ? [] : OF_A_PLAYER)
            await tx`DELETE FROM bullpen.${tx(part)} WHERE player = ANY(${gone})`;
          await removeEmptyClubs(tx);
          return gone.length;
        }),
      ),
  };
}

function played({ table, game, at, result }: DatabaseRow): Play {
  return {
    table: String(table),
    game: String(game),
    at: Number(at),
    result: result as MatchResult | null,
  };
}
