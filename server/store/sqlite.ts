import { DatabaseSync } from 'node:sqlite';
import type { Entry, Logged } from '@bullpen/table';
import { atMost, type DatabaseRow, listing } from './row.ts';
import { appendWish } from './sqlite-append.ts';
import { clubs } from './sqlite-clubs.ts';
import { commandFinder } from './sqlite-commands.ts';
import { daily } from './sqlite-daily.ts';
import { databaseFile, openDatabase } from './sqlite-file.ts';
import { nameRewriter, pruner } from './sqlite-forget.ts';
import { checkFiles, filesOf } from './sqlite-identity.ts';
import type { RunJob, SqliteJobs } from './sqlite-jobs.ts';
import { lists } from './sqlite-lists.ts';
import { noticeStore } from './sqlite-notices.ts';
import { players } from './sqlite-players.ts';
import { ratings } from './sqlite-ratings.ts';
import { signIns } from './sqlite-sign-ins.ts';
import { tournaments } from './sqlite-tournaments.ts';
import { asking } from './sqlite-trouble.ts';
import { type SqliteWriting, sqliteWriting } from './sqlite-writing.ts';
import type { Appended, Store } from './store.ts';

/**
 * The embedded store: one file in the data folder, which is made if it is missing. Other processes may have it open too. `share` is
 * what writes, where several processes share it. Throws `StoreRefused` if the file is of a newer version or not ours.
 */
export async function openSqlite(folder: string, share?: SqliteWriting): Promise<Store> {
  const db = openDatabase(folder);
  const files = filesOf(folder);
  const writing = share ?? sqliteWriting(folder, db);
  const read = db.prepare(
    'SELECT seq, command, entry FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq LIMIT ?',
  );
  const find = commandFinder(db);
  const due = db.prepare('SELECT * FROM tables WHERE due <= ? ORDER BY due, "table" LIMIT ?');
  const heads = db.prepare(
    'SELECT value AS "table", (SELECT max(seq) FROM log WHERE "table" = value) AS last FROM json_each(?)',
  );
  // Everything is written elsewhere; here the file is only read.
  const run: RunJob = async <K extends keyof SqliteJobs>(job: K, ...args: Parameters<SqliteJobs[K]>) =>
    (await writing.write({ job, args })) as ReturnType<SqliteJobs[K]>;
  const listed = lists(db);
  const notices = noticeStore(db, run);
  const known = players(db, run);
  const signed = signIns(db, run);
  const rated = ratings(db, run);
  const days = daily(db, run);
  const club = clubs(db, run);
  const held = tournaments(db, run);

  return {
    append: (...entry) => writing.write(appendWish(...entry)) as Promise<Appended>,
    // In SQLite a limit below zero is none.
    read: (table, from, limit) =>
      asking(() => read.all(table, from, limit === undefined ? -1 : atMost(limit)).map(logged)),
    find: (table, command) => asking(() => find(table, command)),
    list: (...wish) => asking(() => listed.list(...wish)),
    listGame: (...wish) => asking(() => listed.listGame(...wish)),
    listByHost: (...wish) => asking(() => listed.listByHost(...wish)),
    summary: (table) => asking(() => listed.summary(table)),
    due: (until, limit) => asking(() => due.all(until, atMost(limit)).map(listing)),
    heads: (tables) =>
      asking(
        () =>
          new Map(
            heads
              .all(JSON.stringify(tables))
              .flatMap(({ table, last }) => (last === null ? [] : [[String(table), Number(last)]])),
          ),
      ),
    now: async () => Date.now(),
    prune: pruner(run),
    remove: (table) => run('removeTable', table),
    players: {
      ...known,
      find: (key) => asking(() => known.find(key)),
      devices: (player) => asking(() => known.devices(player)),
      plays: (...wish) => asking(() => known.plays(...wish)),
      erase: (...wish) => asking(() => known.erase(...wish)),
    },
    signIns: {
      ...signed,
      owner: (identity) => asking(() => signed.owner(identity)),
      of: (player) => asking(() => signed.of(player)),
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
    daily: {
      ...days,
      secrets: (day) => asking(() => days.secrets(day)),
      daysBefore: (...wish) => asking(() => days.daysBefore(...wish)),
      attemptOf: (...wish) => asking(() => days.attemptOf(...wish)),
      attemptsOf: (...wish) => asking(() => days.attemptsOf(...wish)),
      daysOf: (...wish) => asking(() => days.daysOf(...wish)),
      counts: (day) => asking(() => days.counts(day)),
      spread: (deal) => asking(() => days.spread(deal)),
      lines: (...wish) => asking(() => days.lines(...wish)),
      field: (...wish) => asking(() => days.field(...wish)),
      unsettled: (limit) => asking(() => days.unsettled(limit)),
    },
    clubs: {
      ...club,
      find: (id) => asking(() => club.find(id)),
      members: (id) => asking(() => club.members(id)),
      memberOf: (...wish) => asking(() => club.memberOf(...wish)),
      clubsOf: (player) => asking(() => club.clubsOf(player)),
      tables: (...wish) => asking(() => club.tables(...wish)),
      unsettled: (limit) => asking(() => club.unsettled(limit)),
      leaders: (id) => asking(() => club.leaders(id)),
    },
    tournaments: {
      ...held,
      read: (...wish) => asking(() => held.read(...wish)),
      find: (...wish) => asking(() => held.find(...wish)),
      head: (id) => asking(() => held.head(id)),
      hostOf: (id) => asking(() => held.hostOf(id)),
      entrants: (id) => asking(() => held.entrants(id)),
      codes: (id) => asking(() => held.codes(id)),
      due: (...wish) => asking(() => held.due(...wish)),
      unsettled: (limit) => asking(() => held.unsettled(limit)),
      ofPlayer: (...wish) => asking(() => held.ofPlayer(...wish)),
      ofClub: (...wish) => asking(() => held.ofClub(...wish)),
    },
    rewriteName: nameRewriter(run),
    scrub: writing.scrub,
    keep: (...wish) => asking(() => notices.keep(...wish)),
    addAddress: (...wish) => asking(() => notices.addAddress(...wish)),
    removeAddress: (...wish) => asking(() => notices.removeAddress(...wish)),
    keepAddresses: (...wish) => asking(() => notices.keepAddresses(...wish)),
    addresses: (...wish) => asking(() => notices.addresses(...wish)),
    addressed: (...wish) => asking(() => notices.addressed(...wish)),
    claim: (...wish) => asking(() => notices.claim(...wish)),
    ping: () =>
      asking(() => {
        db.exec('SELECT 1 FROM tables LIMIT 1');
        checkFiles(files);
        readFromDisk(folder);
      }),
    beat: () => run('beat'),
    close: async () => {
      await writing.close();
      if (db.isOpen) db.close();
    },
  };
}

/** Through a connection of its own, which has no page at hand yet: so it sees the file as it is on the disk. */
function readFromDisk(folder: string): void {
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
