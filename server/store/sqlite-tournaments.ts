import type { DatabaseSync } from 'node:sqlite';
import type { TournamentLogged } from '@bullpen/tournament';
import { atMost } from './row.ts';
import { clubResults } from './sqlite-clubs.ts';
import type { RunJob } from './sqlite-jobs.ts';
import {
  type BesideEntry,
  codeOf,
  entrantOf,
  OF_A_TOURNAMENT,
  type TournamentStore,
  type TournamentSummary,
  tournamentLogged,
  unsettledOf,
} from './tournaments.ts';

/** How many tournaments are removed in one transaction. */
const PRUNED_AT_ONCE = 20;

/** Changes of tournaments, each inside an open transaction. */
export function tournamentJobs(db: DatabaseSync) {
  const known = db.prepare('SELECT 1 FROM players WHERE player = ? AND erasing = 0');
  const create = db.prepare(`
    INSERT INTO tournaments (tournament, last, club, status, due, changed) VALUES (?, 1, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const grow = db.prepare(`
    UPDATE tournaments SET last = ?2, status = ?3, due = ?4, changed = ?5
    WHERE tournament = ?1 AND last = ?2 - 1
      AND NOT EXISTS (SELECT 1 FROM tournament_log WHERE tournament = ?1 AND command = ?6)`);
  const enter = db.prepare(
    'INSERT INTO tournament_log (tournament, seq, command, entry) VALUES (?, ?, ?, ?)',
  );
  const settleAll = db.prepare('UPDATE tournament_tables SET done = 1 WHERE tournament = ?');
  const beside = besideWriter(db);
  const stale = db.prepare(`
    SELECT tournament FROM tournaments t WHERE status = ?1 AND changed < ?2 AND coalesce(due, 0) < ?2
      AND NOT EXISTS (SELECT 1 FROM tournament_tables JOIN tables USING ("table")
        WHERE tournament_tables.tournament = t.tournament AND done = 0)
    LIMIT ?3`);
  const removals = ['tournaments', ...OF_A_TOURNAMENT].map((from) =>
    db.prepare(`DELETE FROM ${from} WHERE tournament = ?`),
  );
  return {
    appendTournament: (
      id: string,
      { seq, command, entry }: TournamentLogged,
      { club, status, due, changed }: TournamentSummary,
      more: BesideEntry,
    ): 'written' | 'conflict' | 'player-gone' => {
      const player = more.host ?? more.entrant?.player;
      if (player !== undefined && known.get(player) === undefined) return 'player-gone';
      const written =
        seq === 1
          ? create.run(id, club, status, due, changed).changes
          : grow.run(id, seq, status, due, changed, command).changes;
      if (written === 0) return 'conflict';
      enter.run(id, seq, command, JSON.stringify(entry));
      beside(id, more, changed);
      // What is over waits for no more results.
      if (status === 'over') settleAll.run(id);
      return 'written';
    },
    pruneTournaments: (status: string, before: number): number => {
      const gone = stale.all(status, before, PRUNED_AT_ONCE);
      for (const { tournament } of gone) for (const removal of removals) removal.run(String(tournament));
      return gone.length;
    },
  };
}

/** Writes what stands beside the log. A player who has joined already has a row, and a second one is an error: nobody joins twice. */
function besideWriter(db: DatabaseSync): (id: string, beside: BesideEntry, at: number) => void {
  const host = db.prepare('INSERT INTO tournament_hosts (tournament, player, at) VALUES (?, ?, ?)');
  const entrant = db.prepare(
    'INSERT INTO tournament_entrants (tournament, entrant, player, name, at) VALUES (?, ?, ?, ?, ?)',
  );
  const used = db.prepare('UPDATE tournament_codes SET player = ? WHERE tournament = ? AND number = ?');
  const code = db.prepare('INSERT INTO tournament_codes (tournament, number, name) VALUES (?, ?, ?)');
  const table = db.prepare('INSERT INTO tournament_tables ("table", tournament, done) VALUES (?, ?, 0)');
  const settled = db.prepare('UPDATE tournament_tables SET done = 1 WHERE "table" = ?');
  const noteResults = clubResults(db);
  return (id, more, at) => {
    if (more.host !== undefined) host.run(id, more.host, at);
    if (more.entrant !== undefined) {
      const { entrant: number, player, name } = more.entrant;
      entrant.run(id, number, player, name, at);
      used.run(player, id, more.entrant.code);
    }
    for (const [i, name] of (more.codes?.names ?? []).entries())
      code.run(id, (more.codes?.from ?? 1) + i, name);
    for (const one of more.tables ?? []) table.run(one, id);
    if (more.settled !== undefined) settled.run(more.settled);
    if (more.results !== undefined) noteResults(more.results.club, id, more.results.rows);
  };
}

/** The questions that are about many, each answered from an index in its order. */
export const TOURNAMENT_LISTS = {
  due: 'SELECT tournament FROM tournaments WHERE due <= ? ORDER BY due LIMIT ?',
  unsettled: `
    SELECT tournament, "table" FROM tournament_tables LEFT JOIN tables USING ("table")
    WHERE done = 0 AND (status = 'over' OR status IS NULL) LIMIT ?`,
  ofPlayer: `
    SELECT tournament, max(at) AS latest FROM (
      SELECT tournament, at FROM tournament_hosts WHERE player = ?1
      UNION ALL SELECT tournament, at FROM tournament_entrants WHERE player = ?1)
    GROUP BY tournament ORDER BY latest DESC, tournament LIMIT ?2`,
  ofClub: 'SELECT tournament FROM tournaments WHERE club = ? ORDER BY changed DESC LIMIT ?',
};

export function tournaments(db: DatabaseSync, run: RunJob): TournamentStore {
  const read = db.prepare(
    'SELECT seq, command, entry FROM tournament_log WHERE tournament = ? AND seq >= ? ORDER BY seq',
  );
  const find = db.prepare('SELECT seq FROM tournament_log WHERE tournament = ? AND command = ?');
  const head = db.prepare('SELECT last FROM tournaments WHERE tournament = ?');
  const host = db.prepare('SELECT player FROM tournament_hosts WHERE tournament = ?');
  const entrants = db.prepare('SELECT * FROM tournament_entrants WHERE tournament = ? ORDER BY entrant');
  const codes = db.prepare('SELECT * FROM tournament_codes WHERE tournament = ? ORDER BY number');
  const due = db.prepare(TOURNAMENT_LISTS.due);
  const unsettled = db.prepare(TOURNAMENT_LISTS.unsettled);
  const ofPlayer = db.prepare(TOURNAMENT_LISTS.ofPlayer);
  const ofClub = db.prepare(TOURNAMENT_LISTS.ofClub);
  return {
    append: (...wish) => run('appendTournament', ...wish),
    read: async (id, from) => read.all(id, from).map(tournamentLogged),
    find: async (id, command) => {
      const row = find.get(id, command);
      return row === undefined ? null : Number(row.seq);
    },
    head: async (id) => {
      const row = head.get(id);
      return row === undefined ? null : Number(row.last);
    },
    hostOf: async (id) => {
      const row = host.get(id);
      return row === undefined ? null : String(row.player);
    },
    entrants: async (id) => entrants.all(id).map(entrantOf),
    codes: async (id) => codes.all(id).map(codeOf),
    due: async (until, limit) => due.all(until, atMost(limit)).map(({ tournament }) => String(tournament)),
    unsettled: async (limit) => unsettled.all(atMost(limit)).map(unsettledOf),
    ofPlayer: async (player, limit) =>
      ofPlayer.all(player, atMost(limit)).map(({ tournament }) => String(tournament)),
    ofClub: async (club, limit) =>
      ofClub.all(club, atMost(limit)).map(({ tournament }) => String(tournament)),
    prune: async (status, before) => {
      for (let total = 0; ; ) {
        const gone = await run('pruneTournaments', status, before);
        total += gone;
        if (gone < PRUNED_AT_ONCE) return total;
      }
    },
  };
}
