import { cellAt, type Match, type Seat, zeros } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { MOST_CARDS, MOST_MEADOWS, OPEN } from './material.ts';
import type { Options } from './options.ts';

/** Where a turn stands: the seat takes or lays (B5); it has laid and may go on (B8, B11); the match has ended. */
export const Phase = { turn: 0, lay: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of Bullenrommee. All that changes in a deal stands in `cells`, one flat array of small integers, so that a clone
 * is one copy. What stands there is packed, and each packed thing has a module that reads and writes it: `cards.ts` (where each
 * number card is), `supply.ts`, `meadows.ts` and `passes.ts`. The methods that end in `At` say where in `cells` it is, and are for
 * those modules alone. First comes a cell for each number card.
 *
 * Every match ends. A number card on the table never leaves it, so a deal has at most 100 steps that lay one (a new meadow,
 * an addition, a swap). A joker comes back to a hand by a swap only, so jokers are added at most 110 times. The supply can
 * be taken from at most 100 times. Each laying turn has at least one of those steps, and fewer passes than there are seats
 * stand between two laying turns, or the deal is over (B19).
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.turn;
  /** The deal, from 1. */
  deal = 0;
  /** Whose turn it is. */
  turn: Seat = 0;
  /** How many cards the stock still has, and how many lie open. */
  stock = 0;
  open = 0;
  meadows = 0;
  /** How many cards lie in meadows. */
  laid = 0;
  /** How many seats have passed one after another since the last card was laid (B19). */
  passes = 0;
  /** The stock as it was dealt, its top last. A deal makes a new one and nothing changes it, so that clones share it. */
  pile: readonly number[] = [];
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? zeros(SEATS + match.seats * STRIDE);
  }

  /** How many number cards a seat holds. */
  numbers(seat: Seat): number {
    return cellAt(this.cells, SEATS + seat * STRIDE);
  }

  setNumbers(seat: Seat, numbers: number): void {
    this.cells[SEATS + seat * STRIDE] = numbers;
  }

  /** How many jokers a seat holds. */
  jokers(seat: Seat): number {
    return cellAt(this.cells, JOKERS + seat * STRIDE);
  }

  setJokers(seat: Seat, jokers: number): void {
    this.cells[JOKERS + seat * STRIDE] = jokers;
  }

  /** How many meadows a seat owns. */
  owned(seat: Seat): number {
    return cellAt(this.cells, OWNED + seat * STRIDE);
  }

  setOwned(seat: Seat, owned: number): void {
    this.cells[OWNED + seat * STRIDE] = owned;
  }

  /** 0 if the seat has not passed in this deal, else one more than the most jokers that it had when it passed. */
  passed(seat: Seat): number {
    return cellAt(this.cells, PASSED + seat * STRIDE);
  }

  setPassed(seat: Seat, passed: number): void {
    this.cells[PASSED + seat * STRIDE] = passed;
  }

  /** The points of a seat in the deals before. */
  total(seat: Seat): number {
    return cellAt(this.cells, TOTAL + seat * STRIDE);
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[TOTAL + seat * STRIDE] = total;
  }

  openAt(i: number): number {
    return OPENED + i;
  }

  /** A card on the table, all meadows one after the other. */
  tableAt(i: number): number {
    return TABLE + i;
  }

  meadowAt(meadow: number): number {
    return MEADOWS + meadow;
  }

  /** What fits where on the table: a cell for each card there, and one for the place behind each meadow. */
  keptRoomAt(i: number): number {
    return ROOMS + i;
  }
}

// The layout.
const OPENED: number = CARDS + 1;
const TABLE: number = OPENED + OPEN;
const MEADOWS: number = TABLE + MOST_CARDS;
const ROOMS: number = MEADOWS + MOST_MEADOWS + 1;
const SEATS: number = ROOMS + MOST_CARDS + MOST_MEADOWS;
const JOKERS: number = SEATS + 1;
const OWNED: number = SEATS + 2;
const PASSED: number = SEATS + 3;
const TOTAL: number = SEATS + 4;
const STRIDE = 5;

/** The seat that begins this deal: B4, B21. */
export const firstSeat = (state: State): Seat => (state.deal - 1) % state.match.seats;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.deal = state.deal;
  copy.turn = state.turn;
  copy.stock = state.stock;
  copy.open = state.open;
  copy.meadows = state.meadows;
  copy.laid = state.laid;
  copy.passes = state.passes;
  copy.pile = state.pile;
  return copy;
}
