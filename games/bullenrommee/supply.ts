import { cellAt } from '@bullpen/engine';
import { putInStock, putOpen } from './cards.ts';
import type { State } from './state.ts';

/*
 * The supply: the stock, and the open cards beside it in the order in which they lie. The list of the stock is made for a deal
 * and shared by clones, since nothing changes it: `stock` of a state says how many of its cards are left.
 */

/** B3: makes these cards the stock, the top last. */
export function putStock(state: State, cards: readonly number[]): void {
  for (const card of cards) putInStock(state, card);
  state.pile = cards;
  state.stock = cards.length;
}

/** Takes the top card of the stock. */
export const drawCard = (state: State): number => cellAt(state.pile, --state.stock);

/** B3: makes these the open cards. */
export function putOpenCards(state: State, cards: readonly number[]): void {
  state.open = 0;
  for (const card of cards) placeOpen(state, state.open++, card);
}

/** An open card, in the order in which they lie. */
export const openCard = (state: State, i: number): number => state.cells[state.openAt(i)]!;

export const openOf = (state: State): number[] =>
  Array.from({ length: state.open }, (_, i) => openCard(state, i));

function placeOpen(state: State, i: number, card: number): void {
  putOpen(state, card);
  state.cells[state.openAt(i)] = card;
}

/** B6: an open card goes; the stock fills its place while it lasts, then the others move up. Gives the card that fills it. */
export const removeOpen = (state: State, card: number): number | null => {
  let i = 0;
  while (openCard(state, i) !== card) i++;
  if (state.stock > 0) {
    const fill = drawCard(state);
    placeOpen(state, i, fill);
    return fill;
  }
  state.open--;
  for (; i < state.open; i++) state.cells[state.openAt(i)] = openCard(state, i + 1);
  return null;
};

/** B7: whether there is nothing left to take. */
export const isSupplyGone = (state: State): boolean => state.stock + state.open === 0;
