import { type Belief, leastOf } from '@bullpen/ratings';
import type { TransactionSql } from 'postgres';
import type { RunQuery } from './postgres-lists.ts';
import {
  changeOf,
  LEAST_MATCHES,
  leaderOf,
  MATCHES_A_DAY,
  movesOf,
  RATED_DAY,
  type RatedMatch,
  type RatingStore,
  ratingOf,
} from './ratings.ts';
import { atMost } from './row.ts';

/** Ratings in PostgreSQL. */
export function ratings(ask: RunQuery): RatingStore {
  return {
    unrated: async (limit) => {
      const rows = await ask(
        (sql) => sql`
          SELECT "table" FROM bullpen.tables WHERE rated = 1 AND status = 'over' LIMIT ${atMost(limit)}`,
      );
      return rows.map(({ table }) => String(table));
    },
    rate: (match) => ask((sql) => sql.begin((tx) => rate(tx, match))),
    ratingsOf: async (player) =>
      (await ask((sql) => sql`SELECT * FROM bullpen.ratings WHERE player = ${player} ORDER BY game`)).map(
        ratingOf,
      ),
    changeAt: async (player, table) => {
      const [row] = await ask(
        (sql) => sql`SELECT * FROM bullpen.rating_changes WHERE player = ${player} AND "table" = ${table}`,
      );
      return row === undefined ? null : changeOf(row);
    },
    changesOf: async (player, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT * FROM bullpen.rating_changes WHERE player = ${player}
            ORDER BY at DESC, "table" DESC LIMIT ${atMost(limit)}`,
        )
      ).map(changeOf),
    isListed: async (player) => {
      const [row] = await ask((sql) => sql`SELECT listed FROM bullpen.players WHERE player = ${player}`);
      return Boolean(row?.listed);
    },
    list: async (player, listed) =>
      void (await ask((sql) =>
        sql.begin(async (tx) => {
          await tx`UPDATE bullpen.players SET listed = ${listed} WHERE player = ${player}`;
          await tx`UPDATE bullpen.ratings SET listed = ${listed} WHERE player = ${player}`;
        }),
      )),
    leaders: async (game, limit, after) =>
      (
        await ask(
          (sql) => sql`
            SELECT r.*, name FROM bullpen.ratings r JOIN bullpen.players USING (player)
            WHERE game = ${game} AND r.listed AND matches >= ${LEAST_MATCHES}
            ORDER BY least DESC, player LIMIT ${atMost(limit)} OFFSET ${atMost(after)}`,
        )
      ).map(leaderOf),
  };
}

/**
 * The players are locked in the order of their ids, so that matches that end at the same time wait for each other and not for
 * ever, and nobody is erased meanwhile. After that, what is read of them is what the last match has left.
 */
async function rate(tx: TransactionSql, match: RatedMatch): Promise<'written' | 'conflict'> {
  const { table, game, at, entries } = match;
  const claimed = await tx`
    UPDATE bullpen.tables SET rated = 2 WHERE "table" = ${table} AND rated = 1 AND status = 'over'`;
  if (claimed.count === 0) return 'conflict';
  const wanted = entries.flatMap(({ player }) => player ?? []);
  const locked = await tx`
    SELECT player FROM bullpen.players WHERE player = ANY(${wanted}) ORDER BY player FOR UPDATE`;
  const there = new Set(locked.map(({ player }) => String(player)));
  const [counts] = await tx`
    SELECT FROM bullpen.tables t WHERE "table" = ${table} AND began IS NOT NULL AND ${MATCHES_A_DAY} > (
      SELECT count(*) FROM bullpen.tables o
      WHERE o.circle = t.circle AND o.began > t.began - ${RATED_DAY}::bigint
        AND (o.began, o."table") < (t.began, t."table"))`;
  if (counts === undefined) {
    await tx`UPDATE bullpen.tables SET circle = NULL, began = NULL WHERE "table" = ${table}`;
    return 'written';
  }
  const rows = await tx`
    SELECT player, mu, variance FROM bullpen.ratings WHERE game = ${game} AND player = ANY(${wanted})`;
  const beliefs = new Map(
    rows.map(({ player, mu, variance }): [string, Belief] => [
      String(player),
      { mu: Number(mu), variance: Number(variance) },
    ]),
  );
  const moves = movesOf(match, (player) => (there.has(player) ? beliefs.get(player) : null));
  for (const { player, before, after } of moves) {
    await tx`
      INSERT INTO bullpen.ratings AS r (player, game, mu, variance, least, matches, listed)
      SELECT player, ${game}, ${after.mu}::float8, ${after.variance}::float8, ${leastOf(after)}::float8, 1, listed
      FROM bullpen.players WHERE player = ${player}
      ON CONFLICT (player, game) DO UPDATE
      SET mu = excluded.mu, variance = excluded.variance, least = excluded.least, matches = r.matches + 1`;
    await tx`
      INSERT INTO bullpen.rating_changes
        (player, "table", game, at, mu_before, variance_before, mu, variance)
      VALUES (${player}, ${table}, ${game}, ${at}, ${before.mu}, ${before.variance}, ${after.mu}, ${after.variance})`;
  }
  return 'written';
}
