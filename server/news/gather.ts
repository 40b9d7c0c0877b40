import type { Logged } from '@bullpen/table';

/** How far a table has come, with its last entries where they came with the announcements. */
export interface Reached {
  readonly seq: number;
  readonly entries: readonly Logged[];
}

/** The highest seq of each table. */
export type Latest = Map<string, Reached>;

/** Of a table that grows faster than it can be announced, no more entries than this are kept: they can be read. */
const MOST = 8;
const NONE: readonly Logged[] = [];

export function raise(latest: Latest, table: string, seq: number, entries = NONE): void {
  const before = latest.get(table);
  if (seq <= (before?.seq ?? 0)) return;
  const all = before === undefined ? entries : [...before.entries, ...entries];
  latest.set(table, { seq, entries: all.length > MOST ? NONE : all });
}

/** Gathers announcements and hands them on together at the end of this turn of the event loop, one for each table. */
export function gather(hand: (latest: Latest) => void): {
  add(table: string, seq: number, logged?: Logged): void;
  flush(): void;
} {
  let latest: Latest = new Map();

  const flush = (): void => {
    const gathered = latest;
    latest = new Map();
    if (gathered.size > 0) hand(gathered);
  };

  return {
    add(table, seq, logged) {
      if (latest.size === 0) setImmediate(flush);
      raise(latest, table, seq, logged === undefined ? NONE : [logged]);
    },
    flush,
  };
}
