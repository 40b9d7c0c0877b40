import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import type { Entry, Logged } from '@bullpen/table';
import { atMost, type DatabaseRow, listing } from './row.ts';
import { appender } from './sqlite-append.ts';
import { databaseFile, inTransaction, openDatabase } from './sqlite-file.ts';
import { nameRewriter, remover, scrubFile, tableRemover } from './sqlite-forget.ts';
import { checkFiles, filesOf } from './sqlite-identity.ts';
import { lists } from './sqlite-lists.ts';
import { noticeStore } from './sqlite-notices.ts';
import { players } from './sqlite-players.ts';
import { ratings } from './sqlite-ratings.ts';
import { signIns } from './sqlite-sign-ins.ts';
import { asking } from './sqlite-trouble.ts';
import type { Store } from './store.ts';

/** How much is removed in one transaction: pruning must not hold up the moves. A table with more entries goes alone. */
const PRUNED_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 2000;

/**
 * The embedded store: one file in the data folder, which is made if it is missing. Other processes may have it open too.
 * Throws `StoreRefused` if the file is of a newer version or not ours.
 */
export async function openSqlite(folder: string): Promise<Store> {
  const db = openDatabase(folder);
  const files = filesOf(folder);
  const { append, changePlayer, changeRating, beat, close } = appender(folder, files);
  const read = db.prepare(
    'SELECT seq, command, entry FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq LIMIT ?',
  );
  const find = db.prepare('SELECT seq FROM log WHERE "table" = ? AND command = ?');
  const due = db.prepare('SELECT * FROM tables WHERE due <= ? ORDER BY due, "table" LIMIT ?');
  const heads = db.prepare(
    'SELECT "table", last FROM tables WHERE "table" IN (SELECT value FROM json_each(?))',
  );
  const prune = pruner(db);
  const remove = remover(db);
  const rewrite = nameRewriter(db);
  const listed = lists(db);
  const notices = noticeStore(db);
  const signed = signIns(db);

  // While the file is rewritten, writers would find it locked: so they wait here.
  let scrubbing: Promise<void> | null = null;
  const unscrubbed =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (scrubbing !== null) await scrubbing;
      return work(...args);
    };

  const known = players(db, unscrubbed(changePlayer));
  const rated = ratings(db, unscrubbed(changeRating));

  return {
    append: unscrubbed(append),
    // In SQLite a limit below zero is none.
    read: (table, from, limit) =>
      asking(() => read.all(table, from, limit === undefined ? -1 : atMost(limit)).map(logged)),
    find: (table, command) =>
      asking(() => {
        const row = find.get(table, command);
        return row === undefined ? null : Number(row.seq);
      }),
    list: (...wish) => asking(() => listed.list(...wish)),
    listGame: (...wish) => asking(() => listed.listGame(...wish)),
    listByHost: (...wish) => asking(() => listed.listByHost(...wish)),
    summary: (table) => asking(() => listed.summary(table)),
    due: (until, limit) => asking(() => due.all(until, atMost(limit)).map(listing)),
    heads: (tables) =>
      asking(
        () =>
          new Map(heads.all(JSON.stringify(tables)).map(({ table, last }) => [String(table), Number(last)])),
      ),
    now: async () => Date.now(),
    prune: unscrubbed((status, before) => asking(() => prune(status, before))),
    remove: unscrubbed((table) => asking(() => remove(table))),
    players: {
      ...known,
      find: (key) => asking(() => known.find(key)),
      devices: (player) => asking(() => known.devices(player)),
      plays: (...wish) => asking(() => known.plays(...wish)),
      erase: unscrubbed((...wish) => asking(() => known.erase(...wish))),
      prune: unscrubbed((before) => asking(() => known.prune(before))),
    },
    signIns: {
      begin: unscrubbed((...wish) => asking(() => signed.begin(...wish))),
      take: unscrubbed((...wish) => asking(() => signed.take(...wish))),
      link: unscrubbed((...wish) => asking(() => signed.link(...wish))),
      owner: (identity) => asking(() => signed.owner(identity)),
      of: (player) => asking(() => signed.of(player)),
      unlink: unscrubbed((player) => asking(() => signed.unlink(player))),
    },
    ratings: {
      ...rated,
      unrated: (limit) => asking(() => rated.unrated(limit)),
      ratingsOf: (player) => asking(() => rated.ratingsOf(player)),
      changeAt: (...wish) => asking(() => rated.changeAt(...wish)),
      changesOf: (...wish) => asking(() => rated.changesOf(...wish)),
      isListed: (player) => asking(() => rated.isListed(player)),
      leaders: (...wish) => asking(() => rated.leaders(...wish)),
    },
    rewriteName: unscrubbed((...wish) => asking(() => rewrite(...wish))),
    scrub: unscrubbed(async () => {
      const work = scrubFile(folder);
      const over = (): void => {
        scrubbing = null;
      };
      scrubbing = work.then(over, over);
      await work;
      return true;
    }),
    keep: unscrubbed((...wish) => asking(() => notices.keep(...wish))),
    addAddress: unscrubbed((address) => asking(() => notices.addAddress(address))),
    removeAddress: unscrubbed((...wish) => asking(() => notices.removeAddress(...wish))),
    addresses: (table) => asking(() => notices.addresses(table)),
    addressed: (...wish) => asking(() => notices.addressed(...wish)),
    claim: unscrubbed((...wish) => asking(() => notices.claim(...wish))),
    ping: () =>
      asking(() => {
        db.exec('SELECT 1 FROM tables LIMIT 1');
        checkFiles(files);
        readAnew(folder);
      }),
    beat: unscrubbed(beat),
    close: async () => {
      await scrubbing;
      await close();
      if (db.isOpen) db.close();
    },
  };
}

/** Through a connection of its own, which has no page at hand yet: so it sees the file as it is on the disk. */
function readAnew(folder: string): void {
  const db = new DatabaseSync(databaseFile(folder), { readOnly: true });
  try {
    db.exec('SELECT 1 FROM tables LIMIT 1; SELECT 1 FROM log LIMIT 1');
  } finally {
    db.close();
  }
}

function logged({ seq, command, entry }: DatabaseRow): Logged {
  return {
    seq: Number(seq),
    command: command === null ? null : String(command),
    entry: JSON.parse(String(entry)) as Entry,
  };
}

function pruner(db: DatabaseSync): Store['prune'] {
  // `listed` is asked for so that the index by change is of use.
  const stale = db.prepare(`
    SELECT "table" FROM tables WHERE status = ? AND listed IN (0, 1) AND changed < ? LIMIT ${PRUNED_AT_ONCE}`);
  const removeTable = tableRemover(db);
  return async (status, before) => {
    for (let total = 0; ; await nextTurn()) {
      const { gone, found } = inTransaction(db, () => {
        const tables = stale.all(status, before);
        let gone = 0;
        for (let entries = 0; gone < tables.length && entries < ENTRIES_AT_ONCE; gone++) {
          const table = String(at(tables, gone).table);
          entries += removeTable(table).entries;
        }
        return { gone, found: tables.length };
      });
      total += gone;
      if (gone === found && found < PRUNED_AT_ONCE) return total;
    }
  };
}
