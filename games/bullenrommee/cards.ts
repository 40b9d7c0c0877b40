import { cellAt, deckCard, type Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import type { State } from './state.ts';

/*
 * Where each number card is. The low four bits of its cell say so; the others say what everybody knows of it:
 *
 *  - `SEEN`: the card was taken from the open ones, so all know in whose hand it is;
 *  - a mark for each seat: of a card in a hand, that this seat cannot hold it; of a card on the table, that this seat held it
 *    when it passed. Both follow from passes, see `passes.ts`.
 */
const STOCK = 0;
const OPEN = 1;
const TABLE = 2;
/** In the hand of seat 0; the other seats follow. */
const HAND = 8;
const SEEN = 16;
const markOf = (seat: Seat): number => 32 << seat;

const whereIs = ({ cells }: State, card: number): number => cells[card]! & 15;

export const isInStock = (state: State, card: number): boolean => whereIs(state, card) === STOCK;
export const isOpen = (state: State, card: number): boolean => whereIs(state, card) === OPEN;
export const isOnTable = (state: State, card: number): boolean => whereIs(state, card) === TABLE;
/** Whether a card is in anybody's hand. */
export const isHeld = (state: State, card: number): boolean => whereIs(state, card) >= HAND;
/** The seat that holds a card; below 0 if none does. */
export const holderOf = (state: State, card: number): Seat => whereIs(state, card) - HAND;
export const isSeen = ({ cells }: State, card: number): boolean => (cellAt(cells, card) & SEEN) !== 0;
export const isMarked = ({ cells }: State, seat: Seat, card: number): boolean =>
  (cellAt(cells, card) & markOf(seat)) !== 0;

// A card that comes to another place loses its marks.
export function putInStock(state: State, card: number): void {
  state.cells[card] = STOCK;
}

export const putOpen = (state: State, card: number): void => {
  state.cells[card] = OPEN;
};

export const putOnTable = (state: State, card: number): void => {
  state.cells[card] = TABLE;
};

export const putInHand = (state: State, seat: Seat, card: number): void => {
  state.cells[card] = HAND + seat;
};

/** Everybody knows that this card is in the hand in which it is. */
export const setSeen = (state: State, card: number): void => {
  state.cells[card] = cellAt(state.cells, card) | SEEN;
};

export function setMark(state: State, seat: Seat, card: number): void {
  state.cells[card] = cellAt(state.cells, card) | markOf(seat);
}

/** The number cards for which this is true, in rising order. */
export function cardsWhere(test: (card: number) => boolean): number[] {
  const cards: number[] = [];
  for (let card = 1; card <= CARDS; card++) if (test(card)) cards.push(card);
  return cards;
}

/**
 * Writes of each number whether the seat holds it (1 or 0), and a list of those that it holds; says how many these are. Without
 * a branch that depends on the cards, since it could not be predicted.
 */
export const readHand = ({ cells }: State, seat: Seat, held: Uint8Array, list: Uint8Array): number => {
  const place = HAND + seat;
  let size = 0;
  for (let card = 1; card <= CARDS; card++) {
    const isHeldHere = (cells[card]! & 15) === place ? 1 : 0;
    held[card] = isHeldHere;
    list[size] = card;
    size += isHeldHere;
  }
  return size;
};

/** A number for each place where a card can be, and whether everybody knows it there. A card in the stock has 0. */
export class CardCodes {
  readonly codes: Uint8Array = new Uint8Array(2 * SEEN);

  set(open: number, table: number): void {
    this.codes[OPEN] = open;
    this.codes[TABLE] = table;
  }

  /** Of a card in this hand that only its owner knows, and of one that all know. */
  setHand(seat: Seat, hidden: number, known: number): void {
    this.codes[HAND + seat] = hidden;
    this.codes[SEEN + HAND + seat] = known;
  }
}

/** Writes the code of each number card, at `from` plus the card; without a branch, which could not be predicted. */
export function writeCards({ cells }: State, { codes }: CardCodes, into: Int16Array, from: number): void {
  for (let card = 1; card <= CARDS; card++)
    into[from + card] = deckCard(codes, cellAt(cells, card) & (2 * SEEN - 1));
}

/** Writes the marks of each number card, at `from` plus the card: bit 0 is that of `first`, bit 1 that of the next seat. */
export function writeMarks({ cells, match }: State, first: Seat, into: Int16Array, from: number): void {
  const { seats } = match;
  for (let card = 1; card <= CARDS; card++) {
    const marks = cellAt(cells, card) >> 5;
    into[from + card] = ((marks >> first) | (marks << (seats - first))) & ((1 << seats) - 1);
  }
}
