import type { RunQuery } from './postgres-lists.ts';
import { begunIn, linkedIn } from './row.ts';
import type { SignInStore } from './sign-ins.ts';

export const signIns = (ask: RunQuery): SignInStore => ({
  begin: async (state, { verifier, nonce, redirect, until }, now) => {
    await ask((sql) => sql`DELETE FROM bullpen.sign_ins_begun WHERE until <= ${now}`);
    await ask(
      (sql) => sql`
        INSERT INTO bullpen.sign_ins_begun (state, verifier, nonce, redirect, until)
        VALUES (${state}, ${verifier}, ${nonce}, ${redirect}, ${until}) ON CONFLICT DO NOTHING`,
    );
  },
  take: async (state, now) => {
    const [row] = await ask(
      (sql) => sql`DELETE FROM bullpen.sign_ins_begun WHERE state = ${state} RETURNING *`,
    );
    return begunIn(row, now);
  },
  link: (player, { identity, issuer, since }) =>
    ask((sql) =>
      sql.begin(async (tx) => {
        // Who erases the player meanwhile waits until this is written, and removes it too.
        await tx`
          INSERT INTO bullpen.sign_ins (identity, player, issuer, since)
          SELECT ${identity}, player, ${issuer}, ${since}::bigint FROM bullpen.players WHERE player = ${player} FOR SHARE
          ON CONFLICT DO NOTHING`;
        const [row] = await tx`SELECT player FROM bullpen.sign_ins WHERE identity = ${identity}`;
        return row?.player === player ? 'written' : 'conflict';
      }),
    ),
  owner: async (identity) => {
    const [row] = await ask((sql) => sql`SELECT player FROM bullpen.sign_ins WHERE identity = ${identity}`);
    return row === undefined ? null : String(row.player);
  },
  of: async (player) => {
    const [row] = await ask((sql) => sql`SELECT * FROM bullpen.sign_ins WHERE player = ${player}`);
    return linkedIn(row);
  },
  unlink: async (player) => {
    const { count } = await ask((sql) => sql`DELETE FROM bullpen.sign_ins WHERE player = ${player}`);
    return count > 0;
  },
});
