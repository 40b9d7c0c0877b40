import type { DatabaseSync } from 'node:sqlite';
import {
  type AttemptEnd,
  attemptOf,
  countOf,
  type DailySecret,
  type DailyStore,
  type DealOfDay,
  entrantOf,
  type StoredAttempt,
  secretOf,
} from './daily.ts';
import { atMost } from './row.ts';
import type { RunJob } from './sqlite-jobs.ts';

/** Changes of daily deals, each inside an open transaction. */
export function dailyJobs(db: DatabaseSync) {
  const commit = db.prepare(
    'INSERT INTO daily_secrets (day, game, secret, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const begin = db.prepare(`
    INSERT INTO daily_attempts (day, game, player, "table", state, scores, moves)
    SELECT ?1, ?2, ?3, ?4, 'playing', '[]', '[]' WHERE EXISTS (SELECT 1 FROM players WHERE player = ?3)
    ON CONFLICT DO NOTHING`);
  const end = db.prepare(`
    UPDATE daily_attempts SET state = ?, margin = ?, scores = ?, moves = ?
    WHERE "table" = ? AND state = 'playing'`);
  const find = db.prepare(FIND);
  return {
    commitDaily: (secrets: readonly DailySecret[]): void => {
      for (const { day, game, secret, made } of secrets) commit.run(day, game, secret, made);
    },
    beginDaily: (player: string, { day, game }: DealOfDay, table: string): StoredAttempt | null => {
      begin.run(day, game, player, table);
      const row = find.get(player, day, game);
      return row === undefined ? null : attemptOf(row);
    },
    endDaily: (table: string, { state, margin, scores, moves }: AttemptEnd): 'written' | 'conflict' =>
      end.run(state, margin, JSON.stringify(scores), JSON.stringify(moves), table).changes > 0
        ? 'written'
        : 'conflict',
  };
}

const FIND = 'SELECT * FROM daily_attempts WHERE player = ? AND day = ? AND game = ?';

/** The questions that are about many, each answered from an index in its order. */
export const DAILY_LISTS = {
  attempts: 'SELECT * FROM daily_attempts WHERE player = ? ORDER BY day DESC, game LIMIT ?',
  counts: 'SELECT game, state, count(*) AS n FROM daily_attempts WHERE day = ? GROUP BY game, state',
  spread: `
    SELECT margin, count(*) AS n FROM daily_attempts WHERE day = ? AND game = ? AND state = 'done'
    GROUP BY margin ORDER BY margin DESC`,
  lines: `SELECT moves FROM daily_attempts WHERE day = ? AND game = ? AND state = 'done' LIMIT ?`,
  unsettled: `
    SELECT "table" FROM daily_attempts JOIN tables USING ("table")
    WHERE state = 'playing' AND status = 'over' LIMIT ?`,
};

export function daily(db: DatabaseSync, run: RunJob): DailyStore {
  const secrets = db.prepare('SELECT * FROM daily_secrets WHERE day = ? ORDER BY game');
  const days = db.prepare('SELECT DISTINCT day FROM daily_secrets WHERE day < ? ORDER BY day DESC LIMIT ?');
  const find = db.prepare(FIND);
  const attempts = db.prepare(DAILY_LISTS.attempts);
  const own = db.prepare(`
    SELECT DISTINCT day FROM daily_attempts WHERE player = ? AND state = 'done' ORDER BY day DESC LIMIT ?`);
  const counts = db.prepare(DAILY_LISTS.counts);
  const spread = db.prepare(DAILY_LISTS.spread);
  const lines = db.prepare(DAILY_LISTS.lines);
  const field = db.prepare(`
    SELECT "table", name, listed FROM daily_attempts JOIN players USING (player)
    WHERE day = ? AND game = ? AND state = 'done' AND "table" > ? ORDER BY "table" LIMIT ?`);
  const unsettled = db.prepare(DAILY_LISTS.unsettled);
  return {
    commit: (wish) => run('commitDaily', wish),
    secrets: async (day) => secrets.all(day).map(secretOf),
    daysBefore: async (day, limit) => days.all(day, atMost(limit)).map((row) => String(row.day)),
    begin: ({ player, table, ...deal }) => run('beginDaily', player, deal, table),
    end: (table, end) => run('endDaily', table, end),
    attemptOf: async (player, { day, game }) => {
      const row = find.get(player, day, game);
      return row === undefined ? null : attemptOf(row);
    },
    attemptsOf: async (player, limit) => attempts.all(player, atMost(limit)).map(attemptOf),
    daysOf: async (player, limit) => own.all(player, atMost(limit)).map(({ day }) => String(day)),
    counts: async (day) => counts.all(day).map(countOf),
    spread: async ({ day, game }) =>
      spread.all(day, game).map(({ margin, n }) => ({ margin: Number(margin), count: Number(n) })),
    lines: async ({ day, game }, limit) =>
      lines.all(day, game, atMost(limit)).map(({ moves }) => String(moves)),
    field: async ({ day, game }, limit, after) => field.all(day, game, after, atMost(limit)).map(entrantOf),
    unsettled: async (limit) => unsettled.all(atMost(limit)).map(({ table }) => String(table)),
  };
}
