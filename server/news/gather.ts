/** The highest seq of each table. */
export type Latest = Map<string, number>;

export function raise(latest: Latest, table: string, seq: number): void {
  if (seq > (latest.get(table) ?? 0)) latest.set(table, seq);
}

/** Gathers announcements and hands them on together at the end of this turn of the event loop, one for each table. */
export function gather(hand: (latest: Latest) => void): {
  add(table: string, seq: number): void;
  flush(): void;
} {
  let latest: Latest = new Map();

  const flush = (): void => {
    const gathered = latest;
    latest = new Map();
    if (gathered.size > 0) hand(gathered);
  };

  return {
    add(table, seq) {
      if (latest.size === 0) setImmediate(flush);
      raise(latest, table, seq);
    },
    flush,
  };
}
