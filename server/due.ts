import type { Seat } from '@bullpen/engine';
import type { SeatState, Table } from './table.ts';
import { acting } from './table.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** When the server itself has to do something at a table: a bot's move, or one for a person whose time is up. */
export function dueAt(table: Table): number | null {
  const times = acting(table).flatMap((seat) => seatDue(table, seat) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** When the server moves for this seat, which has to act; null if it waits for ever. */
export function seatDue(table: Table, seat: Seat): number | null {
  const { kind, away, since } = table.seats[seat]!;
  if (kind === 'bot' || away) return since + pause(table, seat, since);
  const silence = table.game.silence?.(table.state, seat) ?? null;
  if (silence !== null) return since + silence.seconds * SECOND;
  const { clock } = table.created;
  if (clock.kind === 'none') return null;
  return since + (clock.kind === 'move' ? clock.seconds * SECOND : clock.days * DAY);
}

/** Depends on the table, the seat and the moment, never on the cards; the same in every process. */
function pause(table: Table, seat: Seat, since: number): number {
  let hash = (since ^ (seat * 0x9e3779b1)) | 0;
  for (let i = 0; i < table.id.length; i++) hash = Math.imul(hash ^ table.id.charCodeAt(i), 0x85ebca6b);
  hash ^= hash >>> 15;
  const { least, more } = table.created.pace;
  return least + ((hash >>> 0) % (more + 1));
}

/** Whether the server plays this seat: a bot's, or that of a person who is away. */
export const isAutomatic = ({ kind, away }: SeatState): boolean => kind === 'bot' || away;
