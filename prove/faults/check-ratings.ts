// Compares the ratings in the database with the matches that were played. Shares no code with the server.

import type { LogRow, TableRow } from './check.ts';
import type { PlayerNote } from './member.ts';

interface StoredBelief {
  readonly mu: number;
  readonly variance: number;
}

/** What the database has of ratings. */
export interface StoredRatings {
  readonly ratings: readonly (StoredBelief & {
    readonly player: string;
    readonly game: string;
    readonly matches: number;
  })[];
  readonly changes: readonly {
    readonly player: string;
    readonly table: string;
    readonly game: string;
    readonly before: StoredBelief;
    readonly after: StoredBelief;
  }[];
}

export interface CheckedRatings {
  readonly lost: string[];
  readonly doubled: string[];
  readonly unerased: string[];
}

/** How a table stands with ratings: it never asked, it asked, or it is done. */
const DONE = 2;

export function checkRatings(
  notes: readonly PlayerNote[],
  { ratings, changes }: StoredRatings,
  rows: readonly LogRow[],
  tables: readonly TableRow[],
): CheckedRatings {
  const there = notes.filter(({ state }) => state === 'there');
  const erased = notes.filter(({ state }) => state === 'erased' || state === 'scrubbed');
  const moved = new Set(changes.map(({ player, table }) => `${player} at ${table}`));
  const ids = new Set(erased.map(({ id }) => id));
  return {
    lost: [
      ...there.flatMap(({ rated }) => rated).filter((move) => !moved.has(move)),
      ...mustHaveMoved(there, rows, tables).filter((move) => !moved.has(move)),
      ...tables
        .filter(({ table, rated }) => rated !== DONE && there.some((note) => note.tables.includes(table)))
        .map(({ table }) => `${table} has not been rated`),
    ],
    doubled: [
      ...(moved.size < changes.length ? ['a match that moved a rating twice'] : []),
      ...ratings.filter((rating) => !isSum(rating, changes)).map(({ player, game }) => `${player}: ${game}`),
    ],
    unerased: [...ratings, ...changes]
      .filter(({ player }) => ids.has(player))
      .map(({ player }) => `${player}: has ratings`),
  };
}

/** Matches played to their end in which somebody else counted for certain: a player who is still there, or a bot. */
function mustHaveMoved(
  there: readonly PlayerNote[],
  rows: readonly LogRow[],
  tables: readonly TableRow[],
): string[] {
  const over = new Set(tables.filter(({ status }) => status === 'over').map(({ table }) => table));
  const early = new Set(rows.filter(({ entry }) => entry.type === 'closed').map(({ table }) => table));
  const bots = new Set(
    rows.flatMap(({ table, entry }) => (entry.plan?.some(({ kind }) => kind === 'bot') ? [table] : [])),
  );
  const others = (table: string): number => there.filter((note) => note.tables.includes(table)).length - 1;
  return there.flatMap(({ id, tables: own }) =>
    own
      .filter((table) => over.has(table) && !early.has(table) && (bots.has(table) || others(table) > 0))
      .map((table) => `${id} at ${table}`),
  );
}

/** Whether a rating is what its changes make of it: each begins where another has ended, and none is left out. */
function isSum(rating: StoredRatings['ratings'][number], changes: StoredRatings['changes']): boolean {
  const own = changes.filter(({ player, game }) => player === rating.player && game === rating.game);
  const textOf = ({ mu, variance }: StoredBelief): string => `${mu} ${variance}`;
  const ends = [...own.map(({ after }) => textOf(after))];
  const last = ends.indexOf(textOf(rating));
  if (last === -1 || own.length !== rating.matches) return false;
  ends.splice(last, 1);
  const begins = own.map(({ before }) => textOf(before)).filter((before) => !ends.includes(before));
  return begins.length === 1;
}
