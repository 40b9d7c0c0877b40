import type { Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { cardsWhere, holderOf, isSeen, putInHand, putOnTable } from './cards.ts';
import { JOKER } from './material.ts';
import type { State } from './state.ts';

/* A hand: number cards, of which `cards.ts` knows where they are, and jokers, which are only counted. */

/** Whether a seat holds this card; one joker is as good as another. */
export const holds = (state: State, seat: Seat, card: number): boolean =>
  card === JOKER ? state.jokers(seat) > 0 : holderOf(state, card) === seat;

/** How many cards a seat holds, jokers included. */
export const handSize = (state: State, seat: Seat): number => state.numbers(seat) + state.jokers(seat);

/** The number cards of a hand, in rising order. */
export const handOf = (state: State, seat: Seat): number[] =>
  cardsWhere((card) => holderOf(state, card) === seat);

/** Those of them that everybody saw go there. */
export const seenOf = (state: State, seat: Seat): number[] =>
  cardsWhere((card) => holderOf(state, card) === seat && isSeen(state, card));

/** A number card comes to a hand. */
export const addCard = (state: State, seat: Seat, card: number): void => {
  putInHand(state, seat, card);
  state.setNumbers(seat, state.numbers(seat) + 1);
};

export function addJokers(state: State, seat: Seat, jokers: number): void {
  state.setJokers(seat, state.jokers(seat) + jokers);
}

/** A card leaves a hand for the table. */
export const spendCard = (state: State, seat: Seat, card: number): void => {
  if (card === JOKER) {
    addJokers(state, seat, -1);
    return;
  }
  putOnTable(state, card);
  state.setNumbers(seat, state.numbers(seat) - 1);
};

/**
 * Writes of each number whether the seat holds it (1 or 0), and a list of those that it holds; says how many these are. Without
 * a branch that depends on the cards, since it could not be predicted.
 */
export const readHand = (state: State, seat: Seat, held: Uint8Array, list: Uint8Array): number => {
  let size = 0;
  for (let card = 1; card <= CARDS; card++) {
    const isHeld = holderOf(state, card) === seat ? 1 : 0;
    held[card] = isHeld;
    list[size] = card;
    size += isHeld;
  }
  return size;
};
