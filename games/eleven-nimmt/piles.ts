import type { Seat } from '@bullpen/engine';
import { addKnown, cardsFrom, type HandCell, placeOf } from './hand.ts';
import { byteIn, byteLookup, wordIn, wordLookup } from './lookup.ts';
import { CARDS, REACH } from './material.ts';
import { after, before, distance } from './ring.ts';
import type { State } from './state.ts';

/*
 * The piles, in the order in which they lie. A pile is one number: `limit << 15 | length << 8 | place`.
 *
 * The place is that of the card right after the top, in any hand; so the cards of a hand that may follow are one shift away. The
 * limit is the ten bits of those cards; what the seat whose turn it is has climbed on this pile since the turn began (E11) is
 * missing from their far end. The cell of a card in a pile names the card below it, 0 for the lowest.
 */

/** A packed pile. */
export type Pile = number;

const ALL: number = (1 << REACH) - 1;
const LENGTH = 0x7f << 8;
const ONE_CARD = 1 << 8;

const packPile = (top: number, climb: number, length: number): Pile =>
  ((ALL >> climb) << 15) | (length << 8) | wordIn(nextPlace, top);
const limitIn = (pile: Pile): number => pile >> 15;

/** The place of the card right after the top of a pile, in any hand. */
export const placeIn = (pile: Pile): number => pile & 0xff;
export const topOf = (pile: Pile): number => wordIn(topAt, placeIn(pile));
export const lengthOf = (pile: Pile): number => (pile & LENGTH) >> 8;
/** E11: how far the seat whose turn it is has climbed on the pile in this turn. */
const climbOf = (pile: Pile): number => REACH - 32 + Math.clz32(limitIn(pile));
/** E11: the card that was on top of the pile when the turn began. */
export const beganWith = (pile: Pile): number => before(topOf(pile), climbOf(pile));
/** E11: whether the seat whose turn it is has not played on the pile in this turn. */
export const isUntouched = (pile: Pile): boolean => limitIn(pile) === ALL;

// Places are numbers below 256, but those of the last cell's own cards are the highest.
const PLACES = 5 * 32;
const nextPlace: Int32Array = wordLookup(CARDS + 1, (top) => placeOf(after(top, 1)));
const topAt: Int32Array = wordLookup(PLACES, () => 0);
for (let top = 1; top <= CARDS; top++) topAt[wordIn(nextPlace, top)] = top;

/** A pile of this card alone. */
const loneCard = (card: number): Pile => packPile(card, 0, 1);

/** One of the piles, from 0. */
export const pileIn = (state: State, i: number): Pile => state.cells[state.pileAt(i)]!;

/** E5, E11: which of the ten cards after a pile's top a hand may play on it: bit 0 is the card right after the top. */
export const playableFrom = (cells: readonly number[], hand: HandCell, pile: Pile): number =>
  cardsFrom(cells, hand, pile) & limitIn(pile);
export const playable = (state: State, seat: Seat, pile: Pile): number =>
  playableFrom(state.cells, state.handAt(seat), pile);

/** How many cards are in each set of the ten that may follow a top. */
export const sizeOf: Uint8Array = byteLookup(ALL + 1, (set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});

/** E5: how many cards of a hand could follow this card. */
export const followersOf = (cells: readonly number[], hand: HandCell, card: number): number =>
  byteIn(sizeOf, cardsFrom(cells, hand, wordIn(nextPlace, card)) & ALL);

/** E5, E11: whether a seat may play this card of its hand on the pile. */
export function mayFollow(state: State, seat: Seat, card: number, pile: Pile): boolean {
  const step = distance(topOf(pile), card);
  return step <= REACH && ((playable(state, seat, pile) >> (step - 1)) & 1) === 1;
}

/** A card starts a pile, behind the others. */
export const startPile = (state: State, card: number): void => {
  state.cells[card] = 0;
  state.cells[state.pileAt(state.piles++)] = loneCard(card);
};

/** E5: a card comes onto a pile, up to here `pile`. Of its limit in this turn this many steps are used up by it (E11). */
export const layOn = (state: State, i: number, pile: Pile, card: number, steps: number): void => {
  const limit = limitIn(pile) >> steps;
  state.cells[card] = topOf(pile);
  state.cells[state.pileAt(i)] = (limit << 15) | ((pile & LENGTH) + ONE_CARD) | wordIn(nextPlace, card);
};

/** E6: a whole pile goes into a hand, where everybody knows its cards (E8); the piles behind it move up. */
export const takePile = (state: State, seat: Seat, i: number): void => {
  const hand = state.handAt(seat);
  const pile = pileIn(state, i);
  for (let card = topOf(pile); card !== 0; ) {
    const below = cardBelow(state, card);
    addKnown(state, hand, card);
    card = below;
  }
  state.setSize(seat, state.size(seat) + lengthOf(pile));
  removePile(state, i);
};

/**
 * The piles behind one that goes move up eight at a time, so that the end of the loop can mostly be predicted. What ends up behind the
 * last pile means nothing.
 */
const removePile = (state: State, i: number): void => {
  const { cells } = state;
  const last = state.pileAt(--state.piles);
  for (let from = state.pileAt(i); from < last; from += 8)
    for (let at = from; at < from + 8; at++) cells[at] = cells[at + 1]!;
};

/** The card that lies below one in a pile or in the stack; 0 if there is none. */
export const cardBelow = (state: State, card: number): number => state.cells[card]!;

/** A card and those below it, in a pile or in the stack, from above. */
export function cardsDown(state: State, top: number): number[] {
  const cards: number[] = [];
  for (let card = top; card !== 0; card = cardBelow(state, card)) cards.push(card);
  return cards;
}

/** The cards of a pile, the lowest first. */
export const cardsOf = (state: State, pile: Pile): number[] => cardsDown(state, topOf(pile)).reverse();

/** E11: one of the piles on which the seat has played in this turn, in the order in which they lie; there are `used`. */
export const usedPile = (state: State, n: number): number => state.cells[state.playedAt(n)]!;

/** E11: notes that the seat has played on one more pile in this turn. */
export const notePile = (state: State, i: number): void => {
  const { cells } = state;
  let n = state.used++;
  for (; n > 0 && usedPile(state, n - 1) > i; n--) cells[state.playedAt(n)] = usedPile(state, n - 1);
  cells[state.playedAt(n)] = i;
};

/** The turn has ended: what was climbed in it counts no more. */
export const forgetClimbs = (state: State): void => {
  for (let n = 0; n < state.used; n++) {
    const i = usedPile(state, n);
    state.cells[state.pileAt(i)] = pileIn(state, i) | (ALL << 15);
  }
  state.used = 0;
};

/** Lays out piles that are known card by card, the lowest first, and the cards that were on top when the turn began (E11). */
export function layOut(state: State, piles: readonly (readonly number[])[], tops: readonly number[]): void {
  state.piles = piles.length;
  piles.forEach((cards, i) => {
    let below = 0;
    for (const card of cards) {
      state.cells[card] = below;
      below = card;
    }
    const climb = distance(tops[i] ?? below, below);
    state.cells[state.pileAt(i)] = packPile(below, climb, cards.length);
    if (climb > 0) notePile(state, i);
  });
}
