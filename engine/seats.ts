/** A place at the table, 0 … n − 1. */
export type Seat = number;

/** A set of seats, one bit each. Where it names an audience, `WATCHERS` is one more bit. */
export type Seats = number;

/** Anybody who looks at a table: a seat, or `WATCHER`, who holds no cards and knows only what is public. */
export type Viewer = number;

export const WATCHER: Viewer = -1;

const WATCHERS: Seats = 1 << 30;

/** Every seat and every watcher. */
export const EVERYONE: Seats = 0x7fffffff;

/** No viewer at all: an event for the record alone, which is opened when the match has ended. */
export const NOBODY: Seats = 0;

/** The set that holds only this seat. */
export const only = (seat: Seat): Seats => 1 << seat;

/** The set of all seats of a match. */
export const allSeats = (count: number): Seats => (1 << count) - 1;

/** Whether the set holds this viewer. */
export const includes = (seats: Seats, viewer: Viewer): boolean =>
  (seats & (viewer === WATCHER ? WATCHERS : 1 << viewer)) !== 0;

/** The lowest seat of a set that is not empty. */
export const lowest = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

/** The seats of a set, lowest first. */
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let rest = seats & ~WATCHERS; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
