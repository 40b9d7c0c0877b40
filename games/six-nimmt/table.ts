import { ROWS } from './material.ts';
import { type Placed, placedCards, type State } from './state.ts';

/** What lies on the table. Only views and events ask for it, so the state keeps just the cards placed in this round. */
export interface Laid {
  readonly placed: readonly Placed[];
  /** The cards of the rows, in the order in which they lie. */
  readonly rows: readonly number[][];
  /** The cards in each seat's head pile (S9), in rising order. */
  readonly piles: readonly number[][];
}

/** The table when so many cards had been placed. */
export function laid(state: State, count: number): Laid {
  const placed = placedCards(state, count);
  const rows = Array.from({ length: ROWS }, (_, place) => [state.cells[state.startAt(place)]!]);
  const piles = Array.from({ length: state.seats }, (): number[] => []);
  for (const [card, seat, row, took] of placed) {
    if (took === 1) piles[seat]!.push(...rows[row]!.splice(0));
    rows[row]!.push(card);
  }
  for (const pile of piles) pile.sort((a, b) => a - b);
  return { placed, rows, piles };
}
