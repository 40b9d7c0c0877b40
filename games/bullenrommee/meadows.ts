import { cellAt, type Seat } from '@bullpen/engine';
import { JOKER } from './material.ts';
import { jokerFits, type Room, room } from './meadow.ts';
import type { State } from './state.ts';

/*
 * The meadows on the table, in the order in which they were laid. Their cards stand one meadow after the other, jokers as 0. Of
 * each meadow is kept where it begins and whose it is: `first spot << 3 | owner`. Places in a meadow count from 0. For each place is
 * kept what fits there, since to find that out takes longer than all else, and a step changes one meadow only.
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
  keepRooms(state, state.meadows - 1);
};

/** B13: a card comes to this place; the cards from there on, in this meadow and in those after it, move up by one cell. */
export const insertCard = (state: State, meadow: number, place: number, card: number): void => {
  const { cells } = state;
  const at = firstSpot(state, meadow) + place;
  for (let i = state.tableAt(state.laid); i > at; i--) cells[i] = cellAt(cells, i - 1);
  cells[at] = card;
  const behind = roomsOf(state, meadow) + lengthOf(state, meadow);
  for (let i = state.keptRoomAt(state.laid + state.meadows); i > behind; i--) cells[i] = cellAt(cells, i - 1);
  state.laid++;
  for (let later = meadow + 1; later < state.meadows; later++)
    cells[state.meadowAt(later)] = packMeadow(firstSpot(state, later) + 1, ownerOf(state, later));
  keepRooms(state, meadow);
};

/** B17: a card comes in the place of the joker that lies there. */
export function replaceJoker(state: State, meadow: number, place: number, card: number): void {
  state.cells[firstSpot(state, meadow) + place] = card;
  keepRooms(state, meadow);
}

/** The cell where it is kept what fits in the first place of a meadow; those of its other places follow. */
export const roomsOf = (state: State, meadow: number): number =>
  state.keptRoomAt(firstSpot(state, meadow) - state.tableAt(0) + meadow);

/** What is kept for a place: `rooms` is that of the meadow's first place. */
export const keptAt = ({ cells }: State, rooms: number, place: number): number =>
  cellAt(cells, rooms + place);

/** How many bits a room has. */
const ROOM = 10;

/** B13, B17: of what is kept for a place, the numbers that may be put there, and those that may take a joker's place. */
export const additionsIn = (kept: number): Room => kept & ((1 << ROOM) - 1);
export const swapsIn = (kept: number): Room => kept >> ROOM;

/** Notes what fits in each place of a meadow. */
const keepRooms = (state: State, meadow: number): void => {
  const { cells } = state;
  const first = firstSpot(state, meadow);
  const end = endSpot(state, meadow);
  const rooms = roomsOf(state, meadow) - first;
  for (let spot = first; spot <= end; spot++) {
    const swaps = isJoker(state, first, end, spot) ? roomOfJoker(state, first, end, spot) : 0;
    cells[rooms + spot] = (swaps << ROOM) | roomAt(state, first, end, spot);
  }
};

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

/** Whether this is a spot of the meadow in which a joker lies. */
export const isJoker = ({ cells }: State, first: Spot, end: Spot, spot: Spot): boolean =>
  spot >= first && spot < end && cells[spot] === JOKER;
