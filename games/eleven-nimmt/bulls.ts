import type { Seat } from '@bullpen/engine';
import { BULL_PILE } from './material.ts';
import { bullsAt, type State } from './state.ts';

// Copied, so that the engine can fold it into the code.
const ENOUGH: number = BULL_PILE;

/** E9: whether a pile of so many cards brings a bull card. */
export const bringsBull = (length: number): boolean => length >= ENOUGH;

/** The most bull cards that any seat holds. */
export function mostBulls({ cells, match }: State): number {
  let most = 0;
  for (let seat = 0; seat < match.seats; seat++) most = Math.max(most, cells[bullsAt(seat)]!);
  return most;
}

/** E10: whether the taker may get a bull card from this seat, if `most` is the most that any seat holds. */
export const gives = ({ cells, match }: State, taker: Seat, seat: Seat, most: number): boolean =>
  seat !== taker && seat < match.seats && cells[bullsAt(seat)] === most;

/** A bull card moves from a seat to the taker. */
export function passBull({ cells }: State, from: Seat, taker: Seat): void {
  cells[bullsAt(from)] = cells[bullsAt(from)]! - 1;
  cells[bullsAt(taker)] = cells[bullsAt(taker)]! + 1;
}
