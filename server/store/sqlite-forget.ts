import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { last } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { searchKey } from '@bullpen/wire/names.ts';
import type { PlayerStore } from './players.ts';
import { ABOUT_SEATS, eraser, type Numbered, rewritten, textOf, withoutPlayer } from './rewrite.ts';
import type { DatabaseRow } from './row.ts';
import { inTransaction } from './sqlite-file.ts';
import { noticeRemover } from './sqlite-notices.ts';
import type { Store } from './store.ts';

/** How many tables are looked through in one transaction: nobody must wait long for it. */
const AT_ONCE = 100;
const SCRUB = new URL('./sqlite-scrub.ts', import.meta.url);

/** Removes all that belongs to a table, inside an open transaction; says how many entries it had. */
export function tableRemover(db: DatabaseSync): (table: string) => { there: boolean; entries: number } {
  const remove = (from: string) => db.prepare(`DELETE FROM ${from} WHERE "table" = ?`);
  const [log, tables, plays, results] = [remove('log'), remove('tables'), remove('plays'), remove('results')];
  const removeNotices = noticeRemover(db);
  return (table) => {
    removeNotices(table);
    plays.run(table);
    results.run(table);
    const entries = Number(log.run(table).changes);
    return { there: tables.run(table).changes > 0, entries };
  };
}

export function remover(db: DatabaseSync): Store['remove'] {
  const remove = tableRemover(db);
  return async (table) => inTransaction(db, () => remove(table).there);
}

interface Renaming {
  /** The entries that change, as they are then. */
  readonly changed: readonly Numbered[];
  /** If the host of the table has one of these names, it gets the other one too. */
  readonly names: readonly string[];
  readonly to: string;
}

/** Writes other names into a table, inside an open transaction; says whether that changed anything. */
function renamer(db: DatabaseSync): (table: string, renaming: Renaming) => boolean {
  const change = db.prepare('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?');
  const forgetResult = db.prepare('DELETE FROM results WHERE "table" = ?');
  const host = db.prepare('UPDATE tables SET host = ?, host_key = ? WHERE "table" = ? AND host = ?');
  return (table, { changed, names, to }) => {
    for (const { seq, entry } of changed) change.run(JSON.stringify(entry), table, seq);
    if (changed.length > 0) forgetResult.run(table);
    const hosts = names.filter((name) => host.run(to, searchKey(to), table, name).changes > 0);
    return changed.length > 0 || hosts.length > 0;
  };
}

const numbered = ({ seq, entry }: DatabaseRow): Numbered => ({
  seq: Number(seq),
  entry: JSON.parse(String(entry)) as Entry,
});

export function nameRewriter(db: DatabaseSync): Store['rewriteName'] {
  const some = db.prepare(
    `SELECT "table" FROM tables WHERE status = 'over' AND "table" > ? ORDER BY "table" LIMIT ${AT_ONCE}`,
  );
  const one = db.prepare(`SELECT "table" FROM tables WHERE status = 'over' AND "table" = ?`);
  const entries = db.prepare('SELECT seq, entry FROM log WHERE "table" = ? AND instr(entry, ?) > 0');
  const renamePlayers = db.prepare('UPDATE players SET name = ? WHERE name = ?');
  const rename = renamer(db);

  return async (name, to, only) => {
    const rewrite = (table: string): boolean => {
      const changed = entries.all(table, textOf(name)).flatMap((row) => {
        const { seq, entry } = numbered(row);
        const other = rewritten(entry, name, to);
        return other === null ? [] : [{ seq, entry: other }];
      });
      return rename(table, { changed, names: [name], to });
    };
    if (only === undefined) renamePlayers.run(to, name);
    const found: string[] = [];
    for (let after = ''; ; await nextTurn()) {
      const tables = inTransaction(db, () => {
        const batch = only === undefined ? some.all(after) : one.all(only);
        const names = batch.map(({ table }) => String(table));
        found.push(...names.filter(rewrite));
        return names;
      });
      if (only !== undefined || tables.length < AT_ONCE) return found;
      after = last(tables);
    }
  };
}

/** What is kept under the id of a player. */
const OF_A_PLAYER = ['players', 'player_keys', 'plays', 'sign_ins'];

export function playerEraser(db: DatabaseSync): PlayerStore['erase'] {
  const tablesOf = db.prepare('SELECT "table" FROM plays WHERE player = ?');
  const types = ABOUT_SEATS.map((type) => `'${type}'`).join();
  const entries = db.prepare(
    `SELECT seq, entry FROM log WHERE "table" = ? AND json_extract(entry, '$.type') IN (${types}) ORDER BY seq`,
  );
  const removals = OF_A_PLAYER.map((from) => db.prepare(`DELETE FROM ${from} WHERE player = ?`));
  const forgetResult = db.prepare('DELETE FROM results WHERE "table" = ?');
  const rename = renamer(db);
  return eraser({
    tablesOf: async (player) => tablesOf.all(player).map(({ table }) => String(table)),
    unname: async (table, player, to) =>
      inTransaction(db, () => {
        const { rematch, ...names } = withoutPlayer(entries.all(table).map(numbered), player, to);
        return { named: rename(table, { ...names, to }), rematch };
      }),
    remove: async (player, tables) =>
      inTransaction(db, () => {
        for (const removal of removals) removal.run(player);
        for (const table of tables) forgetResult.run(table);
      }),
  });
}

/** In a thread of its own, since the whole file is rewritten. */
export function scrubFile(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(SCRUB, { workerData: folder });
    thread.on('error', reject);
    thread.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the database was not scrubbed')),
    );
  });
}
