import type { DatabaseSync } from 'node:sqlite';
import { begunIn, linkedIn } from './row.ts';
import type { SignInStore } from './sign-ins.ts';
import { inTransaction } from './sqlite-file.ts';

export function signIns(db: DatabaseSync): SignInStore {
  const forget = db.prepare('DELETE FROM sign_ins_begun WHERE until <= ?');
  const begin = db.prepare(
    'INSERT INTO sign_ins_begun (state, verifier, nonce, redirect, until) VALUES (?, ?, ?, ?, ?)',
  );
  const take = db.prepare('DELETE FROM sign_ins_begun WHERE state = ? RETURNING *');
  const link = db.prepare(`
    INSERT INTO sign_ins (identity, player, issuer, since)
    SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM players WHERE player = ?2) ON CONFLICT DO NOTHING`);
  const owner = db.prepare('SELECT player FROM sign_ins WHERE identity = ?');
  const of = db.prepare('SELECT * FROM sign_ins WHERE player = ?');
  const unlink = db.prepare('DELETE FROM sign_ins WHERE player = ?');
  return {
    begin: async (state, { verifier, nonce, redirect, until }, now) =>
      inTransaction(db, () => {
        forget.run(now);
        begin.run(state, verifier, nonce, redirect, until);
      }),
    take: async (state, now) => begunIn(take.get(state), now),
    link: async (player, { identity, issuer, since }) =>
      inTransaction(db, () => {
        link.run(identity, player, issuer, since);
        return owner.get(identity)?.player === player ? 'written' : 'conflict';
      }),
    owner: async (identity) => {
      const row = owner.get(identity);
      return row === undefined ? null : String(row.player);
    },
    of: async (player) => linkedIn(of.get(player)),
    unlink: async (player) => unlink.run(player).changes > 0,
  };
}
