import type { Match, Seat, Seats } from '@bullpen/engine';
import { cardAt, HAND_CELLS } from './hands.ts';
import { CARDS, HAND, highestCard, MOST_SEATS, ROWS } from './material.ts';
import type { Options } from './options.ts';

/** What the table is waiting for. */
export const Phase = { draft: 0, lay: 1, row: 2, over: 3 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 6 nimmt!. All that a round holds stands in `cells`, a flat array of small integers, so that a clone is one
 * copy; the methods say where. The four rows are packed into one number each and kept sorted by their last card, so that
 * a card's row is found without a loop. Who took what follows from the cards placed, so it is not kept.
 */
export class State {
  // `declare`: fields that hold what the constructor gives them from the beginning, which engines handle faster.
  declare readonly match: Match<Options>;
  declare readonly seats: number;
  /** The highest card in use. */
  declare readonly deck: number;
  phase: Phase = Phase.lay;
  round = 0;
  /** The seats that have to move. */
  acting: Seats = 0;
  /** How many cards each hand holds, a draft aside. A chosen card stays in the hand until it is revealed. */
  left = 0;
  /** How many cards have been placed in this round; in a draft, how many have been picked. */
  count = 0;
  declare readonly cells: number[];
  declare readonly placedFrom: number;

  constructor(match: Match<Options>, cells?: number[]) {
    const { seats } = match;
    this.match = match;
    this.seats = seats;
    this.deck = highestCard(match);
    this.placedFrom = SEATS + seats * EACH_SEAT;
    this.cells = cells ?? zeros(this.placedFrom + seats * HAND);
  }

  /** The packed rows, lowest last card first. */
  rowAt(order: number): number {
    return order;
  }

  /** The cards that started the rows, in the order in which the rows lie. */
  startAt(place: number): number {
    return STARTS + place;
  }

  /**
   * The cards of a turn (`queueKey`): before it is played, by seats, what each has chosen, which means nothing while the seat
   * has to act; then in the order in which they are placed.
   */
  queueAt(i: number): number {
    return QUEUE + i;
  }

  /** The first cell of a seat's hand (`hands.ts`). */
  handAt(seat: Seat): number {
    return SEATS + seat * EACH_SEAT;
  }

  /** The heads that a seat has taken in this round. */
  pointsAt(seat: Seat): number {
    return POINTS + seat * EACH_SEAT;
  }

  /** The heads that a seat took in earlier rounds. */
  totalAt(seat: Seat): number {
    return TOTALS + seat * EACH_SEAT;
  }

  /** The cards placed in this round, in order (`packPlaced`). */
  placedAt(i: number): number {
    return this.placedFrom + i;
  }
}

const STARTS: number = ROWS;
const QUEUE: number = STARTS + ROWS;
const SEATS: number = QUEUE + MOST_SEATS;
const POINTS: number = SEATS + HAND_CELLS;
const TOTALS: number = POINTS + 1;
const EACH_SEAT: number = HAND_CELLS + 2;

/** An array without holes, which JavaScript engines handle faster than one made with a length. */
function zeros(length: number): number[] {
  const array: number[] = [];
  for (let i = 0; i < length; i++) array.push(0);
  return array;
}

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.round = state.round;
  copy.acting = state.acting;
  copy.left = state.left;
  copy.count = state.count;
  return copy;
}

/** A card that waits to be placed, with its owner. Keys sort like their cards. */
export const queueKey = (card: number, seat: Seat): number => (card << 16) | seat;
export const cardOfKey = (key: number): number => key >> 16;
export const seatOfKey = (key: number): Seat => key & 0xff;

/** A row in one number that compares with a key as its last card does: `last << 16 | place << 12 | length << 8 | heads`. */
export const packRow = (last: number, place: number, length: number, rowHeads: number): number =>
  (last << 16) | (place << 12) | (length << 8) | rowHeads;
export const placeOf = (row: number): number => (row >> 12) & 3;
export const lengthOf = (row: number): number => (row >> 8) & 7;
export const headsOf = (row: number): number => row & 0xff;

/** A row with one more card. `taken`, all bits or none: whether the others have been taken out of it before. */
export const rowWith = (row: number, key: number, cardHeads: number, taken: number): number =>
  (key & 0xff0000) | ((row & (0x3000 | (0xfff & ~taken))) + 0x100 + cardHeads);

/** S5, S6: how many of the rows at the front of the cells end in a lower card. They are sorted, so the last of those is the right one; none: S8. */
export const rowsBelow = (cells: readonly number[], key: number): number =>
  ((cells[0]! - key) >>> 31) +
  ((cells[1]! - key) >>> 31) +
  ((cells[2]! - key) >>> 31) +
  ((cells[3]! - key) >>> 31);

/**
 * A card that was placed: which, by whom, in which row (from 0), and whether its owner took the row (1). There are many in a
 * view, so they are kept short.
 */
export type Placed = readonly [card: number, seat: Seat, row: number, took: 0 | 1];

export const packPlaced = (card: number, seat: Seat, place: number, took: number): number =>
  (card << 16) | (place << 12) | (took << 8) | seat;

/** The same for the card of a key in a packed row; `took`: all bits or none. */
export const placedIn = (key: number, row: number, took: number): number =>
  key | (row & 0x3000) | (took & 0x100);

/** The first so many cards placed in this round, in order. */
export const placedCards = (state: State, count: number): Placed[] =>
  Array.from({ length: count }, (_, i): Placed => {
    const packed = state.cells[state.placedAt(i)]!;
    return [cardOfKey(packed), seatOfKey(packed), placeOf(packed), ((packed >> 8) & 1) as 0 | 1];
  });

/** The seat that drafts first in this round: S15. */
export const firstDrafter = (state: State): Seat => (state.round - 1) % state.seats;

/** How many cards this seat holds. */
export function handSize(state: State, seat: Seat): number {
  if (state.phase !== Phase.draft) return state.left;
  const order = (seat - firstDrafter(state) + state.seats) % state.seats;
  return Math.floor((state.count + state.seats - 1 - order) / state.seats);
}

/** The cards of a seat's hand, in no particular order. */
export function handOf(state: State, seat: Seat): number[] {
  const hand: number[] = [];
  const size = handSize(state, seat);
  for (let i = 0; i < size; i++) hand.push(cardAt(state.cells, state.handAt(seat), i));
  return hand;
}

// Which cards of a draft have been picked; made anew whenever it is asked for.
const picked = new Uint8Array(CARDS + 1);

/** S14: writes the cards that still lie open in a draft, in rising order, and says how many. */
export function openCards(state: State, into: { [i: number]: number }): number {
  picked.fill(0);
  for (let seat = 0; seat < state.seats; seat++) for (const card of handOf(state, seat)) picked[card] = 1;
  let count = 0;
  for (let card = 1; card <= state.deck; card++) if (picked[card] === 0) into[count++] = card;
  return count;
}
