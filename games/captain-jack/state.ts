import type { Match, Seat, Seats } from '@bullpen/engine';
import { CARDS, MOST_PILES } from './material.ts';
import type { Options } from './options.ts';

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
    this.cells = cells ?? new Array<number>(LENGTH).fill(0);
  }
}

// The layout. These constants stay private to this file: an engine folds a module's own constants into the code, but must
// look up imported ones again and again.
const SEATS: number = CARDS;
const SIZE: number = SEATS + 3;
const TAKEN: number = SEATS + 4;
const TOTAL: number = SEATS + 5;
const STRIDE = 6;
const PILES: number = SEATS + 6 * STRIDE;
const LENGTH: number = PILES + MOST_PILES;

/** The first cell of a seat's hand. */
export const handAt = (seat: Seat): number => SEATS + seat * STRIDE;
/** How many cards a seat holds. */
export const sizeAt = (seat: Seat): number => SIZE + seat * STRIDE;
/** How many cards a seat has taken in this deal. */
export const takenAt = (seat: Seat): number => TAKEN + seat * STRIDE;
/** How many cards a seat took in earlier deals. */
export const totalAt = (seat: Seat): number => TOTAL + seat * STRIDE;
/** The packed piles, from 0, in the order in which they lie. */
export const pileAt = (pile: number): number => PILES + pile;

/** A pile in one number: `top cell << 20 | size << 12 | kind on top << 8 | value`. A pile of no cards is 0. */
export const packPile = (cell: number, size: number, top: number, value: number): number =>
  (cell << 20) | (size << 12) | (top << 8) | value;
const cellOf = (pile: number): number => pile >> 20;
export const lengthOf = (pile: number): number => (pile >> 12) & 0xff;
export const topOf = (pile: number): number => (pile >> 8) & 0xf;
export const worthOf = (pile: number): number => pile & 0xff;

/** A placed card in one number: `the cell of the card under it << 4 | kind`. */
const packCard = (kind: number, under: number): number => (under << 4) | kind;
const kindIn = (card: number): number => card & 0xf;
const underOf = (card: number): number => card >> 4;

/** The seat that begins this deal: C3, C17. */
export const firstSeat = (state: State): Seat => (state.deal - 1) % state.match.seats;

/** The kinds in a pile, from the bottom up. */
export function cardsOf({ cells }: State, pile: number): number[] {
  const kinds: number[] = [];
  let cell = cellOf(pile);
  for (let i = lengthOf(pile); i > 0; i--) {
    kinds.push(kindIn(cells[cell]!));
    cell = underOf(cells[cell]!);
  }
  return kinds.reverse();
}

/** A card comes onto a pile, and makes it worth `value`. Gives the pile as it is now. */
export function stack(state: State, pile: number, kind: number, value: number): number {
  const cell = state.free++;
  state.cells[cell] = packCard(kind, cellOf(pile));
  return packPile(cell, lengthOf(pile) + 1, kind, value);
}

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
