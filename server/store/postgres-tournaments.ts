import type { TransactionSql } from 'postgres';
import { noteClubResults } from './postgres-clubs.ts';
import type { RunQuery } from './postgres-lists.ts';
import { atMost } from './row.ts';
import {
  type BesideEntry,
  codeOf,
  entrantOf,
  OF_A_TOURNAMENT,
  type TournamentStore,
  tournamentLogged,
  unsettledOf,
} from './tournaments.ts';

/** How many tournaments are removed in one transaction. */
const PRUNED_AT_ONCE = 100;

/** Tournaments in PostgreSQL. What removes much is asked with more patience. */
export function tournaments(ask: RunQuery, removing: RunQuery): TournamentStore {
  return {
    append: (id, { seq, command, entry }, { club, status, due, changed }, beside) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          const player = beside.host ?? beside.entrant?.player;
          // An erasure holds this row, or waits for us.
          const [known] =
            player === undefined
              ? [true]
              : await tx`SELECT FROM bullpen.players WHERE player = ${player} AND NOT erasing FOR SHARE`;
          if (known === undefined) return 'player-gone';
          const { count } =
            seq === 1
              ? await tx`
                  INSERT INTO bullpen.tournaments (tournament, last, club, status, due, changed)
                  VALUES (${id}, 1, ${club}, ${status}, ${due}, ${changed}) ON CONFLICT DO NOTHING`
              : await tx`
                  UPDATE bullpen.tournaments
                  SET last = ${seq}, status = ${status}, due = ${due}::bigint, changed = ${changed}
                  WHERE tournament = ${id} AND last = ${seq - 1} AND NOT EXISTS (
                    SELECT FROM bullpen.tournament_log WHERE tournament = ${id} AND command = ${command})`;
          if (count === 0) return 'conflict';
          await tx`
            INSERT INTO bullpen.tournament_log (tournament, seq, command, entry)
            VALUES (${id}, ${seq}, ${command}, ${JSON.stringify(entry)}::text)`;
          await writeBeside(tx, id, beside, changed);
          // What is over waits for no more results.
          if (status === 'over')
            await tx`UPDATE bullpen.tournament_tables SET done = true WHERE tournament = ${id}`;
          return 'written';
        }),
      ),
    read: async (id, from) =>
      (
        await ask(
          (sql) => sql`
            SELECT seq, command, entry FROM bullpen.tournament_log
            WHERE tournament = ${id} AND seq >= ${from} ORDER BY seq`,
        )
      ).map(tournamentLogged),
    find: async (id, command) => {
      const [row] = await ask(
        (sql) =>
          sql`SELECT seq FROM bullpen.tournament_log WHERE tournament = ${id} AND command = ${command}`,
      );
      return row === undefined ? null : Number(row.seq);
    },
    head: async (id) => {
      const [row] = await ask((sql) => sql`SELECT last FROM bullpen.tournaments WHERE tournament = ${id}`);
      return row === undefined ? null : Number(row.last);
    },
    hostOf: async (id) => {
      const [row] = await ask(
        (sql) => sql`SELECT player FROM bullpen.tournament_hosts WHERE tournament = ${id}`,
      );
      return row === undefined ? null : String(row.player);
    },
    entrants: async (id) =>
      (
        await ask(
          (sql) => sql`SELECT * FROM bullpen.tournament_entrants WHERE tournament = ${id} ORDER BY entrant`,
        )
      ).map(entrantOf),
    codes: async (id) =>
      (
        await ask(
          (sql) => sql`SELECT * FROM bullpen.tournament_codes WHERE tournament = ${id} ORDER BY number`,
        )
      ).map(codeOf),
    due: async (until, limit) =>
      (
        await ask(
          (sql) =>
            sql`SELECT tournament FROM bullpen.tournaments WHERE due <= ${until} ORDER BY due LIMIT ${atMost(limit)}`,
        )
      ).map(({ tournament }) => String(tournament)),
    unsettled: async (limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT tournament, "table" FROM bullpen.tournament_tables LEFT JOIN bullpen.tables USING ("table")
            WHERE NOT done AND (status = 'over' OR status IS NULL) LIMIT ${atMost(limit)}`,
        )
      ).map(unsettledOf),
    ofPlayer: async (player, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT tournament, max(at) AS latest FROM (
              SELECT tournament, at FROM bullpen.tournament_hosts WHERE player = ${player}
              UNION ALL SELECT tournament, at FROM bullpen.tournament_entrants WHERE player = ${player}) AS own
            GROUP BY tournament ORDER BY latest DESC, tournament LIMIT ${atMost(limit)}`,
        )
      ).map(({ tournament }) => String(tournament)),
    ofClub: async (club, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT tournament FROM bullpen.tournaments WHERE club = ${club}
            ORDER BY changed DESC LIMIT ${atMost(limit)}`,
        )
      ).map(({ tournament }) => String(tournament)),
    prune: async (status, before) => {
      for (let total = 0; ; ) {
        const gone = await removing((sql) =>
          sql.begin(async (tx) => {
            const rows = await tx`
              DELETE FROM bullpen.tournaments WHERE tournament IN (
                SELECT tournament FROM bullpen.tournaments t
                WHERE status = ${status} AND changed < ${before} AND coalesce(due, 0) < ${before}
                  AND NOT EXISTS (SELECT FROM bullpen.tournament_tables JOIN bullpen.tables USING ("table")
                    WHERE tournament_tables.tournament = t.tournament AND NOT done)
                LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED)
              RETURNING tournament`;
            const ids = rows.map(({ tournament }) => String(tournament));
            for (const part of OF_A_TOURNAMENT)
              await tx`DELETE FROM bullpen.${tx(part)} WHERE tournament = ANY(${ids})`;
            return ids.length;
          }),
        );
        total += gone;
        if (gone < PRUNED_AT_ONCE) return total;
      }
    },
  };
}

async function writeBeside(tx: TransactionSql, id: string, beside: BesideEntry, at: number): Promise<void> {
  const { host, entrant, codes, tables, settled, results } = beside;
  if (host !== undefined)
    await tx`INSERT INTO bullpen.tournament_hosts (tournament, player, at) VALUES (${id}, ${host}, ${at})`;
  if (entrant !== undefined) {
    const { entrant: number, player, name, code } = entrant;
    await tx`
      INSERT INTO bullpen.tournament_entrants (tournament, entrant, player, name, at)
      VALUES (${id}, ${number}, ${player}, ${name}, ${at})`;
    await tx`
      UPDATE bullpen.tournament_codes SET player = ${player} WHERE tournament = ${id} AND number = ${code}::int`;
  }
  if (codes !== undefined)
    for (const [i, name] of codes.names.entries())
      await tx`
        INSERT INTO bullpen.tournament_codes (tournament, number, name) VALUES (${id}, ${codes.from + i}, ${name})`;
  if (tables !== undefined)
    await tx`
      INSERT INTO bullpen.tournament_tables ("table", tournament, done)
      SELECT unnest(${[...tables]}::text[]), ${id}, false`;
  if (settled !== undefined)
    await tx`UPDATE bullpen.tournament_tables SET done = true WHERE "table" = ${settled}`;
  if (results !== undefined) await noteClubResults(tx, results.club, id, results.rows);
}
