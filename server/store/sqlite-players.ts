import type { DatabaseSync } from 'node:sqlite';
import { FIRST_PLAY, idsIn, type MatchResult, type Play, type PlayerStore } from './players.ts';
import { atMost, type DatabaseRow } from './row.ts';
import { inTransaction } from './sqlite-file.ts';
import { playerEraser } from './sqlite-forget.ts';

/** A change that the writing thread makes, in the same transactions as appends. */
export type PlayerWish =
  | readonly ['add', player: string, name: string, since: number, key: string]
  | readonly ['rename', player: string, name: string]
  | readonly ['offer', player: string, code: string, until: number]
  | readonly ['join', code: string, key: string, now: number]
  | readonly ['play', player: string, table: string, game: string, at: number]
  | readonly ['result', table: string, result: string, players: string, count: number];

type Outcome = 'written' | 'conflict';

/** Makes one change inside an open transaction, if it is possible. */
export function playerWriter(db: DatabaseSync): (wish: PlayerWish) => Outcome {
  const holder = db.prepare('SELECT player FROM player_keys WHERE key = ?');
  const add = db.prepare('INSERT INTO players (player, name, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const addKey = db.prepare('INSERT INTO player_keys (key, player) VALUES (?, ?)');
  const rename = db.prepare('UPDATE players SET name = ? WHERE player = ?');
  const offer = db.prepare('UPDATE players SET link = ?, link_until = ? WHERE player = ?');
  const offered = db.prepare('SELECT player FROM players WHERE link = ? AND link_until > ?');
  const play = db.prepare(
    'INSERT INTO plays (player, "table", game, at) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM players WHERE player = ?1) ON CONFLICT DO NOTHING',
  );
  const result = db.prepare(
    `INSERT INTO results ("table", result) SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM tables WHERE "table" = ?1)
      AND (SELECT count(*) FROM players WHERE player IN (SELECT value FROM json_each(?3))) = ?4 ON CONFLICT DO NOTHING`,
  );
  return (wish) => {
    switch (wish[0]) {
      case 'add': {
        const [, player, name, since, key] = wish;
        const before = holder.get(key);
        if (before !== undefined) return before.player === player ? 'written' : 'conflict';
        if (add.run(player, name, since).changes === 0) return 'conflict';
        addKey.run(key, player);
        return 'written';
      }
      case 'rename':
        rename.run(wish[2], wish[1]);
        return 'written';
      case 'offer':
        offer.run(wish[2], wish[3], wish[1]);
        return 'written';
      case 'join': {
        const [, code, key, now] = wish;
        if (holder.get(key) !== undefined) return 'written';
        const found = offered.get(code, now);
        if (found === undefined) return 'conflict';
        const player = String(found.player);
        offer.run(null, null, player);
        addKey.run(key, player);
        return 'written';
      }
      case 'play':
        play.run(wish[1], wish[2], wish[3], wish[4]);
        return 'written';
      case 'result':
        result.run(wish[1], wish[2], wish[3], wish[4]);
        return 'written';
    }
  };
}

/** Players in SQLite: small changes go through the writing thread, which is asked by `write`. */
export function players(db: DatabaseSync, write: (wish: PlayerWish) => Promise<Outcome>): PlayerStore {
  const find = db.prepare('SELECT players.* FROM player_keys JOIN players USING (player) WHERE key = ?');
  const count = db.prepare('SELECT count(*) AS n FROM player_keys WHERE player = ?');
  const list = db.prepare(`
    SELECT "table", game, at, result FROM plays LEFT JOIN results USING ("table")
    WHERE player = ? AND (at, "table") < (?, ?) ORDER BY at DESC, "table" DESC LIMIT ?`);
  const prune = db.prepare(`
    DELETE FROM players WHERE since < ? AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.player = players.player)`);
  const pruneRest = ['player_keys', 'sign_ins'].map((from) =>
    db.prepare(`DELETE FROM ${from} WHERE player NOT IN (SELECT player FROM players)`),
  );
  return {
    add: ({ player, name, since }, key) => write(['add', player, name, since, key]),
    find: async (key) => {
      const row = find.get(key);
      if (row === undefined) return null;
      return { player: String(row.player), name: String(row.name), since: Number(row.since) };
    },
    rename: async (player, name) => void (await write(['rename', player, name])),
    devices: async (player) => Number(count.get(player)?.n),
    offer: async (player, code, until) => void (await write(['offer', player, code, until])),
    join: (code, key, now) => write(['join', code, key, now]),
    notePlay: async (player, { table, game, at }) => void (await write(['play', player, table, game, at])),
    noteResult: async (table, result) => {
      const ids = idsIn(result);
      await write(['result', table, JSON.stringify(result), JSON.stringify(ids), ids.length]);
    },
    plays: async (player, limit, after = FIRST_PLAY) =>
      list.all(player, after.at, after.table, atMost(limit)).map(played),
    erase: playerEraser(db),
    prune: async (before) =>
      inTransaction(db, () => {
        const gone = Number(prune.run(before).changes);
        if (gone > 0) for (const rest of pruneRest) rest.run();
        return gone;
      }),
  };
}

function played({ table, game, at, result }: DatabaseRow): Play {
  const known = result === null ? null : (JSON.parse(String(result)) as MatchResult);
  return { table: String(table), game: String(game), at: Number(at), result: known };
}
