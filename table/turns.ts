import { at, type Seat } from '@bullpen/engine';
import { unrevealed } from './dealing.ts';
import { acting, type Table } from './table.ts';

/** A person for whom a table waits. */
export interface Awaited {
  readonly seat: Seat;
  /** The entry with which the wait began: there is one turn of a seat for each. */
  readonly turn: number;
  /** To move, or to reveal a nonce, which a page does by itself when it is opened. */
  readonly to: 'move' | 'reveal';
}

/** Whom the table waits for. Those for whom a bot plays are not waited for. */
export function awaited(table: Table): Awaited[] {
  const { dealing } = table;
  if (dealing !== null) return unrevealed(table).map((seat) => ({ seat, turn: dealing.from, to: 'reveal' }));
  return acting(table).flatMap((seat) => {
    const { kind, away, turn } = at(table.seats, seat);
    return kind === 'person' && !away ? [{ seat, turn, to: 'move' }] : [];
  });
}
