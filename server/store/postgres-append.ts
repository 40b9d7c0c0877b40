import { randomUUID } from 'node:crypto';
import { searchKey } from '@bullpen/wire/names.ts';
import type { Sql } from 'postgres';
import { gatherAfter } from '../gather-after.ts';
import { isAboutValues, type Patiently } from './postgres-trouble.ts';
import { MATCHES_A_DAY, RATED_DAY } from './ratings.ts';
import { type Appended, playersIn, type Store, type Summary } from './store.ts';

/** Groups under way at once, and appends in one. */
const FLIGHTS = 2;
const GROUP = 500;

interface Waiting {
  readonly table: string;
  readonly seq: number;
  readonly command: string | null;
  readonly entry: string;
  /** Whom it names. */
  readonly players: readonly string[];
  readonly circle: string | null;
  readonly mark: string;
  readonly summary: Summary;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (error: unknown) => void;
}

export interface PostgresAppender {
  readonly append: Store['append'];
  /** Resolves when nothing is waiting any more. */
  readonly drained: () => Promise<void>;
}

/**
 * What arrives while groups are under way becomes the next group: one statement, one round trip, one commit. A table is in one
 * group at a time, once: a statement sees the database as it was at its start, so a second entry would not see the first.
 */
export function appender(sql: () => Sql, patiently: Patiently): PostgresAppender {
  let waiting: Waiting[] = [];
  let flights = 0;
  let scheduled = false;
  let idle: (() => void)[] = [];
  const busy = new Set<string>();

  const send = () => {
    scheduled = false;
    const group = take();
    if (group.length > 0) void fly(group);
  };

  const schedule = (wait = 0) => {
    if (scheduled || flights >= FLIGHTS || waiting.length === 0) return;
    scheduled = true;
    if (wait === 0) setImmediate(send);
    else setTimeout(send, wait);
  };

  const take = (): Waiting[] => {
    const group: Waiting[] = [];
    waiting = waiting.filter((one) => {
      if (group.length === GROUP || busy.has(one.table)) return true;
      busy.add(one.table);
      group.push(one);
      return false;
    });
    return group;
  };

  const fly = async (group: readonly Waiting[]) => {
    flights++;
    await settle(sql, patiently, group);
    flights--;
    for (const { table } of group) busy.delete(table);
    schedule(gatherAfter(group.length));
    if (flights === 0 && waiting.length === 0) {
      for (const resolve of idle) resolve();
      idle = [];
    }
  };

  return {
    append: async (table, { seq, command, entry }, summary, circle = null) => {
      const text = JSON.stringify(entry);
      return new Promise((resolve, reject) => {
        const wish = {
          table,
          seq,
          command,
          entry: text,
          players: playersIn(entry),
          circle,
          mark: randomUUID(),
          summary,
        };
        waiting.push({ ...wish, resolve, reject });
        schedule();
      });
    },
    drained: () =>
      flights === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idle.push(resolve);
          }),
  };
}

/** Answers all of the group, one way or the other. */
async function settle(sql: () => Sql, patiently: Patiently, group: readonly Waiting[]): Promise<void> {
  try {
    const written = await patiently((again) => write(sql(), group, again));
    const gone = await goneOf(
      sql(),
      group.flatMap(({ table, players }) => (written.has(table) ? [] : players)),
    );
    const refused = ({ players }: Waiting): Appended =>
      players.some((player) => gone.has(player)) ? 'player-gone' : 'conflict';
    for (const one of group) one.resolve(written.has(one.table) ? 'written' : refused(one));
  } catch (error) {
    // What is wrong with one append must not hurt the others: each gets a statement of its own.
    if (group.length > 1 && isAboutValues(error))
      for (const one of group) await settle(sql, patiently, [one]);
    else for (const one of group) one.reject(error);
  }
}

/** Those of these players who are being erased, or are gone. */
async function goneOf(sql: Sql, players: readonly string[]): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set();
  const rows = await sql`
    SELECT player FROM bullpen.players WHERE player = ANY(${[...players]}) AND NOT erasing`;
  const there = new Set(rows.map(({ player }) => String(player)));
  return new Set(players.filter((player) => !there.has(player)));
}

/**
 * Writes a group and says at which tables it is there.
 *
 * If the connection is lost in the middle, nobody knows whether the statement was committed. Then the same statement is sent
 * again, with the same marks, and whatever happened before, each entry is there once:
 *  - The first one was not committed, and never will be: the second one writes.
 *  - The first one was committed: at the second one `last` is not seq − 1 any more, so nothing is written.
 *  - The first one is still running in the database: the second one waits for the rows that it holds, then one of the above.
 *  - The first one runs after the second (it was on its way): it finds `last` too high and writes nothing.
 * What the second one did not write is then read: if the entry at that seq carries our mark it is ours and was 'written',
 * else somebody else's is there and it is a 'conflict'. That cannot change later, since no entry is ever replaced.
 */
