import { cellAt } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER, SPAN, STEP } from './material.ts';

/*
 * What makes a row a meadow: B12, B15, B16. A joker's neighbours are numbers, so what it may stand for follows from the
 * numbers next to it: over one joker, two numbers differ by 2 to 4. No list of numberings is needed.
 */

/** Where a meadow has no neighbour. */
const NONE = -1;

/** Numbers that follow one another on the ring, up to seven of them: `first << 3 | how many`. */
export type Room = number;

/** How far the ring goes up from one number to another, 0 to 99. */
const ahead = (from: number, to: number): number => (to >= from ? to - from : to - from + CARDS);

/** B12, B15, B16: whether these three cards, as they lie, make a meadow. */
export function isMeadow(a: number, b: number, c: number): boolean {
  if (b === JOKER) return a !== JOKER && c !== JOKER && isStep(ahead(a, c), 2);
  return (a === JOKER || isStep(ahead(a, b), 1)) && (c === JOKER || isStep(ahead(b, c), 1));
}

const isStep = (difference: number, steps: number): boolean =>
  difference >= steps && difference <= steps * STEP;

/**
 * B13, B17: the numbers that may lie between two neighbours of a meadow, which lies in `row` from `start` up to `end`. The
 * neighbours are places in `row`: `left` below `start` and `right` from `end` on mean that there is none. For a card to be put in
 * between, they are next to each other; for one in a joker's place, they are the joker's neighbours. `span` is the most that the
 * row may span.
 */
export const room = (
  row: readonly number[],
  start: number,
  end: number,
  left: number,
  right: number,
  span: number = SPAN,
): Room => {
  let low = left >= start ? cellAt(row, left) : NONE;
  let fromLow = 1;
  if (low === JOKER) {
    low = left > start ? cellAt(row, left - 1) : NONE;
    fromLow = 2;
  }
  let high = right < end ? cellAt(row, right) : NONE;
  let toHigh = 1;
  if (high === JOKER) {
    high = right + 1 < end ? cellAt(row, right + 1) : NONE;
    toHigh = 2;
  }
  if (low === NONE) {
    // A new first number: the row spans what stays, a joker in front of the number, and the way from it.
    const trail = row[end - 1] === JOKER ? 1 : 0;
    const rest = fromLow - 1 + ahead(high, cellAt(row, end - 1 - trail)) + trail;
    const far = Math.min(toHigh * STEP, span - rest);
    return numbers(high - far, far - toHigh);
  }
  if (high === NONE) {
    const lead = row[start] === JOKER ? 1 : 0;
    const rest = lead + ahead(cellAt(row, start + lead), low) + toHigh - 1;
    const far = Math.min(fromLow * STEP, span - rest);
    return numbers(low + fromLow, far - fromLow);
  }
  const gap = ahead(low, high);
  const near = Math.max(fromLow, gap - toHigh * STEP);
  const far = Math.min(fromLow * STEP, gap - toHigh);
  return numbers(low + near, far - near);
};

/** The numbers from `first` on, and `more` after it; a negative `more` means none. */
const numbers = (first: number, more: number): Room =>
  more < 0 ? 0 : ((first > CARDS ? first - CARDS : first < 1 ? first + CARDS : first) << 3) | (more + 1);

/** The first of the numbers that fit in a room, and how many there are. After 100 comes 1. */
export const firstIn = (fitting: Room): number => fitting >> 3;
export const countIn = (fitting: Room): number => fitting & 7;

/** Whether a number is one of those that fit. */
export const contains = (fitting: Room, card: number): boolean =>
  ahead(firstIn(fitting), card) < countIn(fitting);

/** B16: the numbers for which a joker of a meadow can stand; the same that may be put in its place (B17). */
export function readings(row: readonly number[], joker: number): number[] {
  const fitting = room(row, 0, row.length, joker - 1, joker + 1);
  return Array.from({ length: countIn(fitting) }, (_, i) => ((firstIn(fitting) + i - 1) % CARDS) + 1);
}

/** B13, B15, B16: whether a joker may be put between two neighbours of a meadow, or at its end. */
export const jokerFits = (
  row: readonly number[],
  start: number,
  end: number,
  left: number,
  right: number,
  span: number = SPAN,
): boolean => {
  const low = left >= start ? cellAt(row, left) : NONE;
  const high = right < end ? cellAt(row, right) : NONE;
  if (low === JOKER || high === JOKER) return false;
  if (low !== NONE && high !== NONE) return isStep(ahead(low, high), 2);
  const lead = row[start] === JOKER ? 1 : 0;
  const trail = row[end - 1] === JOKER ? 1 : 0;
  return lead + ahead(cellAt(row, start + lead), cellAt(row, end - 1 - trail)) + trail < span;
};
