import { type Match, type Seat, type Seats, zeros } from '@bullpen/engine';
import { lineOf } from './material.ts';
import type { Options } from './options.ts';

/** What the table is waiting for: the active seat to keep its roll or not, or everybody to write or cross. */
export const Phase = { roll: 0, choose: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of Twenty One. The dice are one packed integer (see `packed.ts`), and so are the numbers written in a row. A seat
 * has a block in `cells`: its sheet, the row it works in, the mask of the fields still open there, its secret choice, the
 * points of its rows so far, and the five rows.
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.roll;
  /** From 1. */
  turn = 0;
  /** How often the dice of this turn have been rolled: once or twice. */
  rolls = 0;
  /** The dice as they lie, packed by colour. */
  dice = 0;
  /** The seats that have to move. */
  acting: Seats = 0;
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? zeros(match.seats * STRIDE);
  }

  /** The seat's sheet, from 0. */
  sheet(seat: Seat): number {
    return this.cells[seat * STRIDE]!;
  }

  setSheet(seat: Seat, sheet: number): void {
    this.cells[seat * STRIDE] = sheet;
  }

  /** The row that the seat works in, from 0; 5 when all are complete. */
  row(seat: Seat): number {
    return this.cells[seat * STRIDE + ROW]!;
  }

  setRow(seat: Seat, row: number): void {
    this.cells[seat * STRIDE + ROW] = row;
  }

  /** The colours whose fields are still open in that row. */
  open(seat: Seat): number {
    return this.cells[seat * STRIDE + OPEN]!;
  }

  setOpen(seat: Seat, open: number): void {
    this.cells[seat * STRIDE + OPEN] = open;
  }

  /** The move that a seat has chosen in secret, 0 if none. */
  choice(seat: Seat): number {
    return this.cells[seat * STRIDE + CHOICE]!;
  }

  setChoice(seat: Seat, choice: number): void {
    this.cells[seat * STRIDE + CHOICE] = choice;
  }

  /** T9: the points of the seat's complete rows; after the end with those of the row it was in (T11). */
  total(seat: Seat): number {
    return this.cells[seat * STRIDE + TOTAL]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[seat * STRIDE + TOTAL] = total;
  }

  /** The numbers written in a row, packed by colour: 0 where a field is crossed or open. */
  written(seat: Seat, row: number): number {
    return this.cells[seat * STRIDE + WRITTEN + row]!;
  }

  setWritten(seat: Seat, row: number, written: number): void {
    this.cells[seat * STRIDE + WRITTEN + row] = written;
  }
}

// The layout of a seat's block.
const ROW = 1;
const OPEN = 2;
const CHOICE = 3;
const TOTAL = 4;
const WRITTEN = 5;
const STRIDE = 10;

/** The line that the seat works in. */
export const currentLine = (state: State, seat: Seat): number => lineOf(state.sheet(seat), state.row(seat));

/** T10, T13: the seat that has the dice in this turn. */
export const activeSeat = ({ turn, match }: State): Seat => (turn - 1) % match.seats;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.turn = state.turn;
  copy.rolls = state.rolls;
  copy.dice = state.dice;
  copy.acting = state.acting;
  return copy;
}