async function write(sql: Sql, group: readonly Waiting[], again: boolean): Promise<Set<string>> {
  const written = new Set((await insert(sql, group)).map(({ table }) => String(table)));
  if (!again || written.size === group.length) return written;
  const ours = await sql`
    SELECT "table" FROM bullpen.log JOIN unnest(
      ${group.map((one) => one.table)}::text[],
      ${group.map((one) => one.seq)}::integer[],
      ${group.map((one) => one.mark)}::uuid[]
    ) AS wish ("table", seq, mark) USING ("table", seq, mark)`;
  for (const { table } of ours) written.add(String(table));
  return written;
}

/**
 * The laws in one statement. An entry is written only with its table's row in hand: a new one (seq 1), or the old one with
 * `last` = seq − 1. `locked` takes the rows in the order of their names, so that two processes do not wait for each other, and
 * looks at `last` again after it had to wait. If `last` has not changed, no entry has come, so the look at the commands still
 * holds. `known` holds the rows of the players who are named, so that an erasure begins before or after it, not in between.
 */
function insert(sql: Sql, group: readonly Waiting[]) {
  return sql`
    WITH wish AS (
      SELECT * FROM unnest(
        ${group.map((one) => one.table)}::text[],
        ${group.map((one) => one.seq)}::integer[],
        ${group.map((one) => one.command)}::text[],
        ${group.map((one) => one.entry)}::text[],
        ${group.map((one) => one.mark)}::uuid[],
        ${group.map((one) => one.summary.game)}::text[],
        ${group.map((one) => one.summary.status)}::text[],
        ${group.map((one) => Number(one.summary.listed))}::integer[],
        ${group.map((one) => one.summary.seats)}::integer[],
        ${group.map((one) => one.summary.free)}::integer[],
        ${group.map((one) => one.summary.due)}::bigint[],
        ${group.map((one) => one.summary.changed)}::bigint[],
        ${group.map((one) => one.summary.host)}::text[],
        ${group.map(({ summary: { host } }) => (host === null ? null : searchKey(host)))}::text[],
        ${group.map((one) => Number(one.summary.rated))}::integer[],
        ${group.map((one) => JSON.stringify(one.players))}::text[],
        ${group.map((one) => one.circle)}::text[]
      ) AS wish (
        "table", seq, command, entry, mark, game, status, listed, seats, free, due, changed, host, host_key, rated, players, circle
      )
    ),
    known AS (
      SELECT player FROM bullpen.players WHERE player = ANY(${group.flatMap((one) => one.players)}) AND NOT erasing
      ORDER BY player FOR SHARE
    ),
    allowed AS (
      SELECT * FROM wish WHERE NOT EXISTS (
        SELECT FROM json_array_elements_text(wish.players::json) AS named (player)
        WHERE named.player NOT IN (SELECT player FROM known))
    ),
    locked AS (
      SELECT wish.*, wish.circle IS NOT NULL AND ${MATCHES_A_DAY} > (
        SELECT count(*) FROM bullpen.tables o
        WHERE o.circle = wish.circle AND o.began > wish.changed - ${RATED_DAY}::bigint
      ) AS counts
      FROM allowed AS wish JOIN bullpen.tables t ON t."table" = wish."table"
      WHERE wish.seq > 1 AND t.last = wish.seq - 1
        AND NOT EXISTS (SELECT FROM bullpen.log l WHERE l."table" = wish."table" AND l.command = wish.command)
      ORDER BY t."table" FOR NO KEY UPDATE OF t
    ),
    grown AS (
      UPDATE bullpen.tables t SET last = w.seq, game = w.game, status = w.status, listed = w.listed::boolean,
        seats = w.seats, free = w.free, due = w.due, changed = w.changed,
        host = w.host, host_key = w.host_key,
        circle = CASE WHEN w.counts THEN w.circle ELSE t.circle END,
        began = CASE WHEN w.counts THEN w.changed ELSE t.began END
      FROM locked w WHERE t."table" = w."table" AND t.last = w.seq - 1
      RETURNING w."table", w.seq, w.command, w.entry, w.mark
    ),
    fresh AS (
      INSERT INTO bullpen.tables
        ("table", last, game, status, listed, seats, free, due, changed, host, host_key, rated)
      SELECT "table", 1, game, status, listed::boolean, seats, free, due, changed, host, host_key, rated FROM allowed
      WHERE seq = 1 ORDER BY "table"
      ON CONFLICT DO NOTHING RETURNING "table"
    ),
    ready AS (
      SELECT * FROM grown
      UNION ALL
      SELECT "table", seq, command, entry, mark FROM wish JOIN fresh USING ("table")
    )
    INSERT INTO bullpen.log ("table", seq, command, entry, mark)
    SELECT "table", seq, command, entry::json, mark FROM ready
    RETURNING "table"`;
}
