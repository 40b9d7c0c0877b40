import { cellAt, type Seat } from '@bullpen/engine';
import { wordIn, wordLookup } from './lookup.ts';
import { CARDS, heads } from './material.ts';
import type { State } from './state.ts';

/*
 * A hand is a set of cards, five cells of thirty bits each. The lowest twenty bits of a cell are twenty cards, card 1 the lowest
 * of the first cell; the highest ten are the first ten cards of the next cell once more, around the ring. So the ten cards that
 * may follow any card stand side by side in one cell. The cell of a card says whether everybody knows in whose hand it is.
 */
const CELLS = 5;
const OWN = 20;
const AGAIN = 10;
const ALL = (1 << (OWN + AGAIN)) - 1;

/** How many cells a hand takes. */
export const HAND_CELLS: number = CELLS;

// Where a card stands in every hand: `cell << 5 | bit`, among the cell's own twenty; above that, the cell before.
const places: Int32Array = wordLookup(CARDS + 1, (card) => {
  const cell = Math.floor((card - 1) / OWN);
  return card === 0 ? 0 : (((cell + CELLS - 1) % CELLS) << 8) | (cell << 5) | ((card - 1) % OWN);
});
const cellIn = (place: number): number => (place >> 5) & 7;
const cellBefore = (place: number): number => place >> 8;
// A shift goes by the lowest five bits of its right side.
const bitIn = (place: number): number => 1 << place;

/** Where a card stands in every hand, a number below 256. */
export const placeOf = (card: number): number => wordIn(places, card) & 0xff;

/** The card that stands in a place, be it one of the cell's own or one of the next. */
export const cardAt = (place: number): number => (((place >> 5) * OWN + (place & 31)) % CARDS) + 1;

/** The hand that lies here. Loops ask for it once, with `handAt` of a state. */
export type HandCell = number;

/**
 * Which cards of a hand stand in this place and after it: bit 0 is the card in it, and at least ten bits count. What stands above
 * the lowest eight bits of a place is ignored.
 */
export const cardsFrom = (cells: readonly number[], hand: HandCell, place: number): number =>
  cells[hand + cellIn(place)]! >> place;

export const holds = (state: State, seat: Seat, card: number): boolean =>
  (cardsFrom(state.cells, state.handAt(seat), placeOf(card)) & 1) !== 0;

/** A card comes to a hand; for now only its owner knows it. */
export function addCard(state: State, seat: Seat, card: number): void {
  putCard(state.cells, state.handAt(seat), card);
  state.cells[card] = Knowledge.own;
  state.setSize(seat, state.size(seat) + 1);
}

/** E8: a card comes to the hand that lies here, and everybody knows it. The size of the hand is set apart. */
export const addKnown = (state: State, hand: HandCell, card: number): void => {
  putCard(state.cells, hand, card);
  setKnown(state, card);
};

const putCard = (cells: number[], hand: HandCell, card: number): void => {
  const place = wordIn(places, card);
  const at = hand + cellIn(place);
  const other = hand + cellBefore(place);
  const bit = bitIn(place);
  cells[at] = cellAt(cells, at) | bit;
  // In the cell before stand only the first ten once more; the others fall off the end of `ALL`.
  cells[other] = cellAt(cells, other) | ((bit << OWN) & ALL);
};

/** A card leaves a hand. Says how many are left. */
export const removeCard = (state: State, seat: Seat, card: number): number => {
  const { cells } = state;
  const hand = state.handAt(seat);
  const place = wordIn(places, card);
  const at = hand + cellIn(place);
  const other = hand + cellBefore(place);
  const bit = bitIn(place);
  const left = state.size(seat) - 1;
  cells[at] = cellAt(cells, at) & ~bit;
  cells[other] = cellAt(cells, other) & ~((bit << OWN) & ALL);
  state.setSize(seat, left);
  return left;
};

export function clearHand(state: State, seat: Seat): void {
  for (let i = 0; i < CELLS; i++) state.cells[state.handAt(seat) + i] = 0;
  state.setSize(seat, 0);
}

/** What the cell of a card in a hand says. */
const Knowledge = { own: 0, common: 1 } as const;

/** E8: everybody saw this card come to the hand in which it is. */
export function setKnown(state: State, card: number): void {
  state.cells[card] = Knowledge.common;
}

export const isKnown = (state: State, card: number): boolean => state.cells[card] === Knowledge.common;

/** Writes a number for each card of a hand, at `from` plus the card: one if all know that it is there, else another. */
export function writeHand(
  state: State,
  seat: Seat,
  hidden: number,
  known: number,
  into: Int16Array,
  from: number,
): void {
  const hand = state.handAt(seat);
  for (let i = 0; i < CELLS; i++)
    for (let bits = cellAt(state.cells, hand + i) & ((1 << OWN) - 1); bits !== 0; bits &= bits - 1) {
      const card = i * OWN + lowestBit(bits) + 1;
      into[from + card] = isKnown(state, card) ? known : hidden;
    }
}

/** The cards of a hand, in rising order. */
export function handOf(state: State, seat: Seat): number[] {
  const cards: number[] = [];
  sumOf(state, seat, (card) => cards.push(card));
  return cards;
}

/** E13: the heads in a hand. */
export const headsIn = (state: State, seat: Seat): number => sumOf(state, seat, heads);

/** The sum of something over the cards of a hand, taken in rising order. */
function sumOf(state: State, seat: Seat, of: (card: number) => number): number {
  const hand = state.handAt(seat);
  let sum = 0;
  for (let i = 0; i < CELLS; i++)
    for (let bits = cellAt(state.cells, hand + i) & ((1 << OWN) - 1); bits !== 0; bits &= bits - 1)
      sum += of(i * OWN + lowestBit(bits) + 1);
  return sum;
}

/** The number of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
