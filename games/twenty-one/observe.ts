import {
  type Match,
  type Observation,
  type ObservationBuffer,
  observed,
  type Seat,
  seatAfter,
  seatFrom,
} from '@bullpen/engine';
import { COLOURS, lineOf, printedOn, ROWS, SHEETS } from './material.ts';
import { CROSS } from './moves.ts';
import type { Options } from './options.ts';
import { numberOf } from './packed.ts';
import { activeSeat, type State } from './state.ts';

const DICE: number = COLOURS.length;
const HIGHEST = 6;
const FIELDS: number = ROWS * DICE;
/** T9: the numbers of a row add up to 21 at most, and so does its bonus. */
const MOST_POINTS: number = ROWS * 42;
/** The field of this colour is still open. */
const OPEN = -1;

export function observation({ seats }: Match<Options>): Observation {
  return {
    fields: [
      observed('phase', [], [0, 2], '0 keep the roll or not (T5), 1 write or cross (T6), 2 over'),
      // Everybody fills a field in each turn.
      observed('turn', [], [1, FIELDS], 'the turn, from 1'),
      observed('active', [], [0, seats - 1], 'the seat that has the dice, counted from here'),
      observed('rolls', [], [1, 2], 'how often it has rolled in this turn'),
      observed('choice', [], [0, CROSS], 'its own choice while it is secret (T8): 1 + its action; 0 if none'),
      observed('dice', [DICE], [1, HIGHEST], `the dice: ${COLOURS.join(', ')}`),
      observed('toAct', [seats], [0, 1], 'who has to move; when all choose, who has not chosen yet'),
      observed('sheets', [seats], [0, SHEETS.length - 1], 'the sheet of each seat: 0 for A, 1 for B …'),
      observed(
        'rows',
        [seats],
        [0, ROWS],
        'the row that each seat works in, from 0; 5 when all are complete',
      ),
      observed(
        'printed',
        [seats, DICE],
        [0, HIGHEST],
        'the numbers printed in that row, by colour; 0 if there is none',
      ),
      observed(
        'fields',
        [seats, ROWS, DICE],
        [OPEN, HIGHEST],
        'the rows of each sheet, by colour: the number written, 0 if crossed, -1 if open',
      ),
      observed('totals', [seats], [0, MOST_POINTS], 'the points of the rows that are scored (T9)'),
    ],
    omits: [],
  };
}

// The layout: fields of one length first, then those that have numbers for each seat.
const ROLLED = 5;
const SEATS: number = ROLLED + DICE;

export function observe(state: State, seat: Seat, into: ObservationBuffer): void {
  const { seats } = state.match;
  into[0] = state.phase;
  into[1] = state.turn;
  into[2] = seatFrom(seat, activeSeat(state), seats);
  into[3] = state.rolls;
  into[4] = state.choice(seat);
  for (let colour = 0; colour < DICE; colour++) into[ROLLED + colour] = numberOf(state.dice, colour);
  const printed = SEATS + 3 * seats;
  const fields = printed + seats * DICE;
  const totals = fields + seats * FIELDS;
  for (let place = 0; place < seats; place++) {
    const other = seatAfter(seat, place, seats);
    into[SEATS + place] = (state.acting >> other) & 1;
    into[SEATS + seats + place] = state.sheet(other);
    into[SEATS + 2 * seats + place] = state.row(other);
    into[totals + place] = state.total(other);
    observeSheet(state, other, into, printed + place * DICE, fields + place * FIELDS);
  }
}

function observeSheet(
  state: State,
  seat: Seat,
  into: ObservationBuffer,
  printed: number,
  fields: number,
): void {
  const current = state.row(seat);
  const wanted = current < ROWS ? printedOn(lineOf(state.sheet(seat), current)) : 0;
  for (let colour = 0; colour < DICE; colour++) into[printed + colour] = numberOf(wanted, colour);
  let at = fields;
  for (let row = 0; row < ROWS; row++) {
    const open = row < current ? 0 : row === current ? state.open(seat) : ~0;
    const written = state.written(seat, row);
    for (let colour = 0; colour < DICE; colour++)
      into[at++] = (open >> colour) & 1 ? OPEN : numberOf(written, colour);
  }
}

/** T9: the points of complete rows; at the end with those of the row that a seat was in. */
export const score = (state: State, seat: Seat): number => state.total(seat);
