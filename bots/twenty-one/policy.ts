import type { Chance, Move, Seat } from '@bullpen/engine';
import {
  CROSS,
  count,
  equal,
  hitsIn,
  KEEP,
  lineOf,
  mayRollAgain,
  notHigher,
  onesIn,
  Phase,
  pick,
  printedOn,
  REROLL,
  type State,
  sum,
  writeMove,
} from '@bullpen/games/twenty-one/internals.ts';
import { Best } from '../ties.ts';
import { leftmostPlace } from './rolls.ts';
import { placesIn, type SolvedRow, solvedRow, worthOf, worthOfRerolling } from './row.ts';

/** Plays every row for its points, less a price for every turn that it takes: exactly, for that aim. */
export function playFor(steps: number, state: State, seat: Seat, chance: Chance): Move {
  const standing = standingOf(state, seat, steps);
  if (state.phase === Phase.choose) return bestChoice(standing, state.dice, chance).move;
  return decideRoll(state, gainBySecondRoll(standing, state.dice, chance));
}

/** The same, but a roll is for everybody: what a second one does for the others counts against it. */
export function raceFor(steps: number, state: State, seat: Seat, chance: Chance): Move {
  if (state.phase === Phase.choose) return playFor(steps, state, seat, chance);
  const { seats } = state.match;
  let gain = 0;
  for (let each = 0; each < seats; each++) {
    const own = gainBySecondRoll(standingOf(state, each, steps), state.dice, chance);
    gain += each === seat ? own : -own / (seats - 1);
  }
  return decideRoll(state, gain);
}

/** T5: six ones stay as they are. */
const decideRoll = (state: State, gain: number): Move => (gain > 0 && mayRollAgain(state) ? REROLL : KEEP);

function gainBySecondRoll(standing: Standing, dice: number, chance: Chance): number {
  return rollAgain(standing, dice) - bestChoice(standing, dice, chance).value;
}

/** A seat's row as the solver sees it. */
interface Standing {
  readonly line: number;
  readonly printed: number;
  readonly solved: SolvedRow;
  readonly open: number;
  readonly places: number;
  readonly hits: number;
}

function standingOf(state: State, seat: Seat, steps: number): Standing {
  const row = state.row(seat);
  const line = lineOf(state.sheet(seat), row);
  const open = state.open(seat);
  return {
    line,
    printed: printedOn(line),
    solved: solvedRow(row, steps, state.match.seats),
    open,
    places: placesIn(line, open),
    hits: hitsIn(line, state.written(seat, row)),
  };
}

/** T6: the best to write, or the cross, with these dice; and what that is worth. Chance decides between equals. */
function bestChoice(standing: Standing, dice: number, chance: Chance): { move: Move; value: number } {
  const { line, printed, solved, open, places, hits } = standing;
  const fits = notHigher(dice, printed) & open;
  const exact = equal(dice, printed);
  const best = new Best(chance);
  best.offer(CROSS, worthOf(solved, places ^ leftmostPlace(places), hits));
  for (let mask = fits; mask !== 0; mask = (mask - 1) & fits) {
    const after = worthOf(solved, placesIn(line, open ^ mask), hits + count(exact & mask));
    best.offer(writeMove(mask), sum(pick(dice, mask)) + after);
  }
  return { move: best.pick as Move, value: best.score };
}

/** T5: what a second roll is worth, the ones staying. */
function rollAgain({ line, solved, open, places, hits }: Standing, dice: number): number {
  const ones = placesIn(line, onesIn(dice) & open);
  return worthOfRerolling(solved, places, hits, ones);
}
