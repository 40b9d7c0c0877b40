import type { DatabaseSync } from 'node:sqlite';
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
import { atMost } from './row.ts';
import type { RunJob } from './sqlite-jobs.ts';

/** Notes what players have made of a table or tournament of a club, inside an open transaction. */
export function clubResults(
  db: DatabaseSync,
): (club: string, source: string, rows: readonly ClubResult[]) => void {
  const note = db.prepare(`
    INSERT INTO club_results (club, source, player, points, tables, wins, titles)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE EXISTS (SELECT 1 FROM players WHERE player = ?3 AND erasing = 0)
      AND EXISTS (SELECT 1 FROM clubs WHERE club = ?1)
    ON CONFLICT DO NOTHING`);
  return (club, source, rows) => {
    for (const { player, points, tables, wins, titles } of rows)
      note.run(club, source, player, points, tables, wins, titles);
  };
}

/** Changes of clubs, each inside an open transaction. */
export function clubJobs(db: DatabaseSync) {
  const known = db.prepare('SELECT 1 FROM players WHERE player = ? AND erasing = 0');
  const count = db.prepare('SELECT count(*) AS n FROM club_members WHERE player = ?');
  const size = db.prepare('SELECT count(*) AS n FROM club_members WHERE club = ?');
  const make = db.prepare(`
    INSERT INTO clubs (club, name, since, owner, last) VALUES (?, ?, ?, 1, 0) ON CONFLICT DO NOTHING`);
  const number = db.prepare('UPDATE clubs SET last = last + 1 WHERE club = ? RETURNING last');
  const add = db.prepare('INSERT INTO club_members (club, member, player, since) VALUES (?, ?, ?, ?)');
  const member = db.prepare('SELECT 1 FROM club_members WHERE club = ? AND player = ?');
  const isMember = db.prepare('SELECT 1 FROM club_members WHERE club = ? AND member = ?');
  const remove = db.prepare('DELETE FROM club_members WHERE club = ? AND member = ?');
  const isRemoved = db.prepare('SELECT 1 FROM club_removed WHERE player = ? AND club = ?');
  const bar = db.prepare(`
    INSERT INTO club_removed (player, club) SELECT player, club FROM club_members WHERE club = ? AND member = ?`);
  const rename = db.prepare('UPDATE clubs SET name = ? WHERE club = ?');
  const handOn = db.prepare('UPDATE clubs SET owner = ? WHERE club = ?');
  const share = db.prepare(
    'INSERT INTO club_tables ("table", club, at, done) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
  );
  const shared = db.prepare('SELECT club FROM club_tables WHERE "table" = ? AND done = 0');
  const settle = db.prepare('UPDATE club_tables SET done = 1 WHERE "table" = ?');
  const sweep = emptyClubs(db);
  const noteResults = clubResults(db);

  const join = (club: string, player: string, at: number): Joined => {
    if (known.get(player) === undefined) return 'player-gone';
    if (member.get(club, player) !== undefined) return 'already';
    if (isRemoved.get(player, club) !== undefined) return 'removed';
    if (Number(count.get(player)?.n) >= MOST_CLUBS) return 'too-many';
    if (Number(size.get(club)?.n) >= MOST_MEMBERS) return 'full';
    const next = number.get(club);
    if (next === undefined) return 'no-club';
    add.run(club, Number(next.last), player, at);
    return 'written';
  };

  return {
    makeClub: (club: string, name: string, at: number, player: string): Joined => {
      if (known.get(player) === undefined) return 'player-gone';
      if (Number(count.get(player)?.n) >= MOST_CLUBS && member.get(club, player) === undefined)
        return 'too-many';
      if (make.run(club, name, at).changes === 0) return 'already';
      return join(club, player, at);
    },
    joinClub: join,
    leaveClub: (club: string, who: number): boolean => {
      const gone = remove.run(club, who).changes > 0;
      if (gone) sweep();
      return gone;
    },
    removeFromClub: (club: string, who: number): boolean => {
      if (bar.run(club, who).changes === 0) return false;
      remove.run(club, who);
      sweep();
      return true;
    },
    renameClub: (club: string, name: string): void => void rename.run(name, club),
    handOnClub: (club: string, to: number): boolean => {
      if (isMember.get(club, to) === undefined) return false;
      handOn.run(to, club);
      return true;
    },
    shareTable: (club: string, table: string, at: number): boolean => share.run(table, club, at).changes > 0,
    settleShared: (table: string, results: readonly ClubResult[]): 'written' | 'conflict' => {
      const row = shared.get(table);
      if (row === undefined) return 'conflict';
      settle.run(table);
      noteResults(String(row.club), table, results);
      return 'written';
    },
  };
}

