import { type Match, type Seat, type Seats, zeros } from '@bullpen/engine';
import { CARDS } from './material.ts';
import type { Options } from './options.ts';
import { PILE_CELLS } from './piles.ts';

/**
 * What the table is waiting for: a card, answers to a Jack (C12), or the name of the seat that gets the pile of eleven.
 */
export const Phase = { place: 0, answer: 1, give: 2, over: 3 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of Captain Jack. All that a deal holds stands in `cells`, one flat array of small integers, so that a clone is
 * one copy. It is laid out as follows:
 *
 *  - 72 cells for the cards. The deck lies at the end of them, its top at `next`. The cards on the table fill them from
 *    the front, in the order in which they were placed, each with a link to the card under it. They never reach the deck,
 *    since a card must have left it to be placed;
 *  - a block for each seat: its hand, the size of that, the cards that it has taken, its total;
 *  - the piles packed, in the order in which they lie.
 *
 * Each of these has a module that reads and writes it: `deck.ts`, `hand.ts` and `piles.ts`. The methods that end in `At` say
 * where it is, and are for those modules alone.
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.place;
  deal = 0;
  /** The seats that have to move. */
  acting: Seats = 0;
  /** The seats that hold cards. */
  holding: Seats = 0;
  /** The seat whose turn it is; it stays so while a Jack is answered. */
  turn: Seat = 0;
  /** How many piles lie on the table. */
  piles = 0;
  /** The pile that has come to eleven, while it is to be answered or given. */
  at = 0;
  /** The cell of the deck's top card. */
  next = 0;
  /** The first cell that is free for a placed card. */
  free = 0;
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? zeros(LENGTH);
  }

  /** How many cards a seat holds. */
  size(seat: Seat): number {
    return this.cells[SIZE + seat * STRIDE]!;
  }

  setSize(seat: Seat, size: number): void {
    this.cells[SIZE + seat * STRIDE] = size;
  }

  /** How many cards a seat has taken in this deal. */
  taken(seat: Seat): number {
    return this.cells[TAKEN + seat * STRIDE]!;
  }

  setTaken(seat: Seat, taken: number): void {
    this.cells[TAKEN + seat * STRIDE] = taken;
  }

  /** How many cards a seat took in earlier deals. */
  total(seat: Seat): number {
    return this.cells[TOTAL + seat * STRIDE]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[TOTAL + seat * STRIDE] = total;
  }

  handAt(seat: Seat): number {
    return SEATS + seat * STRIDE;
  }

  pileAt(pile: number): number {
    return PILES + pile;
  }
}

// The layout.
const SEATS: number = CARDS;
const SIZE: number = SEATS + 3;
const TAKEN: number = SEATS + 4;
const TOTAL: number = SEATS + 5;
const STRIDE = 6;
const PILES: number = SEATS + 6 * STRIDE;
const LENGTH: number = PILES + PILE_CELLS;

/** The seat that begins this deal: C3, C17. */
export const firstSeat = (state: State): Seat => (state.deal - 1) % state.match.seats;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.deal = state.deal;
  copy.acting = state.acting;
  copy.holding = state.holding;
  copy.turn = state.turn;
  copy.piles = state.piles;
  copy.at = state.at;
  copy.next = state.next;
  copy.free = state.free;
  return copy;
}
