import type { DatabaseSync } from 'node:sqlite';
import { at, last } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { searchKey } from '@bullpen/wire/names.ts';
import {
  ABOUT_SEATS,
  type Erased,
  type ErasedFrom,
  type Numbered,
  OF_A_PLAYER,
  rewritten,
  textOf,
  withoutPlayer,
  withPart,
} from './rewrite.ts';
import type { DatabaseRow } from './row.ts';
import { emptyClubs } from './sqlite-clubs.ts';
import type { RunJob } from './sqlite-jobs.ts';
import { noticeRemover } from './sqlite-notices.ts';
import type { Store } from './store.ts';

/** How many tables are looked through in one transaction, and how much is removed in one: moves must not wait long for it. A table with
 * more entries goes alone. */
const AT_ONCE = 100;
const PRUNED_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 2000;

/** The name under which it is kept that the file has to be rewritten. */
export const REWRITING = 'rewriting';

/**
 * Notes, in the same transaction as a removal, that the file has to be rewritten without what is removed. So it is done even if the
 * process ends before that.
 */
export function rewritingWish(db: DatabaseSync): () => void {
  const want = db.prepare(
    `INSERT INTO kept (name, text) VALUES ('${REWRITING}', '1')
     ON CONFLICT DO UPDATE SET text = CAST(text AS INTEGER) + 1`,
  );
  return () => void want.run();
}

/** Removes all that belongs to a table, inside an open transaction; says how many entries it had. */
function tableRemover(db: DatabaseSync): (table: string) => { there: boolean; entries: number } {
  const remove = (from: string) => db.prepare(`DELETE FROM ${from} WHERE "table" = ?`);
  const [log, tables] = [remove('log'), remove('tables')];
  const others = ['commands', 'plays', 'results', 'rating_changes', 'club_tables'].map(remove);
  const removeNotices = noticeRemover(db);
  return (table) => {
    removeNotices(table);
    for (const other of others) other.run(table);
    const entries = Number(log.run(table).changes);
    return { there: tables.run(table).changes > 0, entries };
  };
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

/** Removals and new names, each inside an open transaction. Each is short: long work is done part by part, see below. */
export function forgettingJobs(db: DatabaseSync) {
  // `listed` is named so that the index by change can be used.
  const stale = db.prepare(`
    SELECT "table" FROM tables WHERE status = ?1 AND listed IN (0, 1) AND changed < ?2 AND coalesce(due, 0) < ?2
    LIMIT ${PRUNED_AT_ONCE}`);
  const some = db.prepare(
    `SELECT "table" FROM tables WHERE status = 'over' AND "table" > ? ORDER BY "table" LIMIT ${AT_ONCE}`,
  );
  const one = db.prepare(`SELECT "table" FROM tables WHERE status = 'over' AND "table" = ?`);
  const withName = db.prepare('SELECT seq, entry FROM log WHERE "table" = ? AND instr(entry, ?) > 0');
  const types = ABOUT_SEATS.map((type) => `'${type}'`).join();
  const aboutSeats = db.prepare(
    `SELECT seq, entry FROM log WHERE "table" = ? AND json_extract(entry, '$.type') IN (${types}) ORDER BY seq`,
  );
  const renamings = ['players', 'tournament_entrants', 'tournament_codes'].map((where) =>
    db.prepare(`UPDATE ${where} SET name = ? WHERE name = ?`),
  );
  // The results that others keep of a match with the player no longer name the player.
  const forgetCircle = db.prepare('UPDATE tables SET circle = NULL WHERE "table" = ? AND circle IS NOT NULL');
  const forgetResult = db.prepare('DELETE FROM results WHERE "table" = ?');
  const removals = OF_A_PLAYER.map((from) => db.prepare(`DELETE FROM ${from} WHERE player = ?`));
  const beginErasing = db.prepare('UPDATE players SET erasing = 1 WHERE player = ?');
  const remove = tableRemover(db);
  const rename = renamer(db);
  const removeEmptyClubs = emptyClubs(db);
  const wantRewriting = rewritingWish(db);

  const rewrite = (table: string, name: string, to: string): boolean => {
    const changed = withName.all(table, textOf(name)).flatMap((row) => {
      const { seq, entry } = numbered(row);
      const other = rewritten(entry, name, to);
      return other === null ? [] : [{ seq, entry: other }];
    });
    return rename(table, { changed, names: [name], to });
  };

  return {
    /** Removes some tables that have not changed since then: how many, and whether there are more. */
    pruneSome: (status: string, before: number): { readonly gone: number; readonly more: boolean } => {
      const tables = stale.all(status, before);
      let gone = 0;
      for (let entries = 0; gone < tables.length && entries < ENTRIES_AT_ONCE; gone++)
        entries += remove(String(at(tables, gone).table)).entries;
      return { gone, more: gone < tables.length || tables.length === PRUNED_AT_ONCE };
    },
    removeTable: (table: string): boolean => {
      wantRewriting();
      return remove(table).there;
    },
    renamePlayers: (name: string, to: string): void => {
      wantRewriting();
      for (const renaming of renamings) renaming.run(to, name);
    },
    /** Puts another name into some tables after this one: in which, and after which table to go on. */
    rewriteSome: (name: string, to: string, after: string): Rewritten => {
      const tables = some.all(after).map(({ table }) => String(table));
      const found = tables.filter((table) => rewrite(table, name, to));
      return { found, next: tables.length < AT_ONCE ? null : last(tables) };
    },
    rewriteOne: (name: string, to: string, table: string): boolean => {
      wantRewriting();
      return one.get(table) !== undefined && rewrite(table, name, to);
    },
    /** From now on no entry names the player (`sqlite-writer.ts`). */
    beginErasing: (player: string): void => {
      wantRewriting();
      beginErasing.run(player);
    },
    unname: (table: string, player: string, to: string): Erased => {
      const without = withoutPlayer(aboutSeats.all(table).map(numbered), player, to);
      if (without.tookPart) forgetCircle.run(table);
      return { named: rename(table, { ...without, to }), tookPart: without.tookPart };
    },
    removePlayer: (player: string, tables: readonly ErasedFrom[]): void => {
      // Those of a match that has begun meanwhile too.
      for (const table of withPart(tables)) forgetCircle.run(table);
      for (const removal of removals) removal.run(player);
      removeEmptyClubs();
      for (const { table } of tables) forgetResult.run(table);
    },
  };
}

interface Rewritten {
  readonly found: readonly string[];
  readonly next: string | null;
}

/** Part by part: moves go on in between. */
export const pruner =
  (run: RunJob): Store['prune'] =>
  async (status, before) => {
    for (let total = 0; ; ) {
      const { gone, more } = await run('pruneSome', status, before);
      total += gone;
      if (!more) return total;
    }
  };

export const nameRewriter =
  (run: RunJob): Store['rewriteName'] =>
  async (name, to, only) => {
    if (only !== undefined) return (await run('rewriteOne', name, to, only)) ? [only] : [];
    await run('renamePlayers', name, to);
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const part: Rewritten = await run('rewriteSome', name, to, after);
      found.push(...part.found);
      after = part.next;
    }
    return found;
  };
