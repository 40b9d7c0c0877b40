import type { Chance, Move, MoveBuffer, Seat } from '@bullpen/engine';
import { cardAt } from './hand.ts';
import { byteIn, byteLookup, wordIn, wordLookup } from './lookup.ts';
import { BULL_PILE, MAX_PILES, REACH } from './material.ts';
import { cardOf, DONE, pileOf, playMove, takeMove } from './moves.ts';
import { lengthOf, pileIn, placeIn, playable, playableFrom, sizeOf, topOf, usedPile } from './piles.ts';
import { distance } from './ring.ts';
import type { State } from './state.ts';

/*
 * Lists the moves of a turn. Random play spends half its time here. So there is no loop within a loop, since V8 moves invariant work out
 * of innermost loops only; hardly a branch on cards, since these are unpredictable; and no call that would use up V8's inlining budget.
 */

/** The move that plays the card of each place on the first pile. */
const playAt: Int32Array = wordLookup(5 * 32, (place) => playMove(cardAt(place), 0));

// For each set of ten bits: the numbers of the first three that are set, and of the others, four bits each. So the moves of a set are
// written without a branch for each bit.
const SETS = 1 << REACH;
const bitsOf = (set: number): number[] =>
  Array.from({ length: REACH }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
const bit1: Uint8Array = byteLookup(SETS, (set) => bitsOf(set)[0] ?? 0);
const bit2: Uint8Array = byteLookup(SETS, (set) => bitsOf(set)[1] ?? 0);
const bit3: Uint8Array = byteLookup(SETS, (set) => bitsOf(set)[2] ?? 0);
const otherBits: Int32Array = wordLookup(SETS, (set) =>
  bitsOf(set)
    .slice(3)
    .reduceRight((packed, bit) => (packed << 4) | bit, 0),
);

/**
 * The moves of a seat that may play on any pile (E5, E11). In a turn that begins it may also take any (E6), later it may end
 * its turn (E12).
 */
export const listMoves = (state: State, seat: Seat, into: MoveBuffer): number => {
  const { cells, piles } = state;
  const hand = state.handAt(seat);
  const takes = state.used === 0 ? 1 : 0;
  into[0] = DONE;
  let end = 1 - takes;
  // The next piles are looked at while one is written: a processor would not begin with them by itself.
  let pile = cells[state.pileAt(0)]!;
  let cards = playableFrom(cells, hand, pile);
  let next = cells[state.pileAt(1)]!;
  for (let i = 0; i < piles; i++) {
    const later = cells[state.pileAt(i + 2)]!;
    const nextCards = playableFrom(cells, hand, next);
    into[end] = takeMove(i);
    end = listPlays(cards, placeIn(pile), i, into, (end + takes) | 0);
    pile = next;
    next = later;
    cards = nextCards;
  }
  return end;
};

/** The moves of a seat that may play only on the piles on which it has played in this turn, or end it. */
export const listFurtherMoves = (state: State, seat: Seat, into: MoveBuffer): number => {
  const { used } = state;
  const hand = state.handAt(seat);
  into[0] = DONE;
  let end = 1;
  for (let n = 0; n < used; n++) {
    const i = usedPile(state, n);
    const pile = pileIn(state, i);
    end = listPlays(playableFrom(state.cells, hand, pile), placeIn(pile), i, into, end);
  }
  return end;
};

/**
 * A play in a turn that begins, with what a player weighs: `over << 14 | third << 13 | move`. `over` is how many cards of the hand that
 * could go on the pile too are climbed over; `third` is 1 for the third card of a pile, which brings a bull card to the next who takes it (E9).
 */
export type WeighedPlay = number;

const THIRD = 1 << 13;
const OVER = 1 << 14;

export const moveOf = (play: WeighedPlay): Move => (play & (THIRD - 1)) as Move;
/** How many cards are climbed over, and whether the card is the third one: `over << 1 | third`. */
export const weightOf = (play: WeighedPlay): number => play >> 13;

/** One of the plays of a seat whose turn begins, weighed. */
export function weighed(state: State, seat: Seat, play: Move): WeighedPlay {
  const pile = pileIn(state, pileOf(play));
  const nearer = (1 << (distance(topOf(pile), cardOf(play)) - 1)) - 1;
  const over = byteIn(sizeOf, playable(state, seat, pile) & nearer);
  return play | (lengthOf(pile) === BULL_PILE - 1 ? THIRD : 0) | (over * OVER);
}

/** The plays of a seat whose turn begins (E5), pile by pile, each pile's from its top on. They are written as `listPlays` does it. */
export const listWeighedPlays = (state: State, seat: Seat, into: MoveBuffer): number => {
  const { cells, piles } = state;
  const hand = state.handAt(seat);
  let end = 0;
  for (let i = 0; i < piles; i++) {
    const pile = pileIn(state, i);
    const cards = playableFrom(cells, hand, pile);
    const place = placeIn(pile);
    const onPile = i | ((((lengthOf(pile) ^ (BULL_PILE - 1)) - 1) >> 31) & THIRD);
    into[end] = wordIn(playAt, place + byteIn(bit1, cards)) | onPile;
    into[end + 1] = wordIn(playAt, place + byteIn(bit2, cards)) | onPile | OVER;
    into[end + 2] = wordIn(playAt, place + byteIn(bit3, cards)) | onPile | (2 * OVER);
    const size = byteIn(sizeOf, cards);
    if (size > 3) {
      const others = wordIn(otherBits, cards);
      for (let over = 3; over < size; over++)
        into[end + over] = playAt[place + ((others >> (4 * over - 12)) & 15)]! | onPile | (over * OVER);
    }
    end = (end + size) | 0;
  }
  return end;
};

/** Where the moves of each pile would end in the list. */
const ends: Int32Array = wordLookup(MAX_PILES, () => 0);

/** The number of the n-th bit that is set, from 0. */
function nthBit(set: number, n: number): number {
  let rest = set;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** One of the moves that `listMoves` lists. */
export const anyTurnMove = (state: State, seat: Seat, chance: Chance): Move => {
  const { cells, piles } = state;
  const hand = state.handAt(seat);
  const takes = state.used === 0 ? 1 : 0;
  let end = 1 - takes;
  for (let i = 0; i < piles; i++) {
    end += takes + (sizeOf[playableFrom(cells, hand, pileIn(state, i))] ?? 0);
    ends[i] = end;
  }
  const n = chance.below(end);
  // The piles whose moves all come before this one, counted without an unpredictable branch.
  let i = 0;
  for (let other = 0; other < piles; other++) i += (wordIn(ends, other) - 1 - n) >>> 31;
  // From here on it counts backwards, from the pile's last move.
  const pile = pileIn(state, i);
  const cards = playableFrom(cells, hand, pile);
  const bit = (sizeOf[cards] ?? 0) - (wordIn(ends, i) - n);
  if (takes === 0 && n === 0) return DONE;
  return bit < 0 ? takeMove(i) : ((wordIn(playAt, placeIn(pile) + nthBit(cards, bit)) | i) as Move);
};

/**
 * The moves that play these of the ten cards after a pile's top on it. Three are written in any case, since a branch on their
 * number could not be predicted: one that is none is overwritten by the next pile's. `| 0` spares a check that the sum is a
 * small integer.
 */
function listPlays(cards: number, place: number, i: number, into: MoveBuffer, end: number): number {
  into[end] = wordIn(playAt, place + byteIn(bit1, cards)) | i;
  into[(end + 1) | 0] = wordIn(playAt, place + byteIn(bit2, cards)) | i;
  into[(end + 2) | 0] = wordIn(playAt, place + byteIn(bit3, cards)) | i;
  const size = byteIn(sizeOf, cards);
  if (size > 3) {
    const others = wordIn(otherBits, cards);
    into[end + 3] = wordIn(playAt, place + (others & 15)) | i;
    into[end + 4] = wordIn(playAt, place + ((others >> 4) & 15)) | i;
    into[end + 5] = wordIn(playAt, place + ((others >> 8) & 15)) | i;
    into[end + 6] = wordIn(playAt, place + ((others >> 12) & 15)) | i;
    into[end + 7] = wordIn(playAt, place + ((others >> 16) & 15)) | i;
    into[end + 8] = wordIn(playAt, place + ((others >> 20) & 15)) | i;
    into[end + 9] = wordIn(playAt, place + ((others >> 24) & 15)) | i;
  }
  return (end + size) | 0;
}