/** Removes clubs without members, and what belongs to them. Inside an open transaction. */
export function emptyClubs(db: DatabaseSync): () => void {
  const clubs = db.prepare('DELETE FROM clubs WHERE club NOT IN (SELECT club FROM club_members)');
  const rest = ['club_tables', 'club_results', 'club_removed'].map((from) =>
    db.prepare(`DELETE FROM ${from} WHERE club NOT IN (SELECT club FROM clubs)`),
  );
  return () => {
    if (clubs.run().changes > 0) for (const each of rest) each.run();
  };
}

/** The owner, if still there, else the member who has been there longest. */
const OWNER = `
  coalesce((SELECT member FROM club_members m WHERE m.club = clubs.club AND m.member = clubs.owner),
    (SELECT min(member) FROM club_members m WHERE m.club = clubs.club)) AS owner`;

/** The questions that are about many, each answered from an index in its order. */
export const CLUB_LISTS = {
  members: `
    SELECT member, player, name, club_members.since FROM club_members JOIN players USING (player)
    WHERE club = ? ORDER BY member`,
  of: `
    SELECT clubs.club, name, clubs.since, ${OWNER}, member, club_members.since AS joined
    FROM club_members JOIN clubs USING (club) WHERE player = ? ORDER BY joined DESC, clubs.club`,
  tables: 'SELECT "table", at FROM club_tables WHERE club = ? ORDER BY at DESC, "table" LIMIT ?',
  unsettled: `
    SELECT "table" FROM club_tables JOIN tables USING ("table") WHERE done = 0 AND status = 'over' LIMIT ?`,
  leaders: `
    SELECT member, sum(points) AS points, sum(tables) AS tables, sum(wins) AS wins, sum(titles) AS titles
    FROM club_results JOIN club_members USING (club, player) WHERE club = ?
    GROUP BY member ORDER BY points DESC, tables, member`,
};

export function clubs(db: DatabaseSync, run: RunJob): ClubStore {
  const find = db.prepare(`SELECT club, name, since, ${OWNER} FROM clubs WHERE club = ?`);
  const member = db.prepare('SELECT member FROM club_members WHERE club = ? AND player = ?');
  const members = db.prepare(CLUB_LISTS.members);
  const of = db.prepare(CLUB_LISTS.of);
  const tables = db.prepare(CLUB_LISTS.tables);
  const unsettled = db.prepare(CLUB_LISTS.unsettled);
  const leaders = db.prepare(CLUB_LISTS.leaders);
  return {
    make: ({ club, name, at }, player) => run('makeClub', club, name, at, player),
    find: async (club) => {
      const row = find.get(club);
      return row === undefined ? null : clubOf(row);
    },
    members: async (club) => members.all(club).map(memberOf),
    memberOf: async (club, player) => {
      const row = member.get(club, player);
      return row === undefined ? null : Number(row.member);
    },
    join: (...wish) => run('joinClub', ...wish),
    leave: (...wish) => run('leaveClub', ...wish),
    remove: (...wish) => run('removeFromClub', ...wish),
    rename: (...wish) => run('renameClub', ...wish),
    handOn: (...wish) => run('handOnClub', ...wish),
    clubsOf: async (player) =>
      of
        .all(player)
        .map((row) => ({ ...clubOf(row), member: Number(row.member), joined: Number(row.joined) })),
    share: (...wish) => run('shareTable', ...wish),
    tables: async (club, limit) =>
      tables.all(club, atMost(limit)).map(({ table, at }) => ({ table: String(table), at: Number(at) })),
    settle: (...wish) => run('settleShared', ...wish),
    unsettled: async (limit) => unsettled.all(atMost(limit)).map(({ table }) => String(table)),
    leaders: async (club) => leaders.all(club).map(leaderOf),
  };
}
