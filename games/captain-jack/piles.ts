import { cellAt } from '@bullpen/engine';
import { MOST_PILES } from './material.ts';
import type { State } from './state.ts';

/*
 * The piles on the table, in the order in which they lie. A pile is one number, `top cell << 20 | size << 12 | kind on top << 8 |
 * value`, and a pile of no cards is 0. A placed card is one number too, `the cell of the card under it << 4 | kind`.
 */

/** A packed pile. */
export type Pile = number;

/** A pile of no cards. */
export const NO_CARDS: Pile = 0;

/** How many cells the piles take. */
export const PILE_CELLS: number = MOST_PILES;

const packPile = (cell: number, size: number, top: number, value: number): Pile =>
  (cell << 20) | (size << 12) | (top << 8) | value;
const cellOf = (pile: Pile): number => pile >> 20;
export const lengthOf = (pile: Pile): number => (pile >> 12) & 0xff;
export const topOf = (pile: Pile): number => (pile >> 8) & 0xf;
export const worthOf = (pile: Pile): number => pile & 0xff;

const packCard = (kind: number, under: number): number => (under << 4) | kind;
const kindIn = (card: number): number => card & 0xf;
const underOf = (card: number): number => card >> 4;

/** One of the piles, from 0. */
export const pileIn = (state: State, i: number): Pile => state.cells[state.pileAt(i)]!;

export const putPile = (state: State, i: number, pile: Pile): void => {
  state.cells[state.pileAt(i)] = pile;
};

/** A pile goes; those behind it move up. */
export const removePile = (state: State, i: number): void => {
  const { cells } = state;
  const last = state.pileAt(--state.piles);
  for (let at = state.pileAt(i); at < last; at++) cells[at] = cellAt(cells, at + 1);
};

/** A card comes onto a pile, and makes it worth `value`. Gives the pile as it is now. */
export const stack = (state: State, pile: Pile, kind: number, value: number): Pile => {
  const cell = state.free++;
  state.cells[cell] = packCard(kind, cellOf(pile));
  return packPile(cell, lengthOf(pile) + 1, kind, value);
};

/** The kinds in a pile, from the bottom up. */
export function cardsOf({ cells }: State, pile: Pile): number[] {
  const kinds: number[] = [];
  let cell = cellOf(pile);
  for (let i = lengthOf(pile); i > 0; i--) {
    const card = cellAt(cells, cell);
    kinds.push(kindIn(card));
    cell = underOf(card);
  }
  return kinds.reverse();
}

/** Writes the kinds in a pile, from the bottom up, from this place on. */
export function writeCards({ cells }: State, pile: Pile, into: Int16Array, from: number): void {
  let cell = cellOf(pile);
  for (let at = from + lengthOf(pile) - 1; at >= from; at--) {
    const card = cellAt(cells, cell);
    into[at] = kindIn(card);
    cell = underOf(card);
  }
}

/** C5: whether a pile's top is identical to a card of this kind. */
export function liesOnTop(state: State, kind: number): boolean {
  for (let i = 0; i < state.piles; i++) if (topOf(pileIn(state, i)) === kind) return true;
  return false;
}
