import type { Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { cardsWhere, isHeld, isMarked, isOnTable, isSeen, setMark } from './cards.ts';
import { JOKER, STEP } from './material.ts';
import { countIn, firstIn, type Room, room } from './meadow.ts';
import { cardsOf } from './meadows.ts';
import type { State } from './state.ts';

/*
 * What a pass tells everybody (B7: a seat that can lay something must). Hands only shrink after a pass, since the supply
 * is gone, so what follows from it stays true for the rest of the deal:
 *
 *  - no number that it held fitted into a meadow: it lacks those. (A seat that passes owns a meadow, and so may add: without one it
 *    would still have its first numbers and jokers, and could lay `J 14 J`.)
 *  - no three numbers that it held made a meadow: neither do those it still holds and those it has laid since;
 *  - if it had a joker, no two numbers that it held were within four of each other.
 */

/** The numbers that a joker can join to another are no farther from it than this. */
export const NEAR: number = 2 * STEP;

/** The number that stands here on the ring, on which 1 follows 100. */
const onRing = (number: number): number =>
  number > CARDS ? number - CARDS : number < 1 ? number + CARDS : number;

/** B13, B17: the numbers that could be put into a meadow of these cards. */
export function numbersThatFit(row: readonly number[]): number[] {
  const numbers: number[] = [];
  const add = (fitting: Room): void => {
    for (let i = 0; i < countIn(fitting); i++) numbers.push(onRing(firstIn(fitting) + i));
  };
  const end = row.length;
  for (let at = 0; at <= end; at++) {
    add(room(row, 0, end, at - 1, at));
    if (at < end && row[at] === JOKER) add(room(row, 0, end, at - 1, at + 1));
  }
  return numbers;
}

/** The numbers up to this far below and above this one. */
export const numbersNear = (card: number, far: number): number[] =>
  Array.from({ length: far }, (_, i) => [onRing(card + i + 1), onRing(card - i - 1)]).flat();

/** What a seat's passes tell everybody. */
export interface Passed {
  /** The most jokers that it had when it passed. */
  readonly jokers: number;
  /** Numbers that lie in some hand unseen, but not in this one. */
  readonly lacks: readonly number[];
  /** The numbers that it has laid since its first pass. */
  readonly laid: readonly number[];
}

/** Whether a seat has passed in this deal. */
export const hasPassed = (state: State, seat: Seat): boolean => state.passed(seat) !== 0;

/** What a seat's passes tell; null if it has not passed in this deal. */
export function passedOf(state: State, seat: Seat): Passed | null {
  if (!hasPassed(state, seat)) return null;
  return {
    jokers: state.passed(seat) - 1,
    lacks: cardsWhere((card) => isMarked(state, seat, card) && isHeld(state, card)),
    laid: cardsWhere((card) => isMarked(state, seat, card) && isOnTable(state, card)),
  };
}

/** Notes what a seat's passes tell, as `passedOf` says it. The cards must be where they are. */
export function putPassed(state: State, seat: Seat, { jokers, lacks, laid }: Passed): void {
  state.setPassed(seat, jokers + 1);
  for (const card of [...lacks, ...laid]) setMark(state, seat, card);
}

/** A seat passes. */
export function notePass(state: State, seat: Seat): void {
  state.setPassed(seat, Math.max(state.passed(seat), state.jokers(seat) + 1));
  for (let meadow = 0; meadow < state.meadows; meadow++)
    for (const card of numbersThatFit(cardsOf(state, meadow))) noteLack(state, seat, card);
}

/** Cards that everybody sees need no note. */
function noteLack(state: State, seat: Seat, card: number): void {
  if (isHeld(state, card) && !isSeen(state, card)) setMark(state, seat, card);
}

/** A seat that has passed lays a number that it held then. */
export function noteLaid(state: State, seat: Seat, card: number): void {
  setMark(state, seat, card);
  // With a joker, the card and any number near it would have made a meadow.
  if (state.passed(seat) === 1) return;
  for (const near of numbersNear(card, NEAR)) noteLack(state, seat, near);
}
