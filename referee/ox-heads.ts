// E2 and B1: the ox heads on the cards of 11 nimmt! and Bullenrommee.

import { range } from './record.ts';

export const OX_CARDS = range(1, 100);

export function oxHeads(cards: readonly number[]): number {
  let heads = 0;
  for (const card of cards) {
    if (card === 55) heads += 7;
    else if (card % 11 === 0) heads += 5;
    else if (card % 10 === 0) heads += 3;
    else if (card % 10 === 5) heads += 2;
    else heads += 1;
  }
  return heads;
}
