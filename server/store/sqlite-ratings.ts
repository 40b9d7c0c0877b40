import type { DatabaseSync } from 'node:sqlite';
import { leastOf } from '@bullpen/ratings';
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
import type { RunJob } from './sqlite-jobs.ts';

/** Changes of ratings, each inside an open transaction. */
export function ratingJobs(db: DatabaseSync) {
  const claim = db.prepare(`UPDATE tables SET rated = 2 WHERE "table" = ? AND rated = 1 AND status = 'over'`);
  const known = db.prepare('SELECT listed FROM players WHERE player = ?');
  const rating = db.prepare('SELECT mu, variance FROM ratings WHERE player = ? AND game = ?');
  const counts = db.prepare(`
    SELECT 1 FROM tables WHERE "table" = ? AND began IS NOT NULL AND ${MATCHES_A_DAY} > (
      SELECT count(*) FROM tables AS others
      WHERE others.circle = tables.circle AND others.began > tables.began - ${RATED_DAY}
        AND (others.began, others."table") < (tables.began, tables."table"))`);
  const discount = db.prepare('UPDATE tables SET circle = NULL, began = NULL WHERE "table" = ?');
  const put = db.prepare(`
    INSERT INTO ratings (player, game, mu, variance, least, matches, listed)
    SELECT ?1, ?2, ?3, ?4, ?5, 1, listed FROM players WHERE player = ?1
    ON CONFLICT (player, game) DO UPDATE
    SET mu = excluded.mu, variance = excluded.variance, least = excluded.least, matches = matches + 1`);
  const note = db.prepare(`
    INSERT INTO rating_changes (player, "table", game, at, mu_before, variance_before, mu, variance)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const list = db.prepare('UPDATE players SET listed = ? WHERE player = ?');
  const listRatings = db.prepare('UPDATE ratings SET listed = ? WHERE player = ?');

  const rate = (match: RatedMatch): 'written' | 'conflict' => {
    const { table, game, at } = match;
    if (claim.run(table).changes === 0) return 'conflict';
    if (counts.get(table) === undefined) {
      discount.run(table);
      return 'written';
    }
    const moves = movesOf(match, (player) => {
      if (known.get(player) === undefined) return null;
      const row = rating.get(player, game);
      return row === undefined ? undefined : { mu: Number(row.mu), variance: Number(row.variance) };
    });
    for (const { player, before, after } of moves) {
      put.run(player, game, after.mu, after.variance, leastOf(after));
      note.run(player, table, game, at, before.mu, before.variance, after.mu, after.variance);
    }
    return 'written';
  };

  return {
    rate,
    listPlayer: (player: string, listed: boolean): void => {
      list.run(Number(listed), player);
      listRatings.run(Number(listed), player);
    },
  };
}

/** The questions that are about many, each answered from an index in its order. */
export const RATING_LISTS = {
  unrated: `SELECT "table" FROM tables WHERE rated = 1 AND status = 'over' LIMIT ?`,
  leaders: `
    SELECT ratings.*, name FROM ratings JOIN players USING (player)
    WHERE game = ? AND ratings.listed = 1 AND matches >= ${LEAST_MATCHES}
    ORDER BY least DESC, player LIMIT ? OFFSET ?`,
};

export function ratings(db: DatabaseSync, run: RunJob): RatingStore {
  const unrated = db.prepare(RATING_LISTS.unrated);
  const own = db.prepare('SELECT * FROM ratings WHERE player = ? ORDER BY game');
  const change = db.prepare('SELECT * FROM rating_changes WHERE player = ? AND "table" = ?');
  const changes = db.prepare(
    'SELECT * FROM rating_changes WHERE player = ? ORDER BY at DESC, "table" DESC LIMIT ?',
  );
  const listed = db.prepare('SELECT listed FROM players WHERE player = ?');
  const leaders = db.prepare(RATING_LISTS.leaders);
  return {
    unrated: async (limit) => unrated.all(atMost(limit)).map(({ table }) => String(table)),
    rate: (match) => run('rate', match),
    ratingsOf: async (player) => own.all(player).map(ratingOf),
    changeAt: async (player, table) => {
      const row = change.get(player, table);
      return row === undefined ? null : changeOf(row);
    },
    changesOf: async (player, limit) => changes.all(player, atMost(limit)).map(changeOf),
    isListed: async (player) => Number(listed.get(player)?.listed ?? 0) === 1,
    list: (player, isListed) => run('listPlayer', player, isListed),
    leaders: async (game, limit, after) => leaders.all(game, atMost(limit), atMost(after)).map(leaderOf),
  };
}
