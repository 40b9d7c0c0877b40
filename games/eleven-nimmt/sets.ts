import { CARDS } from './material.ts';

/*
 * A set of cards is ten cells of twenty bits each. The lowest ten bits of a cell are ten cards, card 1 the lowest of the
 * first cell; the highest ten are those of the next cell again, around the ring. So the ten cards that may follow any card
 * lie side by side in one cell, and are found in one step.
 */
const CELLS = 10;
const BITS = 10;
const OWN = (1 << BITS) - 1;

/** How many cells a set takes. */
export const SET_CELLS: number = CELLS;

// For each card: its cell, the cell before that, and its bit.
const cellOf: Uint8Array = Uint8Array.from(
  { length: CARDS + 1 },
  (_, card) => Math.floor((card + 99) / BITS) % CELLS,
);
const cellBefore: Uint8Array = cellOf.map((cell) => (cell + CELLS - 1) % CELLS);
const bitOf: Uint16Array = Uint16Array.from(cellOf, (cell, card) => 1 << Math.max(card - 1 - cell * BITS, 0));

export const has = (cells: readonly number[], set: number, card: number): boolean =>
  (cells[set + cellOf[card]!]! & bitOf[card]!) !== 0;

export function add(cells: number[], set: number, card: number): void {
  const at = set + cellOf[card]!;
  const before = set + cellBefore[card]!;
  cells[at] = cells[at]! | bitOf[card]!;
  cells[before] = cells[before]! | (bitOf[card]! << BITS);
}

export function remove(cells: number[], set: number, card: number): void {
  const at = set + cellOf[card]!;
  const before = set + cellBefore[card]!;
  cells[at] = cells[at]! & ~bitOf[card]!;
  cells[before] = cells[before]! & ~(bitOf[card]! << BITS);
}

export function clear(cells: number[], set: number): void {
  for (let i = 0; i < CELLS; i++) cells[set + i] = 0;
}

/** The cards of a set, in rising order. */
export function cardsOf(cells: readonly number[], set: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < CELLS; i++)
    for (let bits = cells[set + i]! & OWN; bits !== 0; bits &= bits - 1)
      cards.push(i * BITS + lowestBit(bits) + 1);
  return cards;
}

/** The number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * Which of the ten cards that follow this one around the ring are in the set: bit 0 is the card right after it.
 */
export function following(cells: readonly number[], set: number, card: number, count: number): number {
  const from = card === CELLS * BITS ? 0 : card;
  const cell = (from * 205) >> 11;
  return (cells[set + cell]! >> (from - cell * BITS)) & ((1 << count) - 1);
}
