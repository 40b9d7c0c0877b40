import { type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { Table } from '@bullpen/table';
import { hashToken } from './tokens.ts';

/** Who a token stands for: a seat, the watcher without one, or nobody. */
export function viewerOf(table: Table, token: string | null): Viewer | null {
  if (token === null) return WATCHER;
  const hash = hashToken(token);
  const seat = table.seats.findIndex((taken) => taken.token === hash);
  return seat === -1 ? null : seat;
}

export const isSeat = (viewer: Viewer | null): boolean => viewer !== null && viewer !== WATCHER;

/** The seat that is kept for the player with this token of the previous match. */
export function claimOf(table: Table, token: string): Seat | null {
  const hash = hashToken(token);
  const seat = table.seats.findIndex(({ claim }) => claim === hash);
  return seat === -1 ? null : seat;
}
