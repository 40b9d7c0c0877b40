import type { Match, Seat, Seats } from '@bullpen/engine';
import { CARDS, HAND, highestCard, ROW_LENGTH, ROWS } from './material.ts';
import type { Options } from './options.ts';

/** What the table is waiting for. */
export const Phase = { draft: 0, lay: 1, row: 2, over: 3 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 6 nimmt!. All that a round holds stands in `cells`, one flat array of small integers, so that a clone is one
 * copy. It is laid out as follows:
 *
 *  - `cells[card]`: where the card is (see `Where`);
 *  - the four rows packed, sorted by their last card, so that a card's row is found without a loop;
 *  - five places for each row, in the order in which the rows lie;
 *  - a block for each seat: its hand, its choice, its place in the queue, its points and its total.
 */
export class State {
  readonly match: Match<Options>;
  readonly deck: number;
  phase: Phase = Phase.lay;
  round = 0;
  /** The seats that have to move. */
  acting: Seats = 0;
  /** How many cards each hand still holds. A chosen card stays in the hand until it is revealed. In a draft: full laps. */
  left = 0;
  /** While a card is too low (S8): its place in the queue. In a draft: how many cards have been picked. */
  at = 0;
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.deck = highestCard(match);
    this.cells = cells ?? new Array<number>(SEATS + match.seats * STRIDE).fill(0);
  }
}

/** Where a card is. Any higher value is a place in a hand: the cell that holds the card. */
export const Where = {
  /** Not in this round, or not seen by anybody. */
  hidden: 0,
  /** Lying open in a draft. */
  open: 1,
  /** In a row, or on its way there. */
  table: 2,
  /** In a head pile: this plus the seat. */
  pile: 3,
} as const;

// The layout. These constants stay private to this file: an engine folds a module's own constants into the code, but must
// look up imported ones again and again.
const TABLE: number = CARDS + 1;
const ROW_CARDS: number = TABLE + ROWS;
const PLACES: number = ROW_LENGTH;
const SEATS: number = ROW_CARDS + ROWS * ROW_LENGTH;
const CHOICE: number = SEATS + HAND;
const QUEUE: number = SEATS + HAND + 1;
const POINTS: number = SEATS + HAND + 2;
const TOTAL: number = SEATS + HAND + 3;
const STRIDE: number = HAND + 4;

/** The packed rows, from 0, in the order of their last cards. */
export const rowAt = (order: number): number => TABLE + order;
/** A card of a row: the row in the order in which the rows lie, the card from 0. */
export const rowCardAt = (place: number, i: number): number => ROW_CARDS + place * PLACES + i;
/** The first cell of a seat's hand. */
export const handAt = (seat: Seat): number => SEATS + seat * STRIDE;
/** The card that a seat has chosen, 0 if none. */
export const choiceAt = (seat: Seat): number => CHOICE + seat * STRIDE;
/** The cards of a turn in the order of S4, each with its seat: `card << 16 | seat`. */
export const queueAt = (i: number): number => QUEUE + i * STRIDE;
/** The heads that a seat has taken in this round. */
export const pointsAt = (seat: Seat): number => POINTS + seat * STRIDE;
/** The heads that a seat took in earlier rounds. */
export const totalAt = (seat: Seat): number => TOTAL + seat * STRIDE;

/** A row in one number, ordered by its last card: `last << 16 | place << 12 | length << 8 | heads`. */
export const packRow = (last: number, place: number, length: number, rowHeads: number): number =>
  (last << 16) | (place << 12) | (length << 8) | rowHeads;
export const placeOf = (row: number): number => (row >> 12) & 3;
export const lengthOf = (row: number): number => (row >> 8) & 7;
export const headsOf = (row: number): number => row & 0xff;

/** The seat that drafts first in this round: S15. */
export const firstDrafter = (state: State): Seat => (state.round - 1) % state.match.seats;

/** How many cards this seat holds. */
export function handSize(state: State, seat: Seat): number {
  if (state.phase !== Phase.draft) return state.left;
  const { seats } = state.match;
  const order = (seat - firstDrafter(state) + seats) % seats;
  return Math.floor((state.at + seats - 1 - order) / seats);
}

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.round = state.round;
  copy.acting = state.acting;
  copy.left = state.left;
  copy.at = state.at;
  return copy;
}
