import { cellAt, type Seat } from '@bullpen/engine';
import { cardOfKey, seatOfKey } from './queue.ts';
import { type PackedRow, placeOf, startsOf } from './rows.ts';
import type { State } from './state.ts';

/*
 * The cards placed in this round, in order, each in one number: `card << 16 | place of the row << 12 | took << 8 | seat`. Who
 * took what, and what lies in the rows, follows from them: only views and events ask, so it is not kept.
 */

/**
 * A card that was placed: which, by whom, in which row (from 0), and whether its owner took the row (1). There are many in a
 * view, so they are kept short.
 */
export type Placed = readonly [card: number, seat: Seat, row: number, took: 0 | 1];

/** Notes the n-th card of the round: this key in this row. `took`, all bits or none: whether its owner takes the row. */
export const notePlaced = (state: State, n: number, key: number, row: PackedRow, took: number): void => {
  state.cells[state.placedAt(n)] = key | (row & 0x3000) | (took & 0x100);
};

/** The n-th card placed in this round: it reads as a key of the queue does, and `placeOf` says where its row lies. */
export const placedKey = (state: State, n: number): number => cellAt(state.cells, state.placedAt(n));

/** Whether the owner of such a card took its row; all bits or none. */
export const tookRow = (placed: number): number => -((placed >> 8) & 1);

/** The first cards placed in this round, this many of them. */
function placedCards(state: State, count: number): Placed[] {
  const packed = state.cells.slice(state.placedAt(0), state.placedAt(count));
  return packed.map((one) => [cardOfKey(one), seatOfKey(one), placeOf(one), ((one >> 8) & 1) as 0 | 1]);
}

/** Makes these the cards placed in this round. */
export function putPlaced(state: State, placed: readonly Placed[]): void {
  placed.forEach(([card, seat, place, took], n) => {
    state.cells[state.placedAt(n)] = (card << 16) | (place << 12) | (took << 8) | seat;
  });
  state.count = placed.length;
}

/** What lies on the table. */
export interface Laid {
  readonly placed: readonly Placed[];
  /** The cards of the rows, in the order in which they lie. */
  readonly rows: readonly (readonly number[])[];
  /** The cards in each seat's head pile (S9), in rising order. */
  readonly piles: readonly (readonly number[])[];
}

/** The table after the first cards of the round, this many of them. */
export function laid(state: State, count: number): Laid {
  const placed = placedCards(state, count);
  const rows = startsOf(state).map((start) => ({ cards: [start] }));
  const piles = Array.from({ length: state.seats }, (): number[] => []);
  for (const [card, seat, place, took] of placed) {
    const row = rows[place];
    if (took === 1) piles[seat]?.push(...(row?.cards.splice(0) ?? []));
    row?.cards.push(card);
  }
  for (const pile of piles) pile.sort((a, b) => a - b);
  return { placed, rows: rows.map(({ cards }) => cards), piles };
}
