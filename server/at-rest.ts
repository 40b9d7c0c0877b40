import type { Table } from '@bullpen/table';

/** Values that many tables have in common, by their text. */
const known = new Map<string, unknown>();
/** How many are kept at most; then all are forgotten, and the next tables add theirs again. */
const MOST = 10_000;

/** The same value, shared with all who have an equal one. Nothing in a table is ever changed, so it can be. */
function shared<T>(value: T, pool: Map<string, unknown> = known): T {
  const text = JSON.stringify(value);
  const before = pool.get(text);
  if (before !== undefined) return before as T;
  if (pool.size >= MOST) pool.clear();
  pool.set(text, value);
  return value;
}

/** A table as it is kept while nothing happens there: values that it shares with other tables are in memory once. */
export function atRest(table: Table): Table {
  const { created, match, seats, fair, barred, offers, votes } = table;
  // Times differ between tables, and are often the same for the seats of one.
  const own = new Map<string, unknown>();
  return {
    ...table,
    created: {
      ...created,
      options: shared(created.options),
      plan: shared(created.plan),
      clock: shared(created.clock),
      pace: shared(created.pace),
    },
    match: shared(match),
    fair: shared(fair),
    barred: shared(barred),
    offers: shared(offers),
    votes: shared(votes),
    seats: seats.map((seat) => ({
      ...seat,
      name: shared(seat.name),
      allowance: shared(seat.allowance, own),
    })),
  };
}
