import { cellAt, deckCard } from '@bullpen/engine';
import type { State } from './state.ts';

/* The stack: `stack` of a state is its top card, and the cell of a card in it names the card below, 0 for the last one. */

/** Makes these cards, from this one on, the stack, the top first. */
export function putStack(state: State, cards: Uint8Array, from: number): void {
  state.stack = 0;
  state.stackSize = cards.length - from;
  for (let i = cards.length - 1; i >= from; i--) {
    const card = deckCard(cards, i);
    state.cells[card] = state.stack;
    state.stack = card;
  }
}

/** Takes the top card. */
export const drawCard = (state: State): number => {
  const card = state.stack;
  state.stack = cellAt(state.cells, card);
  state.stackSize--;
  return card;
};
