import type { Sql } from 'postgres';
import { StoreRefused } from './refused.ts';

/**
 * One script per version of the schema: a database of version n has had the first n. Never change one that was released; add
 * one.
 *
 * `tables.last` is the seq of the table's last entry: an append compares itself with it while it holds the row. `mark` is
 * new for every append: it tells the writer's own entry from anybody else's (see `postgres-append.ts`). Names are ordered by
 * their bytes, as in SQLite.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE bullpen.tables (
    "table" text COLLATE "C" PRIMARY KEY,
    last integer NOT NULL CHECK (last >= 1),
    game text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    seats integer NOT NULL,
    free integer NOT NULL,
    due bigint,
    changed bigint NOT NULL
  );
  CREATE INDEX tables_by_change ON bullpen.tables (status, listed, changed, "table");
  CREATE INDEX tables_due ON bullpen.tables (due, "table") WHERE due IS NOT NULL;

  CREATE TABLE bullpen.log (
    "table" text COLLATE "C" NOT NULL,
    seq integer NOT NULL CHECK (seq >= 1),
    command text COLLATE "C",
    entry json NOT NULL,
    mark uuid NOT NULL,
    PRIMARY KEY ("table", seq)
  );
  CREATE UNIQUE INDEX log_commands ON bullpen.log ("table", command) WHERE command IS NOT NULL;
  `,
  // What `/healthz` writes, to know that something can be written.
  `CREATE TABLE bullpen.heartbeat (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);`,
  // `host_key` is what a search for the host's name compares.
  `
  ALTER TABLE bullpen.tables ADD COLUMN host text, ADD COLUMN host_key text COLLATE "C";
  CREATE INDEX tables_by_game ON bullpen.tables (status, game, changed, "table") WHERE listed;
  CREATE INDEX tables_by_host ON bullpen.tables (status, listed, game, host_key, "table")
    WHERE host_key IS NOT NULL;
  `,
  // Notices by web push: keys of this server, where browsers want to be notified, and the last turn of each seat that was claimed.
  `
  CREATE TABLE bullpen.kept (name text COLLATE "C" PRIMARY KEY, text text NOT NULL);
  CREATE TABLE bullpen.push (
    "table" text COLLATE "C" NOT NULL,
    holder text COLLATE "C" NOT NULL,
    endpoint text COLLATE "C" NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    added bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY ("table", holder, endpoint)
  );
  CREATE TABLE bullpen.notices (
    "table" text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    seq integer NOT NULL,
    PRIMARY KEY ("table", seat)
  );
  `,
  // Players, the hashes of their keys, at which tables they sat, and how those matches ended (which their logs say too).
  `
  CREATE TABLE bullpen.players (
    player text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    since bigint NOT NULL,
    link text COLLATE "C",
    link_until bigint
  );
  CREATE UNIQUE INDEX players_by_link ON bullpen.players (link) WHERE link IS NOT NULL;
  CREATE TABLE bullpen.player_keys (key text COLLATE "C" PRIMARY KEY, player text COLLATE "C" NOT NULL);
  CREATE INDEX player_keys_by_player ON bullpen.player_keys (player);
  CREATE TABLE bullpen.plays (
    player text COLLATE "C" NOT NULL,
    "table" text COLLATE "C" NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (player, "table")
  );
  CREATE INDEX plays_by_time ON bullpen.plays (player, at, "table");
  CREATE INDEX plays_by_table ON bullpen.plays ("table");
  CREATE TABLE bullpen.results ("table" text COLLATE "C" PRIMARY KEY, result json NOT NULL);
  `,
  // Sign-ins with OpenID Connect: those that players have linked, each by a hash, and those that are under way.
  `
  CREATE TABLE bullpen.sign_ins (
    identity text COLLATE "C" PRIMARY KEY,
    player text COLLATE "C" NOT NULL,
    issuer text NOT NULL,
    since bigint NOT NULL
  );
  CREATE UNIQUE INDEX sign_ins_by_player ON bullpen.sign_ins (player);
  CREATE TABLE bullpen.sign_ins_begun (
    state text COLLATE "C" PRIMARY KEY,
    verifier text NOT NULL,
    nonce text NOT NULL,
    redirect text NOT NULL,
    until bigint NOT NULL
  );
  `,
  // Ratings. `tables.rated` is 1 at a table that asked for them and 2 once its match has been rated; `least` is what leaderboards
  // are ordered by; `circle` stands for the players of a match.
  `
  ALTER TABLE bullpen.tables ADD COLUMN rated integer NOT NULL DEFAULT 0;
  CREATE INDEX tables_to_rate ON bullpen.tables ("table") WHERE rated = 1 AND status = 'over';
  ALTER TABLE bullpen.players ADD COLUMN listed boolean NOT NULL DEFAULT false;
  CREATE TABLE bullpen.ratings (
    player text COLLATE "C" NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    variance double precision NOT NULL,
    least double precision NOT NULL,
    matches integer NOT NULL,
    listed boolean NOT NULL,
    PRIMARY KEY (player, game)
  );
  CREATE INDEX ratings_by_place ON bullpen.ratings (game, least DESC, player) WHERE listed;
  CREATE TABLE bullpen.rating_changes (
    player text COLLATE "C" NOT NULL,
    "table" text COLLATE "C" NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    circle text COLLATE "C",
    mu_before double precision NOT NULL,
    variance_before double precision NOT NULL,
    mu double precision NOT NULL,
    variance double precision NOT NULL,
    PRIMARY KEY (player, "table")
  );
  CREATE INDEX rating_changes_by_time ON bullpen.rating_changes (player, at, "table");
  CREATE INDEX rating_changes_by_table ON bullpen.rating_changes ("table");
  CREATE INDEX rating_changes_by_circle ON bullpen.rating_changes (circle, at);
  `,
  // A player who is being erased sits down nowhere any more.
  `ALTER TABLE bullpen.players ADD COLUMN erasing boolean NOT NULL DEFAULT false;`,
  // Daily deals: the secret of each, and what players made of them. Scores and moves are JSON.
  `
  CREATE TABLE bullpen.daily_secrets (
    day text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    secret text NOT NULL,
    made bigint NOT NULL,
    PRIMARY KEY (day, game)
  );
  CREATE TABLE bullpen.daily_attempts (
    player text COLLATE "C" NOT NULL,
    day text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    "table" text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    margin double precision,
    scores text NOT NULL,
    moves text NOT NULL,
    PRIMARY KEY (player, day, game)
  );
  CREATE UNIQUE INDEX daily_attempts_by_table ON bullpen.daily_attempts ("table");
  CREATE INDEX daily_attempts_by_margin ON bullpen.daily_attempts (day, game, state, margin);
  CREATE INDEX daily_attempts_unsettled ON bullpen.daily_attempts ("table") WHERE state = 'playing';
  `,
  // Of the rated matches of the same players those count that begin first: each of these has its circle and time from then on.
  `
  ALTER TABLE bullpen.tables ADD COLUMN circle text COLLATE "C", ADD COLUMN began bigint;
  CREATE INDEX tables_by_circle ON bullpen.tables (circle, began) WHERE circle IS NOT NULL;
  UPDATE bullpen.tables SET began = changed WHERE rated = 1 AND status IN ('playing', 'over');
  UPDATE bullpen.tables t SET circle = c.circle, began = c.at FROM bullpen.rating_changes c
  WHERE c."table" = t."table" AND c.circle IS NOT NULL;
  ALTER TABLE bullpen.rating_changes DROP COLUMN circle;
  `,
  // Clubs, and tournaments, which are their logs. Names and ids of players stand beside a log, so that it is never rewritten.
  `
  CREATE TABLE bullpen.clubs (
    club text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    since bigint NOT NULL,
    owner integer NOT NULL,
    last integer NOT NULL
  );
  CREATE TABLE bullpen.club_members (
    club text COLLATE "C" NOT NULL,
    member integer NOT NULL,
    player text COLLATE "C" NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (club, member)
  );
  CREATE UNIQUE INDEX club_members_by_player ON bullpen.club_members (player, club);
  CREATE TABLE bullpen.club_tables (
    "table" text COLLATE "C" PRIMARY KEY,
    club text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    done boolean NOT NULL
  );
  CREATE INDEX club_tables_by_time ON bullpen.club_tables (club, at);
  CREATE INDEX club_tables_unsettled ON bullpen.club_tables ("table") WHERE NOT done;
  CREATE TABLE bullpen.club_results (
    club text COLLATE "C" NOT NULL,
    source text COLLATE "C" NOT NULL,
    player text COLLATE "C" NOT NULL,
    points double precision NOT NULL,
    tables integer NOT NULL,
    wins integer NOT NULL,
    titles integer NOT NULL,
    PRIMARY KEY (club, source, player)
  );
  CREATE INDEX club_results_by_player ON bullpen.club_results (player);

  CREATE TABLE bullpen.tournaments (
    tournament text COLLATE "C" PRIMARY KEY,
    last integer NOT NULL CHECK (last >= 1),
    club text COLLATE "C",
    status text COLLATE "C" NOT NULL,
    due bigint,
    changed bigint NOT NULL
  );
  CREATE INDEX tournaments_due ON bullpen.tournaments (due) WHERE due IS NOT NULL;
  CREATE INDEX tournaments_by_change ON bullpen.tournaments (status, changed);
  CREATE INDEX tournaments_by_club ON bullpen.tournaments (club, changed) WHERE club IS NOT NULL;
  CREATE TABLE bullpen.tournament_log (
    tournament text COLLATE "C" NOT NULL,
    seq integer NOT NULL CHECK (seq >= 1),
    command text COLLATE "C",
    entry text NOT NULL,
    PRIMARY KEY (tournament, seq)
  );
  CREATE UNIQUE INDEX tournament_log_commands ON bullpen.tournament_log (tournament, command)
    WHERE command IS NOT NULL;
  CREATE TABLE bullpen.tournament_hosts (
    tournament text COLLATE "C" PRIMARY KEY,
    player text COLLATE "C" NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX tournament_hosts_by_player ON bullpen.tournament_hosts (player, at);
  CREATE TABLE bullpen.tournament_entrants (
    tournament text COLLATE "C" NOT NULL,
    entrant integer NOT NULL,
    player text COLLATE "C" NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (tournament, entrant)
  );
  CREATE UNIQUE INDEX tournament_entrants_by_player ON bullpen.tournament_entrants (player, tournament);
  CREATE TABLE bullpen.tournament_codes (
    tournament text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    name text,
    player text COLLATE "C",
    PRIMARY KEY (tournament, number)
  );
  CREATE INDEX tournament_codes_by_player ON bullpen.tournament_codes (player) WHERE player IS NOT NULL;
  CREATE TABLE bullpen.tournament_tables (
    "table" text COLLATE "C" PRIMARY KEY,
    tournament text COLLATE "C" NOT NULL,
    done boolean NOT NULL
  );
  CREATE INDEX tournament_tables_by_tournament ON bullpen.tournament_tables (tournament);
  CREATE INDEX tournament_tables_unsettled ON bullpen.tournament_tables ("table") WHERE NOT done;
  `,
  // An address for notices goes with its player.
  `
  ALTER TABLE bullpen.push ADD COLUMN player text COLLATE "C";
  CREATE INDEX push_by_player ON bullpen.push (player) WHERE player IS NOT NULL;
  `,
  // Whom the owner of a club has removed.
  `
  CREATE TABLE bullpen.club_removed (
    player text COLLATE "C" NOT NULL,
    club text COLLATE "C" NOT NULL,
    PRIMARY KEY (player, club)
  );
  `,
];

/** Makes the schema or brings it up to date. Processes that start at the same time wait for each other. */
export async function prepareSchema(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(hashtext('bullpen schema'))`;
    // Asked first, since `IF NOT EXISTS` needs the right to create even where there is nothing to do.
    const [there] = await tx`SELECT to_regclass('bullpen.version') AS version`;
    if (there?.version === null) {
      await tx`CREATE SCHEMA IF NOT EXISTS bullpen`;
      await tx`CREATE TABLE bullpen.version AS SELECT 0 AS version`;
    }
    const [row] = await tx`SELECT version FROM bullpen.version`;
    const version = Number(row?.version);
    if (version > MIGRATIONS.length) {
      throw new StoreRefused(
        `The database was written by a newer Bullpen: its version is ${version}, this one knows versions up to ${MIGRATIONS.length}.`,
      );
    }
    if (version === MIGRATIONS.length) return;
    for (const script of MIGRATIONS.slice(version)) await tx.unsafe(script);
    await tx`UPDATE bullpen.version SET version = ${MIGRATIONS.length}`;
  });
}
