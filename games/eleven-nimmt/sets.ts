import { CARDS } from './material.ts';
import { wordTable } from './tables.ts';

/*
 * A set of cards is five cells of thirty bits each. The lowest twenty bits of a cell are twenty cards, card 1 the lowest of
 * the first cell; the highest ten are the first ten cards of the next cell once more, around the ring. So the ten cards
 * that may follow any card stand side by side in one cell.
 */
const CELLS = 5;
const OWN = 20;
const AGAIN = 10;
const ALL = (1 << (OWN + AGAIN)) - 1;

/** How many cells a set takes. */
export const SET_CELLS: number = CELLS;

// Where a card stands in every set: `cell << 5 | bit`, among the cell's own twenty; above that, the cell before.
const places: Int32Array = wordTable(CARDS + 1, (card) => {
  const cell = Math.floor((card - 1) / OWN);
  return card === 0 ? 0 : (((cell + CELLS - 1) % CELLS) << 8) | (cell << 5) | ((card - 1) % OWN);
});
const cellIn = (place: number): number => (place >> 5) & 7;
const cellBefore = (place: number): number => place >> 8;
// A shift goes by the lowest five bits of its right side.
const bitIn = (place: number): number => 1 << place;

/** Where a card stands in every set: `cell << 5 | bit`, among the cell's own twenty. */
export const placeOf = (card: number): number => places[card]! & 0xff;

/** The card that stands in a place, be it one of the cell's own or one of the next. */
export const cardAt = (place: number): number => (((place >> 5) * OWN + (place & 31)) % CARDS) + 1;

/** The number of the lowest bit that is set; −1 if none is. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const has = (cells: readonly number[], set: number, card: number): boolean =>
  (cells[set + cellIn(places[card]!)]! & bitIn(places[card]!)) !== 0;

// In the cell before stand only the first ten once more; the others fall off the end of `ALL`.
export function add(cells: number[], set: number, card: number): void {
  const place = places[card]!;
  const at = set + cellIn(place);
  const other = set + cellBefore(place);
  const bit = bitIn(place);
  cells[at] = cells[at]! | bit;
  cells[other] = cells[other]! | ((bit << OWN) & ALL);
}

export function remove(cells: number[], set: number, card: number): void {
  const place = places[card]!;
  const at = set + cellIn(place);
  const other = set + cellBefore(place);
  const bit = bitIn(place);
  cells[at] = cells[at]! & ~bit;
  cells[other] = cells[other]! & ~((bit << OWN) & ALL);
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
