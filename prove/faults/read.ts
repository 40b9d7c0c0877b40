// Reads the databases as they lie, by plain SQL.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { last } from '@bullpen/engine';
import postgres from 'postgres';
import type { LogRow, TableRow } from './check.ts';
import type { StoredGatherings } from './check-gatherings.ts';
import type { StoredPlayers } from './check-players.ts';
import type { StoredRatings } from './check-ratings.ts';

/** All that a database has. */
export interface Stored {
  readonly rows: LogRow[];
  readonly tables: TableRow[];
  readonly people: StoredPlayers;
  readonly ratings: StoredRatings;
  readonly gatherings: StoredGatherings;
}

export function readSqlite(folder: string): Stored {
  const db = new DatabaseSync(join(folder, 'bullpen.db'));
  try {
    const rows = db.prepare('SELECT "table", seq, command, entry FROM log').all().map(rowOf);
    const tables = db
      .prepare(`
        SELECT "table", (SELECT max(seq) FROM log WHERE log."table" = tables."table") AS last, status, rated
        FROM tables`)
      .all()
      .map(tableOf);
    const all = (select: string): readonly Raw[] => db.prepare(select).all();
    const people = peopleOf({
      players: all('SELECT player, name FROM players'),
      keys: all('SELECT player, key FROM player_keys'),
      plays: all('SELECT player, "table" FROM plays'),
      texts: all(
        'SELECT host AS text FROM tables UNION ALL SELECT result FROM results UNION ALL SELECT endpoint FROM push UNION ALL SELECT name FROM tournament_entrants',
      ),
    });
    const ratings = ratingsOf({
      ratings: all('SELECT * FROM ratings'),
      changes: all('SELECT * FROM rating_changes'),
    });
    const gatherings = gatheringsOf({
      members: all('SELECT club, player FROM club_members'),
      entrants: all('SELECT tournament, player FROM tournament_entrants'),
      log: all('SELECT tournament, seq, entry FROM tournament_log'),
    });
    const inFiles = (word: string): boolean => isInFiles(folder, word);
    return { rows, tables, ratings, gatherings, people: { ...people, inFiles } };
  } finally {
    db.close();
  }
}

export async function readPostgres(url: string): Promise<Stored> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql`SELECT "table", seq, command, entry::text AS entry FROM bullpen.log`;
    const tables = await sql`SELECT "table", last, status, rated FROM bullpen.tables`;
    const people = peopleOf({
      players: await sql`SELECT player, name FROM bullpen.players`,
      keys: await sql`SELECT player, key FROM bullpen.player_keys`,
      plays: await sql`SELECT player, "table" FROM bullpen.plays`,
      texts: await sql`
        SELECT host AS text FROM bullpen.tables UNION ALL SELECT result::text FROM bullpen.results
        UNION ALL SELECT endpoint FROM bullpen.push UNION ALL SELECT name FROM bullpen.tournament_entrants`,
    });
    const ratings = ratingsOf({
      ratings: await sql`SELECT * FROM bullpen.ratings`,
      changes: await sql`SELECT * FROM bullpen.rating_changes`,
    });
    const gatherings = gatheringsOf({
      members: await sql`SELECT club, player FROM bullpen.club_members`,
      entrants: await sql`SELECT tournament, player FROM bullpen.tournament_entrants`,
      log: await sql`SELECT tournament, seq, entry FROM bullpen.tournament_log`,
    });
    return {
      rows: rows.map(rowOf),
      tables: tables.map(tableOf),
      ratings,
      gatherings,
      people: { ...people, inFiles: null },
    };
  } finally {
    await sql.end();
  }
}

type Raw = Readonly<Record<string, unknown>>;

const rowOf = ({ table, seq, command, entry }: Raw): LogRow => ({
  table: String(table),
  seq: Number(seq),
  // What a client called its command stands after the actor's mark and a full stop.
  command: command === null ? null : last(String(command).split('.')),
  entry: JSON.parse(String(entry)) as LogRow['entry'],
});

const tableOf = ({ table, last, status, rated }: Raw): TableRow => ({
  table: String(table),
  last: Number(last),
  status: String(status),
  rated: Number(rated),
});

const gatheringsOf = ({
  members,
  entrants,
  log,
}: Readonly<Record<'members' | 'entrants' | 'log', readonly Raw[]>>): StoredGatherings => ({
  members: members.map(({ club, player }) => ({ club: String(club), player: String(player) })),
  entrants: entrants.map(({ tournament, player }) => ({
    tournament: String(tournament),
    player: String(player),
  })),
  log: log.map(({ tournament, seq, entry }) => ({
    tournament: String(tournament),
    seq: Number(seq),
    type: (JSON.parse(String(entry)) as { type: string }).type,
  })),
});

const ratingsOf = ({
  ratings,
  changes,
}: Readonly<Record<'ratings' | 'changes', readonly Raw[]>>): StoredRatings => ({
  ratings: ratings.map(({ player, game, matches, mu, variance }) => ({
    player: String(player),
    game: String(game),
    matches: Number(matches),
    mu: Number(mu),
    variance: Number(variance),
  })),
  changes: changes.map(({ player, table, game, mu, variance, mu_before, variance_before }) => ({
    player: String(player),
    table: String(table),
    game: String(game),
    before: { mu: Number(mu_before), variance: Number(variance_before) },
    after: { mu: Number(mu), variance: Number(variance) },
  })),
});

type Found = Readonly<Record<'players' | 'keys' | 'plays' | 'texts', readonly Raw[]>>;

const peopleOf = ({ players, keys, plays, texts }: Found): Omit<StoredPlayers, 'inFiles'> => ({
  players: players.map(({ player, name }) => ({ player: String(player), name: String(name) })),
  keys: keys.map(({ player, key }) => ({ player: String(player), key: String(key) })),
  plays: plays.map(({ player, table }) => ({ player: String(player), table: String(table) })),
  texts: texts.map(({ text }) => String(text ?? '')),
});

const isInFiles = (folder: string, word: string): boolean =>
  readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(word));
