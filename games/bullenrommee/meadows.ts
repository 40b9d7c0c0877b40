import { cellAt, type Seat } from '@bullpen/engine';
import { JOKER } from './material.ts';
import { jokerFits, type Room, room } from './meadow.ts';
import type { State } from './state.ts';

/*
 * The meadows on the table, in the order in which they were laid. Their cards stand one meadow after the other, jokers as 0. Of
 * each meadow is kept where it begins and whose it is: `cell of its first card << 3 | owner`. Places in a meadow count from 0.
 */
const packMeadow = (start: number, owner: Seat): number => (start << 3) | owner;

const startOf = (state: State, meadow: number): number => cellAt(state.cells, state.meadowAt(meadow)) >> 3;

/** The cell after the last card of a meadow. */
const endOf = (state: State, meadow: number): number =>
  meadow + 1 < state.meadows ? startOf(state, meadow + 1) : state.tableAt(state.laid);

export const ownerOf = (state: State, meadow: number): Seat =>
  cellAt(state.cells, state.meadowAt(meadow)) & 7;

/** How many cards a meadow has. */
export const lengthOf = (state: State, meadow: number): number =>
  endOf(state, meadow) - startOf(state, meadow);

export const cardIn = (state: State, meadow: number, place: number): number =>
  cellAt(state.cells, startOf(state, meadow) + place);

export const cardsOf = (state: State, meadow: number): number[] =>
  state.cells.slice(startOf(state, meadow), endOf(state, meadow));

/** B8, B12: the seat lays a new meadow of these cards, which it owns. */
export function layMeadow(state: State, seat: Seat, cards: readonly number[]): void {
  state.cells[state.meadowAt(state.meadows++)] = packMeadow(state.tableAt(state.laid), seat);
  state.setOwned(seat, state.owned(seat) + 1);
  for (const card of cards) state.cells[state.tableAt(state.laid++)] = card;
}

/** B13: a card comes to this place; the cards from there on, in this meadow and in those after it, move up by one cell. */
export function insertCard(state: State, meadow: number, place: number, card: number): void {
  const { cells } = state;
  const at = startOf(state, meadow) + place;
  for (let i = state.tableAt(state.laid); i > at; i--) cells[i] = cellAt(cells, i - 1);
  cells[at] = card;
  state.laid++;
  for (let later = meadow + 1; later < state.meadows; later++)
    cells[state.meadowAt(later)] = packMeadow(startOf(state, later) + 1, ownerOf(state, later));
}

/** B17: a card comes in the place of the joker that lies there. */
export function replaceJoker(state: State, meadow: number, place: number, card: number): void {
  state.cells[startOf(state, meadow) + place] = card;
}

/** B13: the numbers that may be put in this place, before the card that lies there. `span` as in `room`. */
export function roomAt(state: State, meadow: number, place: number, span?: number): Room {
  const start = startOf(state, meadow);
  const at = start + place;
  return room(state.cells, start, endOf(state, meadow), at - 1, at, span);
}

/** B17: the numbers that may be put in the place of the joker that lies there. */
export function roomOfJoker(state: State, meadow: number, place: number, span?: number): Room {
  const start = startOf(state, meadow);
  const at = start + place;
  return room(state.cells, start, endOf(state, meadow), at - 1, at + 1, span);
}

/** B13, B15, B16: whether a joker may be put in this place, before the card that lies there. */
export function jokerFitsAt(state: State, meadow: number, place: number, span?: number): boolean {
  const start = startOf(state, meadow);
  const at = start + place;
  return jokerFits(state.cells, start, endOf(state, meadow), at - 1, at, span);
}

/** Whether nothing fits in this place since it is between numbers like 16 and 17. A shortcut: most neighbours are such. */
export function isTight(state: State, meadow: number, place: number): boolean {
  const { cells } = state;
  const start = startOf(state, meadow);
  const at = start + place;
  if (at === start || at === endOf(state, meadow)) return false;
  const left = cellAt(cells, at - 1);
  return left !== JOKER && cellAt(cells, at) === left + 1;
}

/** Whether there is such a place and a joker lies in it. */
export const isJoker = (state: State, meadow: number, place: number): boolean =>
  place >= 0 && place < lengthOf(state, meadow) && cardIn(state, meadow, place) === JOKER;
