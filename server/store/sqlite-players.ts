import type { DatabaseSync } from 'node:sqlite';
import {
  DEVICES,
  FIRST_PLAY,
  type MatchResult,
  type Play,
  type Player,
  type PlayerStore,
  peopleIn,
} from './players.ts';
import { eraser, OF_A_PLAYER, textOf } from './rewrite.ts';
import { atMost, type DatabaseRow } from './row.ts';
import { emptyClubs } from './sqlite-clubs.ts';
import type { RunJob } from './sqlite-jobs.ts';

const COUNT = 'SELECT count(*) AS n FROM player_keys WHERE player = ?';

/** Changes of players, each inside an open transaction. */
export function playerJobs(db: DatabaseSync) {
  const holder = db.prepare('SELECT player FROM player_keys WHERE key = ?');
  const add = db.prepare('INSERT INTO players (player, name, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const addKey = db.prepare('INSERT INTO player_keys (key, player) VALUES (?, ?)');
  const count = db.prepare(COUNT);
  // Keys are hashes, so the first is any of them.
  const dropKey = db.prepare(
    'DELETE FROM player_keys WHERE key = (SELECT min(key) FROM player_keys WHERE player = ?)',
  );
  const rename = db.prepare('UPDATE players SET name = ? WHERE player = ?');
  const offer = db.prepare('UPDATE players SET link = ?, link_until = ? WHERE player = ?');
  const offered = db.prepare('SELECT player FROM players WHERE link = ? AND link_until > ?');
  const play = db.prepare(
    'INSERT INTO plays (player, "table", game, at) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM players WHERE player = ?1 AND erasing = 0) ON CONFLICT DO NOTHING',
  );
  // A name that the log has no more, or a player who is gone, was taken out meanwhile: the result was made before that.
  const result = db.prepare(`
    INSERT INTO results ("table", result)
    SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM tables WHERE "table" = ?1)
      AND NOT EXISTS (SELECT 1 FROM json_each(?3) AS name
        WHERE NOT EXISTS (SELECT 1 FROM log WHERE "table" = ?1 AND instr(entry, name.value) > 0))
      AND NOT EXISTS (SELECT 1 FROM json_each(?4) AS id
        WHERE NOT EXISTS (SELECT 1 FROM players WHERE player = id.value))
    ON CONFLICT DO NOTHING`);
  const noted = db.prepare('SELECT 1 FROM results WHERE "table" = ?');
  const prune = db.prepare(`
    DELETE FROM players WHERE since < ?
      AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.player = players.player)
      AND NOT EXISTS (SELECT 1 FROM tournament_hosts h WHERE h.player = players.player)
      AND NOT EXISTS (SELECT 1 FROM tournament_entrants e WHERE e.player = players.player)`);
  const pruneRest = OF_A_PLAYER.filter((from) => from !== 'players').map((from) =>
    db.prepare(`DELETE FROM ${from} WHERE player NOT IN (SELECT player FROM players)`),
  );
  const removeEmptyClubs = emptyClubs(db);
  return {
    addPlayer: ({ player, name, since }: Player, key: string): Outcome => {
      const before = holder.get(key);
      if (before !== undefined) return before.player === player ? 'written' : 'conflict';
      if (add.run(player, name, since).changes === 0) return 'conflict';
      addKey.run(key, player);
      return 'written';
    },
    renamePlayer: (player: string, name: string): void => void rename.run(name, player),
    offerLink: (player: string, code: string, until: number): void => void offer.run(code, until, player),
    joinPlayer: (code: string, key: string, now: number, replace = false): Outcome | 'full' => {
      if (holder.get(key) !== undefined) return 'written';
      const found = offered.get(code, now);
      if (found === undefined) return 'conflict';
      const player = String(found.player);
      if (Number(count.get(player)?.n) >= DEVICES) {
        if (!replace) return 'full';
        dropKey.run(player);
      }
      offer.run(null, null, player);
      addKey.run(key, player);
      return 'written';
    },
    notePlay: (player: string, { table, game, at }: Omit<Play, 'result'>): void =>
      void play.run(player, table, game, at),
    noteResult: (table: string, found: MatchResult): boolean => {
      const { names, ids } = peopleIn(found);
      result.run(table, JSON.stringify(found), JSON.stringify(names.map(textOf)), JSON.stringify(ids));
      return noted.get(table) !== undefined;
    },
    prunePlayers: (before: number): number => {
      const gone = Number(prune.run(before).changes);
      if (gone > 0) for (const rest of pruneRest) rest.run();
      if (gone > 0) removeEmptyClubs();
      return gone;
    },
  };
}

type Outcome = 'written' | 'conflict';

export function players(db: DatabaseSync, run: RunJob): PlayerStore {
  const find = db.prepare('SELECT players.* FROM player_keys JOIN players USING (player) WHERE key = ?');
  const count = db.prepare(COUNT);
  const list = db.prepare(`
    SELECT "table", game, at, result FROM plays LEFT JOIN results USING ("table")
    WHERE player = ? AND (at, "table") < (?, ?) ORDER BY at DESC, "table" DESC LIMIT ?`);
  const tablesOf = db.prepare('SELECT "table" FROM plays WHERE player = ?');
  return {
    add: (...wish) => run('addPlayer', ...wish),
    find: async (key) => {
      const row = find.get(key);
      if (row === undefined) return null;
      return { player: String(row.player), name: String(row.name), since: Number(row.since) };
    },
    rename: (...wish) => run('renamePlayer', ...wish),
    devices: async (player) => Number(count.get(player)?.n),
    offer: (...wish) => run('offerLink', ...wish),
    join: (...wish) => run('joinPlayer', ...wish),
    notePlay: (...wish) => run('notePlay', ...wish),
    noteResult: (...wish) => run('noteResult', ...wish),
    plays: async (player, limit, after = FIRST_PLAY) =>
      list.all(player, after.at, after.table, atMost(limit)).map(played),
    erase: eraser({
      begin: (player) => run('beginErasing', player),
      tablesOf: async (player) => tablesOf.all(player).map(({ table }) => String(table)),
      unname: (...wish) => run('unname', ...wish),
      remove: (...wish) => run('removePlayer', ...wish),
    }),
    prune: (before) => run('prunePlayers', before),
  };
}

function played({ table, game, at, result }: DatabaseRow): Play {
  const known = result === null ? null : (JSON.parse(String(result)) as MatchResult);
  return { table: String(table), game: String(game), at: Number(at), result: known };
}
