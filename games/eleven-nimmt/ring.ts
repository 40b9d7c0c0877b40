import { CARDS, REACH } from './material.ts';

/* E5: the numbers are a ring, in which 1 follows 100. */

/** How far `to` lies after `from`; 0 if they are the same. Without a branch, which could not be predicted. */
export const distance = (from: number, to: number): number => to - from + (((to - from) >> 31) & CARDS);

/** The card that lies this many steps after this one. */
export const after = (card: number, steps: number): number =>
  card + steps > CARDS ? card + steps - CARDS : card + steps;

/** The card that lies this many steps before this one. */
export const before = (card: number, steps: number): number =>
  card > steps ? card - steps : card - steps + CARDS;

/** E5, E11: the first and the last card that may follow this top in a turn that began with `began` on top; null if none may. */
export const range = (top: number, began: number): readonly [first: number, last: number] | null =>
  distance(began, top) >= REACH ? null : [after(top, 1), after(began, REACH)];
