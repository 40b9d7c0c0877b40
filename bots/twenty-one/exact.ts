import { type Move, required, type Seat } from '@bullpen/engine';
import {
  activeSeat,
  COLOURS,
  hitsIn,
  KEEP,
  lineOf,
  numberOf,
  onesIn,
  Phase,
  ROWS,
  type State,
  sum,
} from '@bullpen/games/twenty-one/internals.ts';
import { bitsIn } from '../bits.ts';
import { bestAlike, type SolvedMove } from '../solved.ts';
import { type Finish, FinishSolver, type LastRow } from './ending.ts';

/** With this many open fields in both last rows together, a match is solved to its end. */
const SOLVED = 6;

/** One open field is closed by whatever its seat does, so then the match is over, however many the other has. */
const isNear = (one: number, other: number): boolean => Math.min(one, other) === 1 || one + other <= SOLVED;

/** The moves of a match of two near its end, solved exactly, if both are in the last row and few fields are open; else null. */
export function solveEnding(
  state: State,
  viewer: Seat,
  moves: readonly Move[],
): readonly SolvedMove[] | null {
  const other = 1 - viewer;
  const seats = [viewer, other] as const;
  if (state.match.seats !== 2 || seats.some((seat) => state.row(seat) !== ROWS - 1)) return null;
  if (!isNear(bitsIn(state.open(0)), bitsIn(state.open(1)))) return null;
  const lines = [lineOf(state.sheet(viewer), ROWS - 1), lineOf(state.sheet(other), ROWS - 1)] as const;
  const solver = new FinishSolver(lines);
  const finish: Finish = {
    rows: [lastRow(state, viewer, lines[0]), lastRow(state, other, lines[1])],
    lead: pointsOf(state, viewer) - pointsOf(state, other),
  };
  const dice = COLOURS.map((_, colour) => numberOf(state.dice, colour));
  // The dice go round: seen from the viewer, seat 0 is itself.
  const active = activeSeat(state) === viewer ? 0 : 1;
  if (state.phase === Phase.choose) {
    const solved = solver.choices(finish, dice, 1 - active);
    return moves.map((move) =>
      required(
        solved.find((each) => each.move === move),
        'a legal move',
      ),
    );
  }
  const worths = moves.map((move) =>
    move === KEEP
      ? solver.rolled(finish, dice, 1 - active)
      : solver.again(finish, active, onesIn(state.dice)),
  );
  return bestAlike(moves, worths);
}

const lastRow = (state: State, seat: Seat, line: number): LastRow => ({
  open: state.open(seat),
  hits: hitsIn(line, state.written(seat, ROWS - 1)),
});

/** T9: points of the rows before and the numbers in the last one, without its bonus. */
const pointsOf = (state: State, seat: Seat): number => state.total(seat) + sum(state.written(seat, ROWS - 1));
