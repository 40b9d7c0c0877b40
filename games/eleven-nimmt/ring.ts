import { CARDS } from './material.ts';

// E5: the numbers are a ring, in which 1 follows 100. A constant of this file's own is folded into the code.
const SIZE: number = CARDS;

/** How far `to` lies after `from`; 0 if they are the same. */
export const distance = (from: number, to: number): number => (to < from ? to - from + SIZE : to - from);

/** The card that lies so many steps after this one. */
export const after = (card: number, steps: number): number =>
  card + steps > SIZE ? card + steps - SIZE : card + steps;

/** The card that lies so many steps before this one. */
export const before = (card: number, steps: number): number =>
  card > steps ? card - steps : card - steps + SIZE;
