import { offersOf, type Put } from './offers.ts';
import type { BullenView, BullenWords } from './types.ts';

/** What putting a card into a meadow with these cards is called. */
export function nameOfPut(own: BullenWords, cards: readonly number[], put: Put): string {
  const { card, place, swap } = put;
  const name = own.cardName(card);
  const meadow = put.meadow + 1;
  const at = (i: number): string => own.cardName(cards[i]!);
  if (swap) return own.putSwap(card, meadow);
  if (place === 0) return own.putFirst(name, meadow, at(0));
  if (place === cards.length) return own.putLast(name, meadow, at(place - 1));
  return own.putBetween(name, meadow, at(place - 1), at(place));
}

export const nameOfRow = (own: BullenWords, cards: readonly number[]): string =>
  own.layIt(cards.map(own.shortName).join(' '));

/** What a move is called that the table allows. */
export function nameOfMove(own: BullenWords, view: BullenView, text: string): string {
  const { lays, puts, takes, draw, done } = offersOf([text]);
  if (lays[0]) return nameOfRow(own, lays[0].cards);
  if (puts[0]) return nameOfPut(own, view.meadows[puts[0].meadow]!.cards, puts[0]);
  if (takes[0]) return own.takeIt(takes[0]);
  if (draw) return own.drawIt;
  return done ? own.done : own.pass;
}
