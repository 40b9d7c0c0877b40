import type { Sql, TransactionSql } from 'postgres';
import {
  type ClubResult,
  type ClubStore,
  clubOf,
  type Joined,
  leaderOf,
  MOST_CLUBS,
  MOST_MEMBERS,
  memberOf,
} from './clubs.ts';
import type { RunQuery } from './postgres-lists.ts';
import { atMost } from './row.ts';

/** Notes what players have made of a table or tournament of a club. */
export async function noteClubResults(
  tx: TransactionSql,
  club: string,
  source: string,
  rows: readonly ClubResult[],
): Promise<void> {
  for (const { player, points, tables, wins, titles } of rows)
    await tx`
      INSERT INTO bullpen.club_results (club, source, player, points, tables, wins, titles)
      SELECT ${club}, ${source}, player, ${points}::float8, ${tables}::int, ${wins}::int, ${titles}::int
      FROM bullpen.players WHERE player = ${player} AND NOT erasing
        AND EXISTS (SELECT FROM bullpen.clubs WHERE club = ${club})
      FOR SHARE OF players
      ON CONFLICT DO NOTHING`;
}

/** Removes clubs without members, and what belongs to them. */
export async function removeEmptyClubs(tx: TransactionSql): Promise<void> {
  const gone = await tx`
    DELETE FROM bullpen.clubs c
    WHERE NOT EXISTS (SELECT FROM bullpen.club_members m WHERE m.club = c.club) RETURNING club`;
  const clubs = gone.map(({ club }) => String(club));
  for (const part of clubs.length === 0 ? [] : ['club_tables', 'club_results', 'club_removed'])
    await tx`DELETE FROM bullpen.${tx(part)} WHERE club = ANY(${clubs})`;
}

async function joined(tx: TransactionSql, club: string, player: string, at: number): Promise<Joined> {
  // An erasure holds this row, or waits for us; so does another request that joins a club as this player.
  const [known] = await tx`SELECT FROM bullpen.players WHERE player = ${player} AND NOT erasing FOR UPDATE`;
  if (known === undefined) return 'player-gone';
  const [found] = await tx`SELECT last FROM bullpen.clubs WHERE club = ${club} FOR UPDATE`;
  if (found === undefined) return 'no-club';
  const [own] = await tx`SELECT FROM bullpen.club_members WHERE club = ${club} AND player = ${player}`;
  if (own !== undefined) return 'already';
  const [removed] = await tx`SELECT FROM bullpen.club_removed WHERE player = ${player} AND club = ${club}`;
  if (removed !== undefined) return 'removed';
  if ((await clubCount(tx, player)) >= MOST_CLUBS) return 'too-many';
  const [size] = await tx`SELECT count(*) AS n FROM bullpen.club_members WHERE club = ${club}`;
  if (Number(size?.n) >= MOST_MEMBERS) return 'full';
  const member = Number(found.last) + 1;
  await tx`UPDATE bullpen.clubs SET last = ${member} WHERE club = ${club}`;
  await tx`
    INSERT INTO bullpen.club_members (club, member, player, since) VALUES (${club}, ${member}, ${player}, ${at})`;
  return 'written';
}

async function clubCount(sql: TransactionSql, player: string): Promise<number> {
  const [row] = await sql`SELECT count(*) AS n FROM bullpen.club_members WHERE player = ${player}`;
  return Number(row?.n);
}

/** The owner, if still there, else the member who has been there longest. */
const owner = (sql: Sql) => sql`
  coalesce((SELECT member FROM bullpen.club_members m WHERE m.club = c.club AND m.member = c.owner),
    (SELECT min(member) FROM bullpen.club_members m WHERE m.club = c.club)) AS owner`;

