// Compares what clients received with the database. Shares no code with the server: plain SQL, plain JSON.

import type { Journal } from './journal.ts';

/** A row of the log as the database has it. */
export interface LogRow {
  readonly table: string;
  readonly seq: number;
  readonly command: string | null;
  readonly entry: {
    readonly type: string;
    readonly at: number;
    readonly seat?: number;
    readonly by?: string;
    /** The id of the player who sat down. */
    readonly player?: string;
    /** What a table was created with. */
    readonly plan?: readonly { readonly kind: string }[];
    /** Of the first entry of a table: it is an attempt at a daily deal. */
    readonly daily?: object;
  };
}

/** What the database says of a table as a whole. */
export interface TableRow {
  readonly table: string;
  readonly last: number;
  readonly status: string;
  readonly rated: number;
}

export interface Checked {
  readonly moves: number;
  /** Sent to a client as accepted or shown, but not in the log, or not in the same words. */
  readonly lost: string[];
  /** A command that is in the log twice, or one that was answered with two places. */
  readonly doubled: string[];
  readonly gaps: string[];
  /** Clients that received different things about the same entry. */
  readonly inconsistent: string[];
  readonly unfinished: string[];
}

export function check(journal: Journal, rows: readonly LogRow[], tables: readonly TableRow[]): Checked {
  const logs = new Map<string, LogRow[]>();
  for (const row of rows) logs.set(row.table, [...(logs.get(row.table) ?? []), row]);
  for (const log of logs.values()) log.sort((a, b) => a.seq - b.seq);
  const at = (table: string, seq: number): LogRow | undefined => logs.get(table)?.[seq - 1];
  return {
    moves: rows.filter(({ entry }) => entry.type === 'moved').length,
    lost: [
      ...journal.accepted
        .filter(({ table, seq, command }) => at(table, seq)?.command !== command)
        .map(({ table, seq, command }) => `${table}: ${command} was accepted as ${seq}`),
      ...journal.shown
        .filter(({ table, seq, entry }) => !isShown(at(table, seq)?.entry, entry))
        .map(({ table, seq }) => `${table}: ${seq} was shown otherwise`),
    ],
    doubled: [...doubledCommands(rows), ...strangers(journal, rows), ...twoPlaces(journal)],
    gaps: [
      ...[...logs].flatMap(([table, log]) =>
        log.every(({ seq }, i) => seq === i + 1) ? [] : [`${table}: a gap`],
      ),
      ...tables
        .filter(({ table, last }) => logs.get(table)?.length !== last)
        .map(({ table }) => `${table}: last`),
    ],
    inconsistent: [
      ...disagreement(
        journal.shown.map(({ table, seq, entry }) => [`${table} ${seq}`, JSON.stringify(entry)]),
      ),
      ...disagreement(
        journal.shown.map(({ table, seq, viewer, hash }) => [`${table} ${seq} for ${viewer}`, hash]),
      ),
      ...disagreement(
        journal.saw.map(({ table, seq, viewer, hash }) => [`${table} at ${seq} for ${viewer}`, hash]),
      ),
    ],
    // A daily deal may be left for later.
    unfinished: tables
      .filter(({ table, status }) => status !== 'over' && at(table, 1)?.entry.daily === undefined)
      .map(({ table }) => table),
  };
}

const isShown = (entry: LogRow['entry'] | undefined, shown: LogRow['entry']): boolean =>
  entry?.type === shown.type && entry.at === shown.at && entry.seat === shown.seat;

function doubledCommands(rows: readonly LogRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ table, command }) => {
    if (command === null) return [];
    const key = `${table} ${command}`;
    if (seen.has(key)) return [`${key} stands in the log twice`];
    seen.add(key);
    return [];
  });
}

/** Moves and phrases of people that no client has sent. */
const strangers = (journal: Journal, rows: readonly LogRow[]): string[] =>
  rows
    .filter(({ table, command, entry }) => {
      const ours = journal.sent.get(table);
      const byPerson = entry.by === 'person' || entry.type === 'said';
      return ours !== undefined && byPerson && (command === null || !ours.has(command));
    })
    .map(({ table, seq }) => `${table}: nobody sent ${seq}`);

function twoPlaces(journal: Journal): string[] {
  return disagreement(
    journal.accepted.map(({ table, command, seq }) => [`${table} ${command}`, String(seq)]),
  );
}

/** Keys under which different things were said. */
function disagreement(said: readonly (readonly [key: string, what: string])[]): string[] {
  const first = new Map<string, string>();
  const different = new Set<string>();
  for (const [key, what] of said) {
    const known = first.get(key);
    if (known === undefined) first.set(key, what);
    else if (known !== what) different.add(key);
  }
  return [...different];
}
