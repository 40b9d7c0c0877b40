import type { Seat } from '@bullpen/engine';
import { cardsWhere, holderOf, isSeen, putInHand, putOnTable } from './cards.ts';
import { JOKER } from './material.ts';
import type { State } from './state.ts';

/* A hand: number cards, whose places `cards.ts` knows, and jokers, which are only counted. */

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
