import { at, listSeats, type Move, type Seat, type View, type Viewer } from '@bullpen/engine';
import { type Colour, lineOf, placesOf, ROWS, SHEETS, type Sheet } from './material.ts';
import { format } from './moves.ts';
import type { Options } from './options.ts';
import { numberOf } from './packed.ts';
import { namedDice } from './roll.ts';
import { pointsOf } from './score.ts';
import { activeSeat, Phase, type State } from './state.ts';

/** Everything is open but the choices of a turn, until all have chosen (T8). Lists are by seat. */
export interface TwentyOneView extends View {
  readonly options: Options;
  readonly phase: keyof typeof Phase;
  /** From 1. */
  readonly turn: number;
  /** The seat that has the dice. */
  readonly active: Seat;
  /** How often it has rolled in this turn: once or twice. */
  readonly rolls: number;
  readonly dice: Readonly<Record<Colour, number>>;
  readonly sheets: readonly Sheet[];
  /** The row that the seat works in, from 0; 5 when all are complete. */
  readonly rows: readonly number[];
  /** The rows of the sheet, fields from left to right: the number written, 0 if crossed, null if open. */
  readonly fields: readonly (readonly (readonly (number | null)[])[])[];
  /** What the rows that are scored are worth, from the top. */
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Which seats have chosen. */
  readonly chosen: readonly boolean[];
  /** The viewer's own choice while it is secret, as its text. */
  readonly choice: string | null;
}

export function view(state: State, viewer: Viewer): TwentyOneView {
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  const own = viewer >= 0 ? state.choice(viewer) : 0;
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: at(PHASES, state.phase),
    turn: state.turn,
    active: activeSeat(state),
    rolls: state.rolls,
    dice: namedDice(state.dice),
    sheets: bySeat((seat) => at(SHEETS, state.sheet(seat))),
    rows: bySeat((seat) => state.row(seat)),
    fields: bySeat((seat) => Array.from({ length: ROWS }, (_, row) => fieldsOf(state, seat, row))),
    points: bySeat((seat) => rowPoints(state, seat)),
    totals: bySeat((seat) => state.total(seat)),
    chosen: bySeat((seat) => state.choice(seat) !== 0),
    choice: own === 0 ? null : format(own as Move),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];

function fieldsOf(state: State, seat: Seat, row: number): (number | null)[] {
  const current = state.row(seat);
  const open = row < current ? 0 : row === current ? state.open(seat) : ~0;
  const written = state.written(seat, row);
  return placesOf(lineOf(state.sheet(seat), row)).map((colour) =>
    (open >> colour) & 1 ? null : numberOf(written, colour),
  );
}

/** T9, T11: complete rows are scored, and at the end the row that the seat is in. */
function rowPoints(state: State, seat: Seat): number[] {
  const { phase } = state;
  const complete = state.row(seat);
  const scored = phase === Phase.over ? Math.min(complete + 1, ROWS) : complete;
  return Array.from({ length: scored }, (_, row) =>
    pointsOf(lineOf(state.sheet(seat), row), state.written(seat, row)),
  );
}
