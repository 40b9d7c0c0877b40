// What a meadow is (B12, B15, B16), and whether a hand can lay anything at all (B7).

import { at } from './record.ts';

export type Card = number | 'J';

export interface Meadow {
  readonly owner: number;
  cards: Card[];
}

/** B15: two jokers next to each other. */
export function jokersMeet(cards: readonly Card[]): boolean {
  for (let place = 1; place < cards.length; place += 1)
    if (cards[place - 1] === 'J' && cards[place] === 'J') return true;
  return false;
}

export function isMeadow(cards: readonly Card[]): boolean {
  // B12: three or more cards.
  if (cards.length < 3) return false;
  if (jokersMeet(cards)) return false;
  // B16: try every number that the first card may stand for, and from there every way to go on.
  for (let number = 1; number <= 100; number += 1)
    if (mayBe(at(cards, 0), number) && goesOn(cards, 1, number, 0)) return true;
  return false;
}

/** B15: a joker stands for any number. */
function mayBe(card: Card, number: number): boolean {
  return card === 'J' || card === number;
}

/** Whether the cards from `place` on can be numbered, if the one before is `number`, `span` above the first. */
function goesOn(cards: readonly Card[], place: number, number: number, span: number): boolean {
  // B12: it never runs round onto itself.
  if (span > 99) return false;
  if (place === cards.length) return true;
  // B12: neighbours differ by 1 or 2, and 1 comes after 100.
  for (const step of [1, 2]) {
    const next = number + step > 100 ? number + step - 100 : number + step;
    if (mayBe(at(cards, place), next) && goesOn(cards, place + 1, next, span + step)) return true;
  }
  return false;
}

/** The row with a card put in, so that it is the card number `place` (from 1). */
export function withAdded(cards: readonly Card[], card: Card, place: number): Card[] {
  return [...cards.slice(0, place - 1), card, ...cards.slice(place - 1)];
}

/** The row with a card in the place of another. */
export function withSwapped(cards: readonly Card[], card: Card, place: number): Card[] {
  return [...cards.slice(0, place - 1), card, ...cards.slice(place)];
}

/** Whether the numbers run over 100 to 1. */
export function runsOver(cards: readonly Card[]): boolean {
  const numbers = cards.filter((card) => card !== 'J');
  return numbers.some((number, place) => place > 0 && number < at(numbers, place - 1));
}

/** In how many places of all the meadows a card may be added. */
export function placesFor(card: Card, meadows: readonly Meadow[]): number {
  let places = 0;
  for (const { cards } of meadows)
    for (let place = 1; place <= cards.length + 1; place += 1)
      if (isMeadow(withAdded(cards, card, place))) places += 1;
  return places;
}

/** Whether a seat can lay anything: a new meadow, or with one of its own a card added or swapped. */
export function canLay(seat: number, hand: readonly Card[], meadows: readonly Meadow[]): boolean {
  // B8: a new meadow of any three cards, in any order.
  for (let a = 0; a < hand.length; a += 1)
    for (let b = 0; b < hand.length; b += 1)
      for (let c = 0; c < hand.length; c += 1)
        if (a !== b && b !== c && a !== c && isMeadow([at(hand, a), at(hand, b), at(hand, c)])) return true;
  // B9, B10: the rest needs a meadow of one's own.
  if (!meadows.some(({ owner }) => owner === seat)) return false;
  for (const card of hand) {
    // B13: a card added anywhere.
    if (placesFor(card, meadows) > 0) return true;
    // B17: a number in a joker's place.
    if (card === 'J') continue;
    for (const { cards } of meadows)
      for (let place = 1; place <= cards.length; place += 1)
        if (cards[place - 1] === 'J' && isMeadow(withSwapped(cards, card, place))) return true;
  }
  return false;
}
