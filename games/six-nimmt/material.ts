import type { Match } from '@bullpen/engine';
import type { Options } from './options.ts';

export const MOST_SEATS = 10;
export const CARDS = 104;
export const HAND = 10;
export const ROWS = 4;
/** S7: a row holds this many cards. */
export const ROW_LENGTH = 5;

const headsByCard: Uint8Array = Uint8Array.from({ length: CARDS + 1 }, (_, card) => {
  if (card === 0) return 0;
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  if (card % 5 === 0) return 2;
  return 1;
});

/** S1: the ox heads on a card. */
export const heads = (card: number): number => headsByCard[card]!;

/** S2, S13: the highest card of the deck in use. */
export const highestCard = ({ seats, options }: Match<Options>): number =>
  options.variant === 'basic' ? CARDS : HAND * seats + ROWS;
