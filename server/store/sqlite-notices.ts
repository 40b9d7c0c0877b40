import type { DatabaseSync } from 'node:sqlite';
import { addressOf, atMost } from './row.ts';
import { inTransaction } from './sqlite-file.ts';
import { ADDRESSES, type NoticeStore } from './store.ts';

export function noticeStore(db: DatabaseSync): NoticeStore {
  const keep = db.prepare('INSERT INTO kept (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const kept = db.prepare('SELECT text FROM kept WHERE name = ?');
  const known = db.prepare('DELETE FROM push WHERE "table" = ? AND holder = ? AND endpoint = ?');
  const add = db.prepare(`
    INSERT INTO push ("table", holder, endpoint, p256dh, auth, language, added)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, coalesce(max(added), 0) + 1 FROM push WHERE "table" = ?1 AND holder = ?2`);
  const trim = db.prepare(`
    DELETE FROM push WHERE "table" = ?1 AND holder = ?2 AND endpoint NOT IN (
      SELECT endpoint FROM push WHERE "table" = ?1 AND holder = ?2 ORDER BY added DESC LIMIT ${ADDRESSES})`);
  const addresses = db.prepare('SELECT * FROM push WHERE "table" = ? ORDER BY holder, added');
  const addressed = db.prepare(
    'SELECT DISTINCT "table" FROM push WHERE "table" > ? ORDER BY "table" LIMIT ?',
  );
  const claim = db.prepare(`
    INSERT INTO notices ("table", seat, seq) VALUES (?, ?, ?)
    ON CONFLICT ("table", seat) DO UPDATE SET seq = excluded.seq WHERE seq < excluded.seq`);
  return {
    keep: async (name, text) => {
      // A full disk must not keep a server from starting that has all it needs.
      if (kept.get(name) === undefined) keep.run(name, text);
      return String(kept.get(name)?.text);
    },
    addAddress: async ({ table, holder, endpoint, p256dh, auth, language }) =>
      inTransaction(db, () => {
        known.run(table, holder, endpoint);
        add.run(table, holder, endpoint, p256dh, auth, language);
        trim.run(table, holder);
      }),
    removeAddress: async (table, holder, endpoint) => known.run(table, holder, endpoint).changes > 0,
    addresses: async (table) => addresses.all(table).map(addressOf),
    addressed: async (after, limit) => addressed.all(after, atMost(limit)).map(({ table }) => String(table)),
    claim: async (table, seat, seq) => claim.run(table, seat, seq).changes > 0,
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
