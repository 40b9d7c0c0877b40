import type { Commitments } from '@bullpen/engine';

/** A seat that this browser holds at a table of a server: its secret, and what to call the table in lists. */
export interface HeldSeat {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly at: number;
  /** The beginning of the chain of nonces to which the seat has committed. */
  readonly nonce?: string;
  /** What server and seats had committed to when this browser revealed its latest nonce. */
  readonly seen?: SeenCommitments;
  /** In a rematch: the seat to which this browser's own had to move on. */
  readonly movedTo?: number;
  /** The UTC day whose daily deal this is. */
  readonly daily?: string;
  /** The tournament that it is a table of. */
  readonly tournament?: string;
  /** The match is over, or somebody has removed it from the list: the seat is kept for what comes after it. */
  readonly done?: true;
}

/** Written down once for each nonce, before it is revealed. */
export interface SeenCommitments extends Commitments {
  /** What this seat had committed to: the hash of the nonce. */
  readonly own: string;
  readonly voids: number;
}

const KEY = 'bullpen.seats';
/** What the browser would not store: held for as long as the page is open. */
let unsaved: readonly HeldSeat[] | null = null;

export function heldSeats(): readonly HeldSeat[] {
  if (unsaved !== null) return unsaved;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[];
  } catch {
    return [];
  }
}

export const seatAt = (table: string): HeldSeat | undefined =>
  heldSeats().find((seat) => seat.table === table);

export const tokenFor = (table: string): string | null => seatAt(table)?.token ?? null;

/** The token of the seat, if it is one at a daily deal: nobody else may see that before its day is over. */
export const tokenOfDaily = (table: string): string | null => {
  const seat = seatAt(table);
  return seat?.daily === undefined ? null : seat.token;
};

/** A link that opens this seat on another device. What comes after the # is never sent to a server. */
export const seatLink = (table: string): string => `${location.origin}/t/${table}#seat=${tokenFor(table)}`;

/**
 * Takes over a seat that a link brings, and leaves no trace of its secret in the address. A seat that this browser holds at the table
 * stays: anybody can send it to a link with a made-up secret.
 */
export function takeSeatFromLink(table: string): void {
  const [, token] = /^#seat=([\w-]{22,64})$/.exec(location.hash) ?? [];
  if (token === undefined) return;
  if (seatAt(table) === undefined) holdSeat({ table, token, game: '', at: Date.now() });
  history.replaceState(null, '', location.pathname);
}

/** Keeps the latest hundred: older matches are over. */
export function holdSeat(seat: HeldSeat): void {
  write([seat, ...heldSeats().filter(({ table }) => table !== seat.table)].slice(0, 100));
}

/** The match leaves the list of running ones. */
export const markDone = (table: string): void => {
  if (seatAt(table)?.done !== undefined) return;
  write(heldSeats().map((seat) => (seat.table === table ? { ...seat, done: true } : seat)));
};

export const dropSeat = (table: string): void => write(heldSeats().filter((seat) => seat.table !== table));

export const dropAllSeats = (): void => write([]);

const LOST = 'bullpen.lost';

/** Remembers in this tab at which table a seat was lost, so that it can be said again after a reload; null: at none. */
export function noteLost(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(LOST);
    else sessionStorage.setItem(LOST, table);
  } catch {
    // Where nothing may be kept, it is said once.
  }
}

export function hasLost(table: string): boolean {
  try {
    return sessionStorage.getItem(LOST) === table;
  } catch {
    return false;
  }
}

function write(seats: readonly HeldSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
    unsaved = null;
  } catch {
    unsaved = seats;
  }
}
