import { cellAt, deckCard } from '@bullpen/engine';
import { heads, ROW_LENGTH, ROWS } from './material.ts';
import { sortFour } from './sort.ts';
import type { State } from './state.ts';

/*
 * The four rows. Each is packed into one number that compares as its last card does,
 * `last << 16 | place << 12 | length << 8 | heads`, and they are kept sorted by that card: so the row of a card is found
 * without a loop. The place, from 0, says where a row lies on the table.
 */

/** A packed row. */
export type PackedRow = number;

/** A list that begins with the four rows, the one with the lowest last card first. */
export type Rows = readonly PackedRow[];

export const packRow = (last: number, place: number, length: number, rowHeads: number): PackedRow =>
  (last << 16) | (place << 12) | (length << 8) | rowHeads;
export const lastOf = (row: PackedRow): number => row >> 16;
export const placeOf = (row: PackedRow): number => (row >> 12) & 3;
export const lengthOf = (row: PackedRow): number => (row >> 8) & 7;
export const headsOf = (row: PackedRow): number => row & 0xff;

/** One of the rows, in the order of their last cards. */
export const rowIn = (rows: Rows, order: number): PackedRow => rows[order]! | 0;

/**
 * S5, S6: which of the four rows a card goes to, in the order of their last cards; −1 if it is lower than all of them (S8). It
 * is the last of those that end in a lower card, so it is enough to count these: a branch that cannot be predicted would cost
 * more. A card may carry its owner, see `queue.ts`.
 */
export const fitAmong = (a: PackedRow, b: PackedRow, c: PackedRow, d: PackedRow, key: number): number =>
  ((a - key) >>> 31) + ((b - key) >>> 31) + ((c - key) >>> 31) + ((d - key) >>> 31) - 1;

export const fit = (rows: Rows, key: number): number =>
  fitAmong(rowIn(rows, 0), rowIn(rows, 1), rowIn(rows, 2), rowIn(rows, 3), key);

/** A card alone, to compare with rows. */
export const keyOfCard = (card: number): number => card << 16;

/** All bits if two numbers are the same, else none. */
const sameOrNone = (a: number, b: number): number => ((a ^ b) - 1) >> 31;

/** S7: whether the next card takes the row; all bits or none. */
export const isFull = (row: PackedRow): number => sameOrNone(lengthOf(row), ROW_LENGTH);

/** The row with one more card. `taken`, all bits or none: whether the others have been taken out of it before. */
const extend = (row: PackedRow, key: number, taken: number): PackedRow =>
  (key & 0xff0000) | ((row & (0x3000 | (0xfff & ~taken))) + 0x100 + heads(key >> 16));

/** Puts a card into the row that `fit` found. `taken`, all bits or none: whether the row is taken first. */
export const lay = (state: State, order: number, row: PackedRow, key: number, taken: number): void => {
  state.cells[order] = extend(row, key, taken);
};

/** S8: the row that lies at this place. */
export const rowAtPlace = (rows: Rows, place: number): PackedRow => {
  const isB = sameOrNone(placeOf(rowIn(rows, 1)), place);
  const isC = sameOrNone(placeOf(rowIn(rows, 2)), place);
  const isD = sameOrNone(placeOf(rowIn(rows, 3)), place);
  return rowIn(rows, (1 & isB) + (2 & isC) + (3 & isD));
};

/** S8: a card that is lower than all the rows starts one of them again, which becomes the first; those before it move up. */
export const startAgain = (state: State, row: PackedRow, key: number): void => {
  const { cells, rows } = state;
  const a = rowIn(rows, 0);
  const b = rowIn(rows, 1);
  const c = rowIn(rows, 2);
  const d = rowIn(rows, 3);
  const isB = sameOrNone(b, row);
  const isC = sameOrNone(c, row);
  const isD = sameOrNone(d, row);
  cells[0] = extend(row, key, -1);
  cells[1] = b ^ ((a ^ b) & (isB | isC | isD));
  cells[2] = c ^ ((b ^ c) & (isC | isD));
  cells[3] = d ^ ((c ^ d) & isD);
};

/** S2: four cards, from this place of a list on, start the rows in their order on the table. */
export const startRows = (state: State, cards: ArrayLike<number>, from: number): void => {
  const { cells } = state;
  for (let place = 0; place < ROWS; place++) {
    const card = deckCard(cards, from + place);
    cells[state.startAt(place)] = card;
    cells[place] = packRow(card, place, 1, heads(card));
  }
  sortFour(cells, 0);
};

/** The card that started the row that lies here. */
export const startIn = (state: State, place: number): number => cellAt(state.cells, state.startAt(place));

/** The cards that started the rows, in the order of the rows on the table. */
export const startsOf = (state: State): number[] => state.cells.slice(state.startAt(0), state.startAt(ROWS));

/** Lays out rows that are known card by card, in their order on the table, and the cards that started them. */
export function layOut(state: State, starts: readonly number[], rows: readonly (readonly number[])[]): void {
  startRows(state, starts, 0);
  rows.forEach((cards, place) => {
    const rowHeads = cards.reduce((sum, card) => sum + heads(card), 0);
    state.cells[place] = packRow(cards.at(-1) ?? 0, place, cards.length, rowHeads);
  });
  sortFour(state.cells, 0);
}
