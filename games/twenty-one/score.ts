import { printedOn } from './material.ts';
import { count, equal, sum } from './packed.ts';

/** T9: the bonus for this many hits in a row. */
const bonus = (hits: number): number => (hits * (hits + 1)) >> 1;

/** T7: how many numbers written in a line, packed by colour, are the printed ones. */
export const hitsIn = (line: number, written: number): number => count(equal(written, printedOn(line)));

/** T9: what a line is worth with these numbers in it; fields that are crossed or open count nothing. */
export const pointsOf = (line: number, written: number): number =>
  sum(written) + bonus(hitsIn(line, written));
