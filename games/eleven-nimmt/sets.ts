import { CARDS } from './material.ts';

/*
 * A set of cards is five cells of thirty bits each. The lowest twenty bits of a cell are twenty cards, card 1 the lowest of
 * the first cell; the highest ten are the first ten cards of the next cell once more, around the ring. So the ten cards
 * that may follow any card stand side by side in one cell.
 */
const CELLS = 5;
const OWN = 20;
const AGAIN = 10;

/** How many cells a set takes. */
export const SET_CELLS: number = CELLS;

// For each card: its cell and its bit there, and the cell before that and its bit there, 0 if it has none.
const cellOf: Uint8Array = new Uint8Array(CARDS + 1);
const bitOf: Int32Array = new Int32Array(CARDS + 1);
const otherCellOf: Uint8Array = new Uint8Array(CARDS + 1);
const otherBitOf: Int32Array = new Int32Array(CARDS + 1);
for (let card = 1; card <= CARDS; card++) {
  const cell = Math.floor((card - 1) / OWN);
  const at = (card - 1) % OWN;
  cellOf[card] = cell;
  bitOf[card] = 1 << at;
  otherCellOf[card] = (cell + CELLS - 1) % CELLS;
  otherBitOf[card] = at < AGAIN ? 1 << (OWN + at) : 0;
}

/** Where a card stands in every set: `cell << 5 | bit`, among the cell's own twenty. */
export const placeOf = (card: number): number => (cellOf[card]! << 5) | lowestBit(bitOf[card]!);

/** The card that stands in a place, be it one of the cell's own or one of the next. */
export const cardAt = (place: number): number => (((place >> 5) * OWN + (place & 31)) % CARDS) + 1;

/** The number of the lowest bit that is set; −1 if none is. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const has = (cells: readonly number[], set: number, card: number): boolean =>
  (cells[set + cellOf[card]!]! & bitOf[card]!) !== 0;

export function add(cells: number[], set: number, card: number): void {
  const at = set + cellOf[card]!;
  const other = set + otherCellOf[card]!;
  cells[at] = cells[at]! | bitOf[card]!;
  cells[other] = cells[other]! | otherBitOf[card]!;
}

export function remove(cells: number[], set: number, card: number): void {
  const at = set + cellOf[card]!;
  const other = set + otherCellOf[card]!;
  cells[at] = cells[at]! & ~bitOf[card]!;
  cells[other] = cells[other]! & ~otherBitOf[card]!;
}

export function clear(cells: number[], set: number): void {
  for (let i = 0; i < CELLS; i++) cells[set + i] = 0;
}

/** The cards of a set, in rising order. */
export function cardsOf(cells: readonly number[], set: number): number[] {
  const cards: number[] = [];
  sumOf(cells, set, (card) => cards.push(card));
  return cards;
}

/** The sum of something over the cards of a set, taken in rising order. */
export function sumOf(cells: readonly number[], set: number, of: (card: number) => number): number {
  let sum = 0;
  for (let i = 0; i < CELLS; i++)
    for (let bits = cells[set + i]! & ((1 << OWN) - 1); bits !== 0; bits &= bits - 1)
      sum += of(i * OWN + lowestBit(bits) + 1);
  return sum;
}
