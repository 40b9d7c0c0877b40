import { accept } from '@bullpen/engine';
import { deny } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Table } from './table.ts';

// Bots play for people. When nobody has been at a table for a while they rest, so that a table which everybody has left costs nothing.
// It goes on as soon as one person is back. All of it follows from the log, so every process decides alike.

/** When everybody has been away or absent for this long, the table rests: no move is due. */
const REST_MILLISECONDS = 300_000;
/** After this long the match ends. */
const DESERTED_MILLISECONDS = 86_400_000;

/** Nobody plays: there are people, and every one is away or absent. Where a move may take days, or in a tournament, nobody has to be there. */
const isUnattended = ({ status, created, seats }: Table): boolean =>
  status === 'playing' &&
  created.clock.kind !== 'days' &&
  created.tournament === undefined &&
  seats.some(({ kind }) => kind === 'person') &&
  seats.every(({ kind, away, absent }) => kind !== 'person' || away || absent !== null);

/** The table after an entry at this time, with since when nobody has played there. A rest stops all clocks: they begin again. */
export function attended(table: Table, at: number): Table {
  const unattended = isUnattended(table);
  if (unattended === (table.unattended !== null)) return table;
  if (unattended) return { ...table, unattended: at };
  if (!rests(table, at)) return { ...table, unattended: null };
  const seats = table.seats.map((seat) => ({ ...seat, since: at, began: at }));
  return { ...table, unattended: null, seats };
}

/** Whether the table rests at this time, if nobody comes back before. */
export const rests = ({ unattended }: Table, at: number): boolean =>
  unattended !== null && at >= unattended + REST_MILLISECONDS;

/** When the match ends because nobody comes back; null while somebody plays. */
export const desertedAt = ({ unattended }: Table): number | null =>
  unattended === null ? null : unattended + DESERTED_MILLISECONDS;

export const decideDeserted = (table: Table, now: number): Decision =>
  now >= (desertedAt(table) ?? Number.POSITIVE_INFINITY)
    ? accept({ entry: { type: 'closed', at: now, reason: 'deserted' } })
    : deny('still-here');
