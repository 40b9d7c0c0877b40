import { type Match, type Seat, type Seats, zeros } from '@bullpen/engine';
import { HAND, highestCard, MOST_SEATS, ROWS } from './material.ts';
import type { Options } from './options.ts';
import type { Rows } from './rows.ts';

/** What the table is waiting for. */
export const Phase = { draft: 0, lay: 1, row: 2, over: 3 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 6 nimmt!. All that a round holds stands in `cells`, a flat array of small integers, so that a clone is one copy.
 * What stands there is packed, and each packed thing has a module that reads and writes it: `rows.ts`, `hand.ts`, `queue.ts`
 * and `placed.ts`. The methods that end in `At` say where in `cells` it is, and are for those modules alone.
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

  /** The four rows (`rows.ts`). */
  get rows(): Rows {
    return this.cells;
  }

  /** The heads that a seat has taken in this round. */
  points(seat: Seat): number {
    return this.cells[POINTS + seat * EACH_SEAT]!;
  }

  addPoints(seat: Seat, points: number): void {
    const at = POINTS + seat * EACH_SEAT;
    this.cells[at] = this.cells[at]! + points;
  }

  setPoints(seat: Seat, points: number): void {
    this.cells[POINTS + seat * EACH_SEAT] = points;
  }

  /** The heads that a seat took in earlier rounds. */
  total(seat: Seat): number {
    return this.cells[TOTALS + seat * EACH_SEAT]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[TOTALS + seat * EACH_SEAT] = total;
  }

  startAt(place: number): number {
    return STARTS + place;
  }

  queueAt(i: number): number {
    return QUEUE + i;
  }

  handAt(seat: Seat): number {
    return SEATS + seat * EACH_SEAT;
  }

  placedAt(i: number): number {
    return this.placedFrom + i;
  }
}

// The rows stand at the front. A hand is packed, four cards to a cell.
const HAND_CELLS: number = Math.ceil(HAND / 4);
const STARTS: number = ROWS;
const QUEUE: number = STARTS + ROWS;
const SEATS: number = QUEUE + MOST_SEATS;
const POINTS: number = SEATS + HAND_CELLS;
const TOTALS: number = POINTS + 1;
const EACH_SEAT: number = HAND_CELLS + 2;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.round = state.round;
  copy.acting = state.acting;
  copy.left = state.left;
  copy.count = state.count;
  return copy;
}

/** The seat that drafts first in this round: S15. */
export const firstDrafter = (state: State): Seat => (state.round - 1) % state.seats;
