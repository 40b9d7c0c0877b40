import { ROWS } from './material.ts';
import { placedCards, type State } from './state.ts';

/*
 * What lies on the table, told from the cards that were placed in this round. Only views and events ask for it, so the
 * state does not keep it.
 */

/** The cards of the rows, in the order in which they lie, when so many cards had been placed. */
export const rowsOf = (state: State, count: number): number[][] => lay(state, count).rows;

/** The cards in each seat's head pile (S9), in rising order. */
export const pilesOf = (state: State, count: number): number[][] =>
  lay(state, count).piles.map((pile) => pile.sort((a, b) => a - b));

function lay(state: State, count: number): { rows: number[][]; piles: number[][] } {
  const rows = Array.from({ length: ROWS }, (_, place) => [state.cells[state.startAt(place)]!]);
  const piles = Array.from({ length: state.seats }, (): number[] => []);
  for (const { card, seat, row, took } of placedCards(state, count)) {
    if (took) piles[seat]!.push(...rows[row]!.splice(0));
    rows[row]!.push(card);
  }
  return { rows, piles };
}
