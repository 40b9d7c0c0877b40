import type { Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER, STEP } from './material.ts';
import { countIn, firstIn, room } from './meadow.ts';
import { endOf, jokersAt, mark, passedAt, type State, startOf, Where, whereOf } from './state.ts';

/*
 * What a pass tells everybody (B7: a seat that can lay something must). Hands only shrink after a pass, since the supply
 * is gone, so what follows from it stays true for the rest of the deal:
 *
 *  - no number that it held fitted into a meadow: it lacks those. (Who passes owns a meadow, and so may add: without one it
 *    would still have its first numbers and jokers, and could lay `J 14 J`.)
 *  - no three numbers that it held made a meadow: neither do those it still holds and those it has laid since;
 *  - if it had a joker, no two numbers that it held were within four of each other.
 */

/** The numbers that a joker can join to another are no farther from it than this. */
export const NEAR: number = 2 * STEP;

/** The number that stands here on the ring, on which 1 follows 100. */
const onRing = (number: number): number =>
  number > CARDS ? number - CARDS : number < 1 ? number + CARDS : number;

/** B13, B17: the numbers that could be put into the meadow that lies in `row` from `start` up to `end`. */
export function numbersThatFit(row: readonly number[], start: number, end: number): number[] {
  const numbers: number[] = [];
  const add = (fitting: number): void => {
    for (let i = 0; i < countIn(fitting); i++) numbers.push(onRing(firstIn(fitting) + i));
  };
  for (let at = start; at <= end; at++) {
    add(room(row, start, end, at - 1, at));
    if (at < end && row[at] === JOKER) add(room(row, start, end, at - 1, at + 1));
  }
  return numbers;
}

/** The numbers up to so far below and above this one. */
export const numbersNear = (card: number, far: number): number[] =>
  Array.from({ length: far }, (_, i) => [onRing(card + i + 1), onRing(card - i - 1)]).flat();

/** A seat passes. */
export function notePass(state: State, seat: Seat): void {
  const { cells } = state;
  cells[passedAt(seat)] = Math.max(cells[passedAt(seat)]!, cells[jokersAt(seat)]! + 1);
  for (let meadow = 0; meadow < state.meadows; meadow++)
    for (const card of numbersThatFit(cells, startOf(state, meadow), endOf(state, meadow)))
      noteLack(state, seat, card);
}

/** Cards that everybody sees need no note. */
function noteLack({ cells }: State, seat: Seat, card: number): void {
  const cell = cells[card]!;
  if (whereOf(cell) >= Where.hand && (cell & Where.seen) === 0) cells[card] = cell | mark(seat);
}

/** A seat that has passed lays a number that it held then. */
export function noteLaid(state: State, seat: Seat, card: number): void {
  const { cells } = state;
  cells[card] = cells[card]! | mark(seat);
  // With a joker, the card and any number near it would have made a meadow.
  if (cells[passedAt(seat)]! === 1) return;
  for (const near of numbersNear(card, NEAR)) noteLack(state, seat, near);
}
