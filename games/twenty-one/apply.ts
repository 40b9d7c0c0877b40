import {
  allSeats,
  at,
  type Chance,
  EVERYONE,
  includes,
  type Move,
  only,
  type Seat,
  type Tell,
} from '@bullpen/engine';
import type { TwentyOneEvent } from './events.ts';
import { ALL, leftmostOf, lineOf, printedOn, ROWS } from './material.ts';
import { CROSS, coloursOf, KEEP, maskOf } from './moves.ts';
import { resultOf } from './outcome.ts';
import { equal, pick } from './packed.ts';
import { namedDice, rollAgain, rollAll } from './roll.ts';
import { hitsIn, pointsOf } from './score.ts';
import { currentLine, Phase, type State } from './state.ts';

export function apply(
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell?: Tell<TwentyOneEvent>,
): void {
  if (state.phase === Phase.choose) choose(state, seat, move, chance, tell);
  else settle(state, seat, move, chance, tell);
}

/** A choice is secret until the last seat has chosen (T8), so until then it can be taken back. */
export function retract(state: State, seat: Seat): boolean {
  if (state.phase !== Phase.choose || seat < 0 || seat >= state.match.seats || includes(state.acting, seat))
    return false;
  state.setChoice(seat, 0);
  state.acting |= only(seat);
  return true;
}

/** T5: the active seat keeps its roll or rolls once more; then everybody chooses. */
function settle(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  state.phase = Phase.choose;
  state.acting = allSeats(state.match.seats);
  if (move === KEEP) tell?.({ to: EVERYONE, name: 'kept', data: { seat } });
  else rollAgain(state, chance, tell);
}

/** T8: a seat chooses what to do, and nobody sees it. */
function choose(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  state.setChoice(seat, move);
  state.acting ^= 1 << seat;
  tell?.({ to: EVERYONE, name: 'chosen', data: { seat } });
  if (state.acting === 0) reveal(state, chance, tell);
}

/** T8, T10, T11: all do what they chose; then the dice go on, or the match is over. */
function reveal(state: State, chance: Chance, tell?: Tell<TwentyOneEvent>): void {
  const { seats } = state.match;
  let furthest = 0;
  for (let seat = 0; seat < seats; seat++) {
    const move = state.choice(seat) as Move;
    state.setChoice(seat, 0);
    if (move === CROSS) cross(state, seat, tell);
    else write(state, seat, maskOf(move), tell);
    if (state.open(seat) === 0) completeRow(state, seat, tell);
    furthest = Math.max(furthest, state.row(seat));
  }
  if (furthest === ROWS) end(state, tell);
  else rollAll(state, chance, tell);
}

/** T6: numbers go into the fields of their colours. */
function write(state: State, seat: Seat, mask: number, tell?: Tell<TwentyOneEvent>): void {
  const { dice } = state;
  const row = state.row(seat);
  state.setOpen(seat, state.open(seat) ^ mask);
  state.setWritten(seat, row, state.written(seat, row) | pick(dice, mask));
  if (tell === undefined) return;
  const hits = coloursOf(equal(dice, printedOn(currentLine(state, seat))));
  const named = namedDice(dice);
  const written = coloursOf(mask).map((colour) => ({
    colour,
    number: named[colour],
    hit: hits.includes(colour),
  }));
  tell({ to: EVERYONE, name: 'wrote', data: { seat, row, written } });
}

/** T6: the leftmost open field is lost. */
function cross(state: State, seat: Seat, tell?: Tell<TwentyOneEvent>): void {
  const open = state.open(seat);
  const mask = leftmostOf(currentLine(state, seat), open);
  state.setOpen(seat, open ^ mask);
  tell?.({
    to: EVERYONE,
    name: 'crossed',
    data: { seat, row: state.row(seat), colour: at(coloursOf(mask), 0) },
  });
}

/** T9: a complete row is scored at once, and the seat goes on in the row below, from the next turn on. */
function completeRow(state: State, seat: Seat, tell?: Tell<TwentyOneEvent>): void {
  scoreRow(state, seat, tell);
  state.setRow(seat, state.row(seat) + 1);
  state.setOpen(seat, ALL);
}

function scoreRow(state: State, seat: Seat, tell?: Tell<TwentyOneEvent>): void {
  const row = state.row(seat);
  const line = lineOf(state.sheet(seat), row);
  const written = state.written(seat, row);
  const points = pointsOf(line, written);
  state.setTotal(seat, state.total(seat) + points);
  tell?.({ to: EVERYONE, name: 'row', data: { seat, row, hits: hitsIn(line, written), points } });
}

/** T11: a seat that has not finished scores its row as it stands. */
function end(state: State, tell?: Tell<TwentyOneEvent>): void {
  const { seats } = state.match;
  for (let seat = 0; seat < seats; seat++) if (state.row(seat) < ROWS) scoreRow(state, seat, tell);
  state.phase = Phase.over;
  if (tell === undefined) return;
  const result = resultOf(state);
  const points = [...result.scores];
  tell({ to: EVERYONE, name: 'round', data: { n: 1, points, totals: points } });
  tell({ to: EVERYONE, name: 'end', data: result });
}
