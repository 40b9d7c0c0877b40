import type { BegunSignIn, LinkedSignIn } from './sign-ins.ts';
import type { Listing, PushAddress, Summary } from './store.ts';

/** A row of `tables` as a database gives it: large numbers may come as text, truth as 0 or 1. */
export type DatabaseRow = Readonly<Record<string, unknown>>;

export function listing(row: DatabaseRow): Listing {
  return {
    table: String(row.table),
    game: String(row.game),
    status: String(row.status) as Summary['status'],
    listed: Boolean(row.listed),
    seats: Number(row.seats),
    free: Number(row.free),
    due: row.due === null ? null : Number(row.due),
    changed: Number(row.changed),
    host: row.host === null ? null : String(row.host),
    rated: Number(row.rated) !== 0,
  };
}

/** A row of `push`. */
export const addressOf = (row: DatabaseRow): PushAddress => ({
  table: String(row.table),
  holder: String(row.holder),
  endpoint: String(row.endpoint),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
  language: String(row.language),
  player: row.player === null ? null : String(row.player),
});

/** No table is before this one in a list. */
export const FIRST = { changed: Number.MAX_SAFE_INTEGER, table: '' } as const;

/** Texts that begin with `key` are not before it and before this, in the order of their bytes. */
export const endOf = (key: string): string => `${key}\u{10ffff}`;

/** A limit that means the same in every database: below zero is none, not all. */
export function atMost(limit: number): number {
  return Math.max(0, Math.floor(limit));
}

/** A row of `sign_ins_begun`, if there is one and its time is not over. */
export function begunIn(row: DatabaseRow | undefined, now: number): BegunSignIn | null {
  if (row === undefined || Number(row.until) <= now) return null;
  return {
    verifier: String(row.verifier),
    nonce: String(row.nonce),
    redirect: String(row.redirect),
    until: Number(row.until),
  };
}

/** A row of `sign_ins`. */
export const linkedIn = (row: DatabaseRow | undefined): LinkedSignIn | null =>
  row === undefined
    ? null
    : { identity: String(row.identity), issuer: String(row.issuer), since: Number(row.since) };
