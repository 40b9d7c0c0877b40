import { cellAt, type Seat } from '@bullpen/engine';
import { JOKER } from './material.ts';
import { jokerFits, type Room, room } from './meadow.ts';
import type { State } from './state.ts';

/*
 * The meadows on the table, in the order in which they were laid. Their cards stand one meadow after the other, jokers as 0. Of
 * each meadow is kept where it begins and whose it is: `first spot << 3 | owner`. Places in a meadow count from 0.
 */

/** Where a card lies on the table, all meadows one after the other: its cell. */
export type Spot = number;

const packMeadow = (first: Spot, owner: Seat): number => (first << 3) | owner;

/** The spot of a meadow's first card. */
export const firstSpot = (state: State, meadow: number): Spot =>
  cellAt(state.cells, state.meadowAt(meadow)) >> 3;

/** The spot after a meadow's last card. */
export const endSpot = (state: State, meadow: number): Spot =>
  meadow + 1 < state.meadows ? firstSpot(state, meadow + 1) : state.tableAt(state.laid);

export const ownerOf = (state: State, meadow: number): Seat =>
  cellAt(state.cells, state.meadowAt(meadow)) & 7;

/** How many cards a meadow has. */
export const lengthOf = (state: State, meadow: number): number =>
  endSpot(state, meadow) - firstSpot(state, meadow);

export const cardIn = (state: State, meadow: number, place: number): number =>
  cellAt(state.cells, firstSpot(state, meadow) + place);

export const cardsOf = (state: State, meadow: number): number[] =>
  state.cells.slice(firstSpot(state, meadow), endSpot(state, meadow));

/** Writes the cards of all meadows from this place on, with a 0 behind each; jokers by their code. Says where it ends. */
export function writeMeadows(state: State, joker: number, into: Int16Array, from: number): number {
  const { cells, meadows } = state;
  let at = from;
  for (let meadow = 0; meadow < meadows; meadow++) {
    const end = endSpot(state, meadow);
    for (let spot = firstSpot(state, meadow); spot < end; spot++) {
      const card = cellAt(cells, spot);
      into[at++] = card === JOKER ? joker : card;
    }
    into[at++] = 0;
  }
  return at;
}

/** B8, B12: the seat lays a new meadow of these cards, which it owns. */
export const layMeadow = (state: State, seat: Seat, cards: readonly number[]): void => {
  state.cells[state.meadowAt(state.meadows++)] = packMeadow(state.tableAt(state.laid), seat);
  state.setOwned(seat, state.owned(seat) + 1);
  for (const card of cards) state.cells[state.tableAt(state.laid++)] = card;
};

/** B13: a card comes to this place; the cards from there on, in this meadow and in those after it, move up by one cell. */
export const insertCard = (state: State, meadow: number, place: number, card: number): void => {
  const { cells } = state;
  const at = firstSpot(state, meadow) + place;
  for (let i = state.tableAt(state.laid); i > at; i--) cells[i] = cellAt(cells, i - 1);
  cells[at] = card;
  state.laid++;
  for (let later = meadow + 1; later < state.meadows; later++)
    cells[state.meadowAt(later)] = packMeadow(firstSpot(state, later) + 1, ownerOf(state, later));
};

/** B17: a card comes in the place of the joker that lies there. */
export function replaceJoker(state: State, meadow: number, place: number, card: number): void {
  state.cells[firstSpot(state, meadow) + place] = card;
}

/*
 * Loops go along a meadow from `firstSpot` to `endSpot`, which they ask for once. A spot that is `end` lies behind the last card.
 */

/** B13: the numbers that may be put in this spot, before the card that lies there. `span` as in `room`. */
export const roomAt = ({ cells }: State, first: Spot, end: Spot, spot: Spot, span?: number): Room =>
  room(cells, first, end, spot - 1, spot, span);

/** B17: the numbers that may be put in the place of the joker that lies there. */
export const roomOfJoker = ({ cells }: State, first: Spot, end: Spot, spot: Spot, span?: number): Room =>
  room(cells, first, end, spot - 1, spot + 1, span);

/** B13, B15, B16: whether a joker may be put in this spot, before the card that lies there. */
export const jokerFitsAt = ({ cells }: State, first: Spot, end: Spot, spot: Spot, span?: number): boolean =>
  jokerFits(cells, first, end, spot - 1, spot, span);

/** Whether nothing fits in this spot since it is between numbers like 16 and 17. A shortcut: most neighbours are such. */
export const isTight = ({ cells }: State, first: Spot, end: Spot, spot: Spot): boolean =>
  spot > first && spot < end && cells[spot - 1] !== JOKER && cells[spot] === cellAt(cells, spot - 1) + 1;

/** Whether this is a spot of the meadow in which a joker lies. */
export const isJoker = ({ cells }: State, first: Spot, end: Spot, spot: Spot): boolean =>
  spot >= first && spot < end && cells[spot] === JOKER;
