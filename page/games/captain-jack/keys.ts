import type { Card } from '@bullpen/games/captain-jack';

/** Cards that look alike are alike, so a card in a hand is its kind, and which of that kind it is. */
export const keyInHand = (hand: readonly Card[], i: number): string =>
  `hand-${hand[i]}-${hand.slice(0, i).filter((card) => card === hand[i]).length}`;

/** A card in a pile: both count from the bottom, the pile from 0, the card from 1. */
export const keyInPile = (pile: number, card: number): string => `p${pile}-${card}`;
