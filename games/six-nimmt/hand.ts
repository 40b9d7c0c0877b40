import { cellAt, deckCard, type MoveBuffer, type Seat } from '@bullpen/engine';
import { CARDS } from './material.ts';
import { firstDrafter, Phase, type State } from './state.ts';

/*
 * A hand is packed, four cards to a cell, a byte each: so a state is small, and four cards are examined in one step. Whatever comes after
 * the cards of a hand means nothing.
 */

/** The i-th card of a hand. */
export const cardIn = (state: State, seat: Seat, i: number): number =>
  cardAt(state.cells, state.handAt(seat), i);

const cardAt = (cells: readonly number[], hand: number, i: number): number =>
  (cells[hand + (i >> 2)]! >> ((i & 3) << 3)) & 0xff;

/** Makes a card the i-th of a hand. */
export function putCard(state: State, seat: Seat, i: number, card: number): void {
  const { cells } = state;
  const at = state.handAt(seat) + (i >> 2);
  const shift = (i & 3) << 3;
  cells[at] = (cellAt(cells, at) & ~(0xff << shift)) | (card << shift);
}

/** S2: deals a hand, from this place of a list on. */
export const dealHand = (state: State, seat: Seat, cards: ArrayLike<number>, from: number): void => {
  const { cells } = state;
  const hand = state.handAt(seat);
  cells[hand] = packFour(cards, from);
  cells[hand + 1] = packFour(cards, from + 4);
  cells[hand + 2] = packFour(cards, from + 8); // the last two of the hand, and two that mean nothing
};

const packFour = (cards: ArrayLike<number>, from: number): number =>
  deckCard(cards, from) |
  (deckCard(cards, from + 1) << 8) |
  (deckCard(cards, from + 2) << 16) |
  (deckCard(cards, from + 3) << 24);

/** Writes the cards of a hand into a list. Four are unpacked at a time: what comes after the last card does not count. */
export const listHand = (state: State, seat: Seat, into: MoveBuffer): number => {
  const { cells, left } = state;
  const hand = state.handAt(seat);
  unpackFour(cellAt(cells, hand), into, 0);
  if (left > 4) unpackFour(cellAt(cells, hand + 1), into, 4);
  if (left > 8) unpackFour(cellAt(cells, hand + 2), into, 8);
  return left;
};

function unpackFour(cell: number, into: Int32Array, from: number): void {
  into[from] = cell & 0xff;
  into[from + 1] = (cell >> 8) & 0xff;
  into[from + 2] = (cell >> 16) & 0xff;
  into[from + 3] = cell >> 24;
}

/** Takes a card out of a hand whose last card is the `last`-th, counted from 0: that one moves to its place. */
export const discard = (state: State, seat: Seat, last: number, card: number): void => {
  const { cells } = state;
  const hand = state.handAt(seat);
  const change = card ^ cardAt(cells, hand, last);
  // In no cell is the card looked for by a branch: one that cannot be predicted costs more.
  cells[hand] = replaced(cellAt(cells, hand), card, change);
  if (last > 3) cells[hand + 1] = replaced(cellAt(cells, hand + 1), card, change);
  if (last > 7) cells[hand + 2] = replaced(cellAt(cells, hand + 2), card, change);
};

/** A cell in which the card, if it is there, is changed by these bits. */
function replaced(cell: number, card: number, change: number): number {
  const apart = cell ^ Math.imul(card, EACH_BYTE); // 0 in the byte that is the card
  const found = ((EACH_HIGH_BIT - apart) >>> 7) & EACH_BYTE; // 1 there, else 0
  return cell ^ Math.imul(found, change);
}

const EACH_BYTE = 0x01010101;
const EACH_HIGH_BIT = 0x80808080;

/** How many cards a seat holds. In a draft that follows from how many have been picked (S15). */
export function handSize(state: State, seat: Seat): number {
  if (state.phase !== Phase.draft) return state.left;
  const order = (seat - firstDrafter(state) + state.seats) % state.seats;
  return Math.floor((state.count + state.seats - 1 - order) / state.seats);
}

/** The cards of a seat's hand, in no particular order. */
export function handOf(state: State, seat: Seat): number[] {
  const hand: number[] = [];
  for (let i = 0; i < handSize(state, seat); i++) hand.push(cardIn(state, seat, i));
  return hand;
}

export function holds(state: State, seat: Seat, card: number): boolean {
  const size = handSize(state, seat);
  for (let i = 0; i < size; i++) if (cardIn(state, seat, i) === card) return true;
  return false;
}

// Which cards of a draft have been picked; filled whenever it is asked for.
const picked = new Uint8Array(CARDS + 1);

/** S14: writes the cards that are still open in a draft, in rising order, and returns how many. */
export function openCards(state: State, into: { [i: number]: number }): number {
  picked.fill(0);
  for (let seat = 0; seat < state.seats; seat++) for (const card of handOf(state, seat)) picked[card] = 1;
  let count = 0;
  for (let card = 1; card <= state.deck; card++) if (picked[card] === 0) into[count++] = card;
  return count;
}

/** S14: the cards that are still open in a draft, in rising order. */
export function openOf(state: State): number[] {
  const open: number[] = [];
  openCards(state, open);
  return open;
}
