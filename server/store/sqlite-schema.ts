/**
 * One script per version of the schema: a file of version n has had the first n. Never change one that was released; add one.
 *
 * Tables and log are small rows under a text key, so they live in their primary key and need no second tree.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    "table" TEXT NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL CHECK (last >= 1),
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    free INTEGER NOT NULL,
    due INTEGER,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_change ON tables (status, listed, changed);
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

  CREATE TABLE log (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    command TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY ("table", seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_commands ON log ("table", command) WHERE command IS NOT NULL;
  `,
  // What `/healthz` writes, to know that something can be written.
  `CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;`,
  // `host_key` is what a search for the host's name compares.
  `
  ALTER TABLE tables ADD COLUMN host TEXT;
  ALTER TABLE tables ADD COLUMN host_key TEXT;
  CREATE INDEX tables_by_game ON tables (status, game, changed) WHERE listed = 1;
  CREATE INDEX tables_by_host ON tables (status, listed, game, host_key) WHERE host_key IS NOT NULL;
  `,
  // Notices by web push: keys of this server, where browsers want to be notified, and the last turn of each seat that was claimed.
  `
  CREATE TABLE kept (name TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE push (
    "table" TEXT NOT NULL,
    holder TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    added INTEGER NOT NULL,
    PRIMARY KEY ("table", holder, endpoint)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
  ) STRICT, WITHOUT ROWID;
  `,
  // Players, the hashes of their keys, at which tables they sat, and how those matches ended (which their logs say too).
  `
  CREATE TABLE players (
    player TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    link TEXT,
    link_until INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX players_by_link ON players (link) WHERE link IS NOT NULL;
  CREATE TABLE player_keys (key TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX player_keys_by_player ON player_keys (player);
  CREATE TABLE plays (
    player TEXT NOT NULL,
    "table" TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX plays_by_time ON plays (player, at);
  CREATE INDEX plays_by_table ON plays ("table");
  CREATE TABLE results ("table" TEXT NOT NULL PRIMARY KEY, result TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // Sign-ins with OpenID Connect: those that players have linked, each by a hash, and those that are under way.
  `
  CREATE TABLE sign_ins (
    identity TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    issuer TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX sign_ins_by_player ON sign_ins (player);
  CREATE TABLE sign_ins_begun (
    state TEXT NOT NULL PRIMARY KEY,
    verifier TEXT NOT NULL,
    nonce TEXT NOT NULL,
    redirect TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Ratings. `tables.rated` is 1 at a table that asked for them and 2 once its match has been rated; `least` is what leaderboards
  // are ordered by; `circle` stands for the players of a match.
  `
  ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_to_rate ON tables ("table") WHERE rated = 1 AND status = 'over';
  ALTER TABLE players ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    variance REAL NOT NULL,
    least REAL NOT NULL,
    matches INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    PRIMARY KEY (player, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_place ON ratings (game, least DESC, player) WHERE listed = 1;
  CREATE TABLE rating_changes (
    player TEXT NOT NULL,
    "table" TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    circle TEXT,
    mu_before REAL NOT NULL,
    variance_before REAL NOT NULL,
    mu REAL NOT NULL,
    variance REAL NOT NULL,
    PRIMARY KEY (player, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rating_changes_by_time ON rating_changes (player, at);
  CREATE INDEX rating_changes_by_table ON rating_changes ("table");
  CREATE INDEX rating_changes_by_circle ON rating_changes (circle, at);
  `,
  // A player who is being erased can no longer sit down anywhere.
  `ALTER TABLE players ADD COLUMN erasing INTEGER NOT NULL DEFAULT 0;`,
  // Daily deals: the secret of each, and what players made of them. Scores and moves are JSON.
  `
  CREATE TABLE daily_secrets (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (day, game)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE daily_attempts (
    player TEXT NOT NULL,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    "table" TEXT NOT NULL,
    state TEXT NOT NULL,
    margin REAL,
    scores TEXT NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (player, day, game)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX daily_attempts_by_table ON daily_attempts ("table");
  CREATE INDEX daily_attempts_by_margin ON daily_attempts (day, game, state, margin);
  CREATE INDEX daily_attempts_unsettled ON daily_attempts ("table") WHERE state = 'playing';
  `,
  // Of the rated matches between the same players only the first of a day count: these get their circle and the time of their start.
  `
  ALTER TABLE tables ADD COLUMN circle TEXT;
  ALTER TABLE tables ADD COLUMN began INTEGER;
  CREATE INDEX tables_by_circle ON tables (circle, began) WHERE circle IS NOT NULL;
  UPDATE tables SET began = changed WHERE rated = 1 AND status IN ('playing', 'over');
  UPDATE tables SET circle = c.circle, began = c.at FROM rating_changes AS c
  WHERE c."table" = tables."table" AND c.circle IS NOT NULL;
  DROP INDEX rating_changes_by_circle;
  ALTER TABLE rating_changes DROP COLUMN circle;
  `,
  // Commands by name, a block at a time (`sqlite-commands.ts`): an index of the log would change one more page with every entry.
  `
  CREATE TABLE commands (
    "table" TEXT NOT NULL,
    command TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY ("table", command)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO commands SELECT "table", command, seq FROM log JOIN tables USING ("table")
    WHERE command IS NOT NULL AND seq <= last - last % 32;
  DROP INDEX log_commands;
  `,
  // Clubs, and tournaments, which are logs. Names and ids of players are kept beside a log, so that it is never rewritten. `done` is 1 for
  // a table whose result has been noted.
  `
  CREATE TABLE clubs (
    club TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE club_members (
    club TEXT NOT NULL,
    member INTEGER NOT NULL,
    player TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (club, member)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX club_members_by_player ON club_members (player, club);
  CREATE TABLE club_tables (
    "table" TEXT NOT NULL PRIMARY KEY,
    club TEXT NOT NULL,
    at INTEGER NOT NULL,
    done INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_tables_by_time ON club_tables (club, at);
  CREATE INDEX club_tables_unsettled ON club_tables ("table") WHERE done = 0;
  CREATE TABLE club_results (
    club TEXT NOT NULL,
    source TEXT NOT NULL,
    player TEXT NOT NULL,
    points REAL NOT NULL,
    tables INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    titles INTEGER NOT NULL,
    PRIMARY KEY (club, source, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_results_by_player ON club_results (player);

  CREATE TABLE tournaments (
    tournament TEXT NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL CHECK (last >= 1),
    club TEXT,
    status TEXT NOT NULL,
    due INTEGER,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
  CREATE INDEX tournaments_by_change ON tournaments (status, changed);
  CREATE INDEX tournaments_by_club ON tournaments (club, changed) WHERE club IS NOT NULL;
  CREATE TABLE tournament_log (
    tournament TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    command TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX tournament_log_commands ON tournament_log (tournament, command) WHERE command IS NOT NULL;
  CREATE TABLE tournament_hosts (
    tournament TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournament_hosts_by_player ON tournament_hosts (player, at);
  CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL,
    entrant INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (tournament, entrant)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX tournament_entrants_by_player ON tournament_entrants (player, tournament);
  CREATE TABLE tournament_codes (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    name TEXT,
    player TEXT,
    PRIMARY KEY (tournament, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournament_codes_by_player ON tournament_codes (player) WHERE player IS NOT NULL;
  CREATE TABLE tournament_tables (
    "table" TEXT NOT NULL PRIMARY KEY,
    tournament TEXT NOT NULL,
    done INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournament_tables_by_tournament ON tournament_tables (tournament);
  CREATE INDEX tournament_tables_unsettled ON tournament_tables ("table") WHERE done = 0;
  `,
  // An address for notices is removed with its player.
  `
  ALTER TABLE push ADD COLUMN player TEXT;
  CREATE INDEX push_by_player ON push (player) WHERE player IS NOT NULL;
  `,
  // The log says which entry of a table is the last: a second copy would change one more page with every entry (`sqlite-summary.ts`).
  `ALTER TABLE tables DROP COLUMN last;`,
  // Whom the owner of a club has removed.
  `
  CREATE TABLE club_removed (
    player TEXT NOT NULL,
    club TEXT NOT NULL,
    PRIMARY KEY (player, club)
  ) STRICT, WITHOUT ROWID;
  `,
];
