export { CARDS, heads } from '../ox-cards/index.ts';

/** E3: the cards that each seat is dealt. */
export const HAND = 10;
/** E5: a card follows the top of a pile by at most this much. */
export const REACH = 10;
/** E1: the bull cards. */
export const BULLS = 10;
/** E9: a pile of this many cards brings a bull card. */
export const BULL_PILE = 3;
/** E7: this many cards are turned up after a take. */
export const TURNED = 2;

/** With two seats the stack begins with 79 cards; 39 takes that turn up two make 39 piles out of the first one. */
export const MAX_PILES = 40;
export const MAX_SEATS = 7;
/** On each pile the ten cards that follow its top, and the pile itself. */
export const MAX_MOVES: number = MAX_PILES * (REACH + 1);
