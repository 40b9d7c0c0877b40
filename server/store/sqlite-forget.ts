import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { last } from '@bullpen/engine';
import type { Entry } from '@bullpen/table';
import { searchKey } from '@bullpen/wire/names.ts';
import { rewritten, textOf } from './rewrite.ts';
import { inTransaction } from './sqlite-file.ts';
import { noticeRemover } from './sqlite-notices.ts';
import type { Store } from './store.ts';

/** How many tables are looked through in one transaction: nobody must wait long for it. */
const AT_ONCE = 100;
const SCRUB = new URL('./sqlite-scrub.ts', import.meta.url);

/** Removes all that belongs to a table, inside an open transaction; says how many entries it had. */
export function tableRemover(db: DatabaseSync): (table: string) => { there: boolean; entries: number } {
  const remove = (from: string) => db.prepare(`DELETE FROM ${from} WHERE "table" = ?`);
  const [log, tables] = [remove('log'), remove('tables')];
  const others = ['plays', 'results', 'rating_changes'].map(remove);
  const removeNotices = noticeRemover(db);
  return (table) => {
    removeNotices(table);
    for (const other of others) other.run(table);
    const entries = Number(log.run(table).changes);
    return { there: tables.run(table).changes > 0, entries };
  };
}

export function remover(db: DatabaseSync): Store['remove'] {
  const remove = tableRemover(db);
  return async (table) => inTransaction(db, () => remove(table).there);
}

export function nameRewriter(db: DatabaseSync): Store['rewriteName'] {
  const some = db.prepare(
    `SELECT "table" FROM tables WHERE status = 'over' AND "table" > ? ORDER BY "table" LIMIT ${AT_ONCE}`,
  );
  const one = db.prepare(`SELECT "table" FROM tables WHERE status = 'over' AND "table" = ?`);
  const entries = db.prepare('SELECT seq, entry FROM log WHERE "table" = ? AND instr(entry, ?) > 0');
  const change = db.prepare('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?');
  const forgetResult = db.prepare('DELETE FROM results WHERE "table" = ?');
  const renamePlayers = db.prepare('UPDATE players SET name = ? WHERE name = ?');
  const host = db.prepare('UPDATE tables SET host = ?, host_key = ? WHERE "table" = ? AND host = ?');

  return async (name, to, only) => {
    const rewrite = (table: string): boolean => {
      let changed = false;
      for (const { seq, entry } of entries.all(table, textOf(name))) {
        const other = rewritten(JSON.parse(String(entry)) as Entry, name, to);
        if (other === null) continue;
        change.run(JSON.stringify(other), table, Number(seq));
        changed = true;
      }
      if (changed) forgetResult.run(table);
      return host.run(to, searchKey(to), table, name).changes > 0 || changed;
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
