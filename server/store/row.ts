import type { Listing, Summary } from './store.ts';

/** A row of `tables` as a database gives it: large numbers may come as text, truth as 0 or 1. */
export type Row = Readonly<Record<string, unknown>>;

export function listing(row: Row): Listing {
  return {
    table: String(row.table),
    game: String(row.game),
    status: String(row.status) as Summary['status'],
    listed: Boolean(row.listed),
    seats: Number(row.seats),
    free: Number(row.free),
    due: row.due === null ? null : Number(row.due),
    changed: Number(row.changed),
  };
}

/** A limit that means the same in every database: below zero is none, not all. */
export function atMost(limit: number): number {
  return Math.max(0, Math.floor(limit));
}