/** Clubs in PostgreSQL. */
export function clubs(ask: RunQuery): ClubStore {
  return {
    make: ({ club, name, at }, player) =>
      ask((sql) =>
        sql.begin(async (tx): Promise<Joined> => {
          const [known] = await tx`
            SELECT FROM bullpen.players WHERE player = ${player} AND NOT erasing FOR UPDATE`;
          if (known === undefined) return 'player-gone';
          const [there] = await tx`SELECT FROM bullpen.clubs WHERE club = ${club}`;
          if (there !== undefined) return 'already';
          if ((await clubCount(tx, player)) >= MOST_CLUBS) return 'too-many';
          await tx`
            INSERT INTO bullpen.clubs (club, name, since, owner, last) VALUES (${club}, ${name}, ${at}, 1, 0)
            ON CONFLICT DO NOTHING`;
          return joined(tx, club, player, at);
        }),
      ),
    find: async (club) => {
      const [row] = await ask(
        (sql) => sql`SELECT club, name, since, ${owner(sql)} FROM bullpen.clubs c WHERE club = ${club}`,
      );
      return row === undefined ? null : clubOf(row);
    },
    members: async (club) =>
      (
        await ask(
          (sql) => sql`
            SELECT member, player, name, m.since FROM bullpen.club_members m JOIN bullpen.players USING (player)
            WHERE club = ${club} ORDER BY member`,
        )
      ).map(memberOf),
    memberOf: async (club, player) => {
      const [row] = await ask(
        (sql) => sql`SELECT member FROM bullpen.club_members WHERE club = ${club} AND player = ${player}`,
      );
      return row === undefined ? null : Number(row.member);
    },
    join: (club, player, at) => ask((sql) => sql.begin((tx) => joined(tx, club, player, at))),
    leave: (club, member) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          await tx`SELECT FROM bullpen.clubs WHERE club = ${club} FOR UPDATE`;
          const { count } = await tx`
            DELETE FROM bullpen.club_members WHERE club = ${club} AND member = ${member}`;
          await removeEmptyClubs(tx);
          return count > 0;
        }),
      ),
    remove: (club, member) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          await tx`SELECT FROM bullpen.clubs WHERE club = ${club} FOR UPDATE`;
          const { count } = await tx`
            WITH gone AS (
              DELETE FROM bullpen.club_members WHERE club = ${club} AND member = ${member} RETURNING player, club)
            INSERT INTO bullpen.club_removed (player, club) SELECT player, club FROM gone`;
          await removeEmptyClubs(tx);
          return count > 0;
        }),
      ),
    rename: async (club, name) =>
      void (await ask((sql) => sql`UPDATE bullpen.clubs SET name = ${name} WHERE club = ${club}`)),
    handOn: async (club, member) => {
      const { count } = await ask(
        (sql) => sql`
          UPDATE bullpen.clubs c SET owner = ${member} WHERE club = ${club}
            AND EXISTS (SELECT FROM bullpen.club_members m WHERE m.club = c.club AND m.member = ${member})`,
      );
      return count > 0;
    },
    clubsOf: async (player) =>
      (
        await ask(
          (sql) => sql`
            SELECT c.club, c.name, c.since, ${owner(sql)}, own.member, own.since AS joined
            FROM bullpen.club_members own JOIN bullpen.clubs c USING (club)
            WHERE own.player = ${player} ORDER BY own.since DESC, c.club`,
        )
      ).map((row) => ({ ...clubOf(row), member: Number(row.member), joined: Number(row.joined) })),
    share: async (club, table, at) => {
      const { count } = await ask(
        (sql) => sql`
          INSERT INTO bullpen.club_tables ("table", club, at, done) VALUES (${table}, ${club}, ${at}, false)
          ON CONFLICT DO NOTHING`,
      );
      return count > 0;
    },
    tables: async (club, limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT "table", at FROM bullpen.club_tables WHERE club = ${club}
            ORDER BY at DESC, "table" LIMIT ${atMost(limit)}`,
        )
      ).map(({ table, at }) => ({ table: String(table), at: Number(at) })),
    settle: (table, results) =>
      ask((sql) =>
        sql.begin(async (tx) => {
          const [row] = await tx`
            UPDATE bullpen.club_tables SET done = true WHERE "table" = ${table} AND NOT done RETURNING club`;
          if (row === undefined) return 'conflict';
          await noteClubResults(tx, String(row.club), table, results);
          return 'written';
        }),
      ),
    unsettled: async (limit) =>
      (
        await ask(
          (sql) => sql`
            SELECT "table" FROM bullpen.club_tables JOIN bullpen.tables USING ("table")
            WHERE NOT done AND status = 'over' LIMIT ${atMost(limit)}`,
        )
      ).map(({ table }) => String(table)),
    leaders: async (club) =>
      (
        await ask(
          (sql) => sql`
            SELECT member, sum(points) AS points, sum(tables) AS tables, sum(wins) AS wins, sum(titles) AS titles
            FROM bullpen.club_results JOIN bullpen.club_members USING (club, player) WHERE club = ${club}
            GROUP BY member ORDER BY points DESC, tables, member`,
        )
      ).map(leaderOf),
  };
}
