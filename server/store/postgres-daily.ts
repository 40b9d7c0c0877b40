import { attemptOf, countOf, type DailyStore, entrantOf, secretOf } from './daily.ts';
import type { RunQuery } from './postgres-lists.ts';
import { atMost } from './row.ts';

/** Daily deals in PostgreSQL. */
export function daily(ask: RunQuery): DailyStore {
  const attempt: DailyStore['attemptOf'] = async (player, { day, game }) => {
    const [row] = await ask(
      (sql) => sql`
        SELECT * FROM bullpen.daily_attempts WHERE player = ${player} AND day = ${day} AND game = ${game}`,
    );
    return row === undefined ? null : attemptOf(row);
  };
  return {
    commit: async (secrets) => {
      for (const { day, game, secret, made } of secrets)
        await ask(
          (sql) => sql`
            INSERT INTO bullpen.daily_secrets (day, game, secret, made)
            VALUES (${day}, ${game}, ${secret}, ${made}) ON CONFLICT DO NOTHING`,
        );
    },
    secrets: async (day) =>
      (await ask((sql) => sql`SELECT * FROM bullpen.daily_secrets WHERE day = ${day} ORDER BY game`)).map(
        secretOf,
      ),
    daysBefore: async (day, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT DISTINCT day FROM bullpen.daily_secrets WHERE day < ${day}
            ORDER BY day DESC LIMIT ${atMost(limit)}`,
        )
      ).map((row) => String(row.day)),
    begin: async ({ player, table, ...deal }) => {
      await ask(
        (sql) => sql`
          INSERT INTO bullpen.daily_attempts (day, game, player, "table", state, scores, moves)
          SELECT ${deal.day}, ${deal.game}, player, ${table}, 'playing', '[]', '[]'
          FROM bullpen.players WHERE player = ${player} FOR SHARE
          ON CONFLICT DO NOTHING`,
      );
      return attempt(player, deal);
    },
    end: async (table, { state, margin, scores, moves }) => {
      const { count } = await ask(
        (sql) => sql`
          UPDATE bullpen.daily_attempts
          SET state = ${state}, margin = ${margin}::float8, scores = ${JSON.stringify(scores)}::text,
            moves = ${JSON.stringify(moves)}::text
          WHERE "table" = ${table} AND state = 'playing'`,
      );
      return count > 0 ? 'written' : 'conflict';
    },
    attemptOf: attempt,
    attemptsOf: async (player, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT * FROM bullpen.daily_attempts WHERE player = ${player}
            ORDER BY day DESC, game LIMIT ${atMost(limit)}`,
        )
      ).map(attemptOf),
    daysOf: async (player, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT DISTINCT day FROM bullpen.daily_attempts WHERE player = ${player} AND state = 'done'
            ORDER BY day DESC LIMIT ${atMost(limit)}`,
        )
      ).map(({ day }) => String(day)),
    counts: async (day) =>
      (
        await ask(
          (sql) => sql`
            SELECT game, state, count(*) AS n FROM bullpen.daily_attempts WHERE day = ${day}
            GROUP BY game, state ORDER BY game, state`,
        )
      ).map(countOf),
    spread: async ({ day, game }) =>
      (
        await ask(
          (sql) => sql`
            SELECT margin, count(*) AS n FROM bullpen.daily_attempts
            WHERE day = ${day} AND game = ${game} AND state = 'done'
            GROUP BY margin ORDER BY margin DESC`,
        )
      ).map(({ margin, n }) => ({ margin: Number(margin), count: Number(n) })),
    lines: async ({ day, game }, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT moves FROM bullpen.daily_attempts
            WHERE day = ${day} AND game = ${game} AND state = 'done' LIMIT ${atMost(limit)}`,
        )
      ).map(({ moves }) => String(moves)),
    field: async ({ day, game }, limit, after) =>
      (
        await ask(
          (sql) => sql`
            SELECT "table", name, listed FROM bullpen.daily_attempts JOIN bullpen.players USING (player)
            WHERE day = ${day} AND game = ${game} AND state = 'done' AND "table" > ${after}
            ORDER BY "table" LIMIT ${atMost(limit)}`,
        )
      ).map(entrantOf),
    unsettled: async (limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT "table" FROM bullpen.daily_attempts JOIN bullpen.tables USING ("table")
            WHERE state = 'playing' AND status = 'over' LIMIT ${atMost(limit)}`,
        )
      ).map(({ table }) => String(table)),
  };
}
