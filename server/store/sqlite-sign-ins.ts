import type { DatabaseSync } from 'node:sqlite';
import { begunIn, linkedIn } from './row.ts';
import type { BegunSignIn, LinkedSignIn, SignInStore } from './sign-ins.ts';
import type { RunJob } from './sqlite-jobs.ts';

/** Changes of sign-ins, each inside an open transaction. */
export function signInJobs(db: DatabaseSync) {
  const forget = db.prepare('DELETE FROM sign_ins_begun WHERE until <= ?');
  const begin = db.prepare(
    'INSERT INTO sign_ins_begun (state, verifier, nonce, redirect, until) VALUES (?, ?, ?, ?, ?)',
  );
  const take = db.prepare('DELETE FROM sign_ins_begun WHERE state = ? RETURNING *');
  const link = db.prepare(`
    INSERT INTO sign_ins (identity, player, issuer, since)
    SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM players WHERE player = ?2) ON CONFLICT DO NOTHING`);
  const owner = db.prepare('SELECT player FROM sign_ins WHERE identity = ?');
  const unlink = db.prepare('DELETE FROM sign_ins WHERE player = ?');
  return {
    beginSignIn: (state: string, { verifier, nonce, redirect, until }: BegunSignIn, now: number): void => {
      forget.run(now);
      begin.run(state, verifier, nonce, redirect, until);
    },
    takeSignIn: (state: string, now: number) => begunIn(take.get(state), now),
    linkSignIn: (player: string, { identity, issuer, since }: LinkedSignIn) => {
      link.run(identity, player, issuer, since);
      return owner.get(identity)?.player === player ? ('written' as const) : ('conflict' as const);
    },
    unlinkSignIn: (player: string) => unlink.run(player).changes > 0,
  };
}

export function signIns(db: DatabaseSync, run: RunJob): SignInStore {
  const owner = db.prepare('SELECT player FROM sign_ins WHERE identity = ?');
  const of = db.prepare('SELECT * FROM sign_ins WHERE player = ?');
  return {
    begin: (...wish) => run('beginSignIn', ...wish),
    take: (...wish) => run('takeSignIn', ...wish),
    link: (...wish) => run('linkSignIn', ...wish),
    owner: async (identity) => {
      const row = owner.get(identity);
      return row === undefined ? null : String(row.player);
    },
    of: async (player) => linkedIn(of.get(player)),
    unlink: (player) => run('unlinkSignIn', player),
  };
}
