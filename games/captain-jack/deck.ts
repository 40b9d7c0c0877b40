import { cellAt, deckCard } from '@bullpen/engine';
import { CARDS } from './material.ts';
import type { State } from './state.ts';

/* The deck lies at the end of the cells for cards, its top at `next`. */

/** Makes these cards, from this one on, the deck, the top first. */
export function putDeck(state: State, kinds: ArrayLike<number>, from: number): void {
  const size = kinds.length - from;
  state.next = CARDS - size;
  for (let i = 0; i < size; i++) state.cells[state.next + i] = deckCard(kinds, from + i);
}

/** Takes the top card. */
export const drawCard = (state: State): number => cellAt(state.cells, state.next++);

/** The i-th card that is left, the top first. */
export const deckCardIn = (state: State, i: number): number => cellAt(state.cells, state.next + i);

/** How many cards are left. */
export const deckSize = (state: State): number => CARDS - state.next;

/** The cards that are left, the top first. */
export const deckOf = (state: State): number[] => state.cells.slice(state.next, CARDS);
