import { HAND } from './material.ts';

/*
 * A hand is packed, four cards to a cell, a byte each: so a state is small, and four cards are looked at in one step. What
 * stands behind the cards that a hand has means nothing.
 */

/** How many cells a hand takes. */
export const HAND_CELLS: number = Math.ceil(HAND / 4);

/** The i-th card of the hand that begins at this cell. */
export const cardAt = (cells: readonly number[], hand: number, i: number): number =>
  (cells[hand + (i >> 2)]! >> ((i & 3) << 3)) & 0xff;

/** Makes a card the i-th of the hand that begins at this cell. */
export function putCard(cells: number[], hand: number, i: number, card: number): void {
  const at = hand + (i >> 2);
  const shift = (i & 3) << 3;
  cells[at] = (cells[at]! & ~(0xff << shift)) | (card << shift);
}

/** Four cards, from this place of a list on, as one cell. */
export const packFour = (cards: ArrayLike<number>, from: number): number =>
  cards[from]! | (cards[from + 1]! << 8) | (cards[from + 2]! << 16) | (cards[from + 3]! << 24);

/** Writes the four cards of a cell into a list, from this place on. */
export function unpackFour(cell: number, into: Int32Array, from: number): void {
  into[from] = cell & 0xff;
  into[from + 1] = (cell >> 8) & 0xff;
  into[from + 2] = (cell >> 16) & 0xff;
  into[from + 3] = cell >> 24;
}

/** Takes a card out of a hand whose last card is the `last`-th, counted from 0: that one moves to its place. */
export function discard(cells: number[], hand: number, last: number, card: number): void {
  const change = card ^ cardAt(cells, hand, last);
  // In no cell is the card looked for by a branch: one that cannot be foretold costs more.
  cells[hand] = replaced(cells[hand]!, card, change);
  if (last > 3) cells[hand + 1] = replaced(cells[hand + 1]!, card, change);
  if (last > 7) cells[hand + 2] = replaced(cells[hand + 2]!, card, change);
}

/** A cell in which the card, if it is there, is changed by these bits. */
function replaced(cell: number, card: number, change: number): number {
  const apart = cell ^ Math.imul(card, EACH_BYTE); // 0 in the byte that is the card
  const found = ((EACH_HIGH_BIT - apart) >>> 7) & EACH_BYTE; // 1 there, else 0
  return cell ^ Math.imul(found, change);
}

const EACH_BYTE = 0x01010101;
const EACH_HIGH_BIT = 0x80808080;
