import type { DatabaseSync } from 'node:sqlite';
import { addressOf, atMost } from './row.ts';
import type { RunJob } from './sqlite-jobs.ts';
import { ADDRESSES, type NoticeStore, type PushAddress } from './store.ts';

/** Changes of what is kept for notices, each inside an open transaction. */
export function noticeJobs(db: DatabaseSync) {
  const keep = db.prepare('INSERT INTO kept (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const kept = db.prepare('SELECT text FROM kept WHERE name = ?');
  const remove = db.prepare('DELETE FROM push WHERE "table" = ? AND holder = ? AND endpoint = ?');
  const removeOthers = db.prepare(
    'DELETE FROM push WHERE "table" = ? AND holder NOT IN (SELECT value FROM json_each(?))',
  );
  const add = db.prepare(`
    INSERT INTO push ("table", holder, endpoint, p256dh, auth, language, player, added)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, coalesce(max(added), 0) + 1 FROM push WHERE "table" = ?1 AND holder = ?2`);
  const there = db.prepare('SELECT 1 FROM players WHERE player = ? AND erasing = 0');
  const trim = db.prepare(`
    DELETE FROM push WHERE "table" = ?1 AND holder = ?2 AND endpoint NOT IN (
      SELECT endpoint FROM push WHERE "table" = ?1 AND holder = ?2 ORDER BY added DESC LIMIT ${ADDRESSES})`);
  const claim = db.prepare(`
    INSERT INTO notices ("table", seat, seq) VALUES (?, ?, ?)
    ON CONFLICT ("table", seat) DO UPDATE SET seq = excluded.seq WHERE seq < excluded.seq`);
  return {
    keepText: (name: string, text: string): string => {
      keep.run(name, text);
      return String(kept.get(name)?.text);
    },
    addAddress: (address: PushAddress, holders: readonly string[]): boolean => {
      const { table, holder, endpoint, p256dh, auth, language, player } = address;
      if (player !== null && there.get(player) === undefined) return false;
      removeOthers.run(table, JSON.stringify(holders));
      remove.run(table, holder, endpoint);
      add.run(table, holder, endpoint, p256dh, auth, language, player);
      trim.run(table, holder);
      return true;
    },
    removeAddress: (table: string, holder: string, endpoint: string): boolean =>
      remove.run(table, holder, endpoint).changes > 0,
    removeOtherAddresses: (table: string, holders: readonly string[]): void =>
      void removeOthers.run(table, JSON.stringify(holders)),
    claim: (table: string, seat: number, seq: number): boolean => claim.run(table, seat, seq).changes > 0,
  };
}

/** What is as it should be already is not written: that costs a reading. */
export function noticeStore(db: DatabaseSync, run: RunJob): NoticeStore {
  const kept = db.prepare('SELECT text FROM kept WHERE name = ?');
  const same = db.prepare(`
    SELECT 1 FROM push
    WHERE "table" = ? AND holder = ? AND endpoint = ? AND p256dh = ? AND auth = ? AND language = ? AND player IS ?`);
  const known = db.prepare('SELECT 1 FROM push WHERE "table" = ? AND holder = ? AND endpoint = ?');
  const others = db.prepare(
    'SELECT 1 FROM push WHERE "table" = ? AND holder NOT IN (SELECT value FROM json_each(?)) LIMIT 1',
  );
  const addresses = db.prepare(`
    SELECT * FROM push WHERE "table" = ? AND holder IN (SELECT value FROM json_each(?)) ORDER BY holder, added`);
  const addressed = db.prepare(
    'SELECT DISTINCT "table" FROM push WHERE "table" > ? ORDER BY "table" LIMIT ?',
  );
  const claimed = db.prepare('SELECT 1 FROM notices WHERE "table" = ? AND seat = ? AND seq >= ?');
  return {
    keep: async (name, text) => {
      // A full disk must not keep a server from starting that has all it needs.
      const row = kept.get(name);
      return row === undefined ? run('keepText', name, text) : String(row.text);
    },
    addAddress: async (address, holders) => {
      const { table, holder, endpoint, p256dh, auth, language, player } = address;
      if (same.get(table, holder, endpoint, p256dh, auth, language, player) !== undefined) return true;
      return run('addAddress', address, holders);
    },
    removeAddress: async (...wish) => known.get(...wish) !== undefined && run('removeAddress', ...wish),
    keepAddresses: async (table, holders) => {
      if (others.get(table, JSON.stringify(holders)) !== undefined)
        await run('removeOtherAddresses', table, holders);
    },
    addresses: async (table, holders) => addresses.all(table, JSON.stringify(holders)).map(addressOf),
    addressed: async (after, limit) => addressed.all(after, atMost(limit)).map(({ table }) => String(table)),
    claim: async (...wish) => claimed.get(...wish) === undefined && run('claim', ...wish),
  };
}

/** Removes what belongs to a table. */
export function noticeRemover(db: DatabaseSync): (table: string) => void {
  const push = db.prepare('DELETE FROM push WHERE "table" = ?');
  const notices = db.prepare('DELETE FROM notices WHERE "table" = ?');
  return (table) => {
    push.run(table);
    notices.run(table);
  };
}
