import type { Seat } from '@bullpen/engine';
import { BULL_PILE } from './material.ts';
import type { State } from './state.ts';

/** E9: whether a pile of this many cards brings a bull card. */
export const bringsBull = (length: number): boolean => length >= BULL_PILE;

/** The most bull cards that any seat holds. */
export function mostBulls(state: State): number {
  const { match } = state;
  let most = 0;
  for (let seat = 0; seat < match.seats; seat++) most = Math.max(most, state.bulls(seat));
  return most;
}

/** E10: whether the taker may get a bull card from this seat, if `most` is the most that any seat holds. */
export const gives = (state: State, taker: Seat, seat: Seat, most: number): boolean =>
  seat !== taker && seat < state.match.seats && state.bulls(seat) === most;

/** A bull card moves from a seat to the taker. */
export function passBull(state: State, from: Seat, taker: Seat): void {
  state.setBulls(from, state.bulls(from) - 1);
  state.setBulls(taker, state.bulls(taker) + 1);
}
