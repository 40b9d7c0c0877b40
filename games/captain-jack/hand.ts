import { deckCard, type Seat } from '@bullpen/engine';
import type { State } from './state.ts';

/* A hand is the kinds of its cards, in no order; what comes after the last one means nothing. */

/** The i-th card of a hand. */
export const cardIn = (state: State, seat: Seat, i: number): number => state.cells[state.handAt(seat) + i]!;

/** C2: makes these the cards of a hand: this many, from this place of a list on. */
export function putHand(
  state: State,
  seat: Seat,
  kinds: ArrayLike<number>,
  from: number,
  size: number,
): void {
  for (let i = 0; i < size; i++) state.cells[state.handAt(seat) + i] = deckCard(kinds, from + i);
  state.setSize(seat, size);
}

export const handOf = (state: State, seat: Seat): number[] =>
  state.cells.slice(state.handAt(seat), state.handAt(seat) + state.size(seat));

/** A card comes to a hand. */
export const addCard = (state: State, seat: Seat, kind: number): void => {
  const size = state.size(seat);
  state.cells[state.handAt(seat) + size] = kind;
  state.setSize(seat, size + 1);
};

/** A card of this kind leaves a hand; the last one moves to its place. Says how many are left. */
export const removeCard = (state: State, seat: Seat, kind: number): number => {
  const { cells } = state;
  const last = state.size(seat) - 1;
  let place = state.handAt(seat);
  while (cells[place] !== kind) place++;
  cells[place] = cardIn(state, seat, last);
  state.setSize(seat, last);
  return last;
};

export function holds(state: State, seat: Seat, kind: number): boolean {
  const { cells } = state;
  const hand = state.handAt(seat);
  const end = hand + state.size(seat);
  for (let at = hand; at < end; at++) if (cells[at] === kind) return true;
  return false;
}
