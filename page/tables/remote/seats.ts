/** A seat that this browser holds at a table of a server: its secret, and what to call the table in lists. */
export interface HeldSeat {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly at: number;
}

const KEY = 'bullpen.seats';

export function heldSeats(): readonly HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[];
  } catch {
    return [];
  }
}

export const tokenFor = (table: string): string | null =>
  heldSeats().find((seat) => seat.table === table)?.token ?? null;

/** Keeps the latest hundred: older matches are over. */
export function holdSeat(seat: HeldSeat): void {
  write([seat, ...heldSeats().filter(({ table }) => table !== seat.table)].slice(0, 100));
}

export const dropSeat = (table: string): void => write(heldSeats().filter((seat) => seat.table !== table));

function write(seats: readonly HeldSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // A browser that keeps nothing holds the seat until it is closed.
  }
}
