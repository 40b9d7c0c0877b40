import { type Match, type Seat, type Seats, zeros } from '@bullpen/engine';
import { HAND_CELLS } from './hand.ts';
import { BULLS, CARDS, MAX_PILES } from './material.ts';
import type { Options } from './options.ts';

/** What the table is waiting for: a seat's turn, or its choice of a bull card (E10). */
export const Phase = { turn: 0, bull: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 11 nimmt!. All cards stand in `cells`, one flat array of small integers, so that a clone is one copy. What stands
 * there is packed, and each packed thing has a module that reads and writes it: `hand.ts`, `stack.ts` and `piles.ts`. The methods
 * that end in `At` say where in `cells` it is, and are for those modules alone. First comes a cell for each card, by its number:
 * in a pile or in the stack it names the card below; in a hand it says whether all know the card.
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.turn;
  round = 0;
  /** The seat that began this round. */
  first: Seat = 0;
  /** The seat that has to move; none when the match is over. */
  acting: Seats = 0;
  /** How many piles lie on the table. */
  piles = 0;
  /** The top card of the stack, 0 if it is empty, and how many cards the stack has. */
  stack = 0;
  stackSize = 0;
  /** The bull cards that nobody holds. */
  supply = BULLS;
  /** E11: on how many piles the seat has played in this turn; 0 for a turn that begins. */
  used = 0;
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? zeros(SEATS + match.seats * STRIDE);
  }

  pileAt(pile: number): number {
    return PILES + pile;
  }

  /** E11: at most one for each bull card. */
  playedAt(n: number): number {
    return PLAYED + n;
  }

  handAt(seat: Seat): number {
    return SEATS + seat * STRIDE;
  }

  /** How many cards a seat holds. */
  size(seat: Seat): number {
    return this.cells[SIZE + seat * STRIDE]!;
  }

  setSize(seat: Seat, size: number): void {
    this.cells[SIZE + seat * STRIDE] = size;
  }

  /** How many bull cards a seat holds. */
  bulls(seat: Seat): number {
    return this.cells[HELD_BULLS + seat * STRIDE]!;
  }

  setBulls(seat: Seat, bulls: number): void {
    this.cells[HELD_BULLS + seat * STRIDE] = bulls;
  }

  /** The minus points of a seat in the rounds that have ended. */
  total(seat: Seat): number {
    return this.cells[TOTAL + seat * STRIDE]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[TOTAL + seat * STRIDE] = total;
  }
}

// The layout.
const PILES: number = CARDS + 1;
/** Piles move up this many at a time (see `piles.ts`), and two that are none may be looked at (see `plays.ts`). */
const SPARE_PILES = 8;
const PLAYED: number = PILES + MAX_PILES + SPARE_PILES;
const SEATS: number = PLAYED + BULLS;
const SIZE: number = SEATS + HAND_CELLS;
const HELD_BULLS: number = SIZE + 1;
const TOTAL: number = SIZE + 2;
const STRIDE: number = HAND_CELLS + 3;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.round = state.round;
  copy.first = state.first;
  copy.acting = state.acting;
  copy.piles = state.piles;
  copy.stack = state.stack;
  copy.stackSize = state.stackSize;
  copy.supply = state.supply;
  copy.used = state.used;
  return copy;
}
