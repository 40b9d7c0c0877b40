import { at } from '@bullpen/engine';

/** Cards that look alike are alike to the rules, so a card is its kind: 1–9 the numbers, then the Jack and the Blank. */
export const JACK = 10;
export const BLANK = 11;
export const KINDS = 11;

export const CARDS = 72;
export const HAND = 3;
/** C7: what a pile must not exceed. */
export const ELEVEN = 11;

const COPIES: readonly number[] = [0, 8, 8, 8, 8, 8, 8, 4, 4, 4, 6, 6];

/** C1: how many cards of a kind there are. */
export const copies = (kind: number): number => at(COPIES, kind);

/**
 * The most piles that can ever lie on the table at once, 57. Look at all that was placed since the table was last empty,
 * or since the set-up. One card began the first pile; all other piles were opened by a split (C6). A split needs a card of
 * the same kind that lies open already, so of each kind one card at least opened no pile by a split. Jacks split never: a
 * Jack's pile is taken before the next turn, so none lies on top then (C10). Hence at most 1 + 6 × 7 + 3 × 3 + 5 piles.
 * Two seats that hold back their six Jacks do get there.
 */
export const MOST_PILES = 57;

/** How a card is written. */
export type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'J' | 'B';

const SIGNS = '?123456789JB';

export const signOf = (kind: number): Card => SIGNS[kind] as Card;

/** The kind that a sign stands for; 0 if it stands for none. */
export const kindOf = (sign: unknown): number =>
  typeof sign === 'string' && sign.length === 1 ? Math.max(0, SIGNS.indexOf(sign)) : 0;
