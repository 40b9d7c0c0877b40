import type { MoveBuffer, Seat } from '@bullpen/engine';
import { CARDS, REACH } from './material.ts';
import { DONE, playMove, takeMove } from './moves.ts';
import { after } from './ring.ts';
import { cardAt, placeOf } from './sets.ts';
import type { State } from './state.ts';
import { byteTable, wordTable } from './tables.ts';

/*
 * A pile in one number: `limit << 15 | length << 8 | place`.
 *
 * The place is that of the card right after the top, in any set of cards; so the cards of a hand that may follow are one
 * shift away. The limit is the ten bits of those cards; what the seat whose turn it is has climbed on this pile since the
 * turn began (E11) is missing from their far end.
 *
 * `listMoves` is where random play spends half its time. What it uses is private to this file: an engine must look up what
 * a module exports again on every use. It has no loop within a loop: V8 does once what need not be repeated only for the
 * innermost ones. And it hardly branches on cards, which cannot be foretold.
 */
const ALL: number = (1 << REACH) - 1;
const LENGTH = 0x7f << 8;
const ONE_CARD = 1 << 8;

export const packPile = (top: number, climb: number, length: number): number =>
  ((ALL >> climb) << 15) | (length << 8) | nextPlace[top]!;
/** The pile with one card more. Of its limit in this turn so many steps are used up by it (E11). */
export const coverPile = (pile: number, card: number, steps: number): number =>
  ((limitIn(pile) >> steps) << 15) | ((pile & LENGTH) + ONE_CARD) | nextPlace[card]!;
export const topOf = (pile: number): number => topAt[placeIn(pile)]!;
export const climbOf = (pile: number): number => REACH - 32 + Math.clz32(limitIn(pile));
export const lengthOf = (pile: number): number => (pile & LENGTH) >> 8;
/** Whether nobody has played on it in this turn. */
export const isUntouched = (pile: number): boolean => limitIn(pile) === ALL;

/** E5, E11: which of the ten cards after a pile's top this hand may play on it: bit 0 is the card right after the top. */
export const playable = (cells: readonly number[], hand: number, pile: number): number =>
  follow(cells, hand, pile);

const placeIn = (pile: number): number => pile & 0xff;
const limitIn = (pile: number): number => pile >> 15;

// The place is `cell << 5 | bit`. A shift goes by the lowest five bits of its right side, and those are the bit in the cell.
const follow = (cells: readonly number[], hand: number, pile: number): number =>
  (cells[hand + ((pile >> 5) & 7)]! >> pile) & limitIn(pile);

const PLACES = 5 * 32;
const nextPlace: Int32Array = wordTable(CARDS + 1, (top) => placeOf(after(top, 1)));
const topAt: Int32Array = wordTable(PLACES, () => 0);
for (let top = 1; top <= CARDS; top++) topAt[nextPlace[top]!] = top;

/** The move that plays the card of each place on the first pile. */
const playAt: Int32Array = wordTable(PLACES, (place) => playMove(cardAt(place), 0));
const firstTake: number = takeMove(0);
const endOfTurn: number = DONE;

// For each set of ten bits: how many are set, the numbers of the first three, and of the others, four bits each. So the
// moves of a set are written without a branch for each bit.
const bitsOf = (set: number): number[] =>
  Array.from({ length: REACH }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
const sizeOf: Uint8Array = byteTable(ALL + 1, (set) => bitsOf(set).length);
const bit1: Uint8Array = byteTable(ALL + 1, (set) => bitsOf(set)[0] ?? 0);
const bit2: Uint8Array = byteTable(ALL + 1, (set) => bitsOf(set)[1] ?? 0);
const bit3: Uint8Array = byteTable(ALL + 1, (set) => bitsOf(set)[2] ?? 0);
const otherBits: Int32Array = wordTable(ALL + 1, (set) =>
  bitsOf(set)
    .slice(3)
    .reduceRight((packed, bit) => (packed << 4) | bit, 0),
);

/**
 * The moves of a seat that may play on any pile (E5, E11). In a turn that begins it may also take any (E6), later it may end
 * its turn (E12).
 */
export function listMoves(state: State, seat: Seat, into: MoveBuffer): number {
  const { cells, piles } = state;
  const hand = state.handAt(seat);
  const takes = state.used === 0 ? 1 : 0;
  into[0] = endOfTurn;
  let end = 1 - takes;
  // The next piles are looked at while one is written: a processor would not begin with them by itself.
  let pile = cells[state.pileAt(0)]!;
  let cards = follow(cells, hand, pile);
  let next = cells[state.pileAt(1)]!;
  for (let i = 0; i < piles; i++) {
    const later = cells[state.pileAt(i + 2)]!;
    const nextCards = follow(cells, hand, next);
    into[end] = firstTake + i;
    end = listPlays(cards, placeIn(pile), i, into, (end + takes) | 0);
    pile = next;
    next = later;
    cards = nextCards;
  }
  return end;
}

/** The moves of a seat that may play only on the piles on which it has played in this turn, or end it. */
export function listFurtherMoves(state: State, seat: Seat, into: MoveBuffer): number {
  const { cells, used } = state;
  const hand = state.handAt(seat);
  into[0] = endOfTurn;
  let end = 1;
  for (let n = 0; n < used; n++) {
    const i = cells[state.playedAt(n)]!;
    const pile = cells[state.pileAt(i)]!;
    end = listPlays(follow(cells, hand, pile), placeIn(pile), i, into, end);
  }
  return end;
}

/**
 * The moves that play these of the ten cards after a pile's top on it. Three are written in any case, since a branch on their
 * number could not be foretold: one that is none is overwritten by the next pile's. `| 0` spares a check that the sum is a
 * small integer.
 */
function listPlays(cards: number, place: number, i: number, into: MoveBuffer, end: number): number {
  into[end] = playAt[place + bit1[cards]!]! | i;
  into[(end + 1) | 0] = playAt[place + bit2[cards]!]! | i;
  into[(end + 2) | 0] = playAt[place + bit3[cards]!]! | i;
  const size = sizeOf[cards]!;
  if (size > 3) {
    const others = otherBits[cards]!;
    into[end + 3] = playAt[place + (others & 15)]! | i;
    into[end + 4] = playAt[place + ((others >> 4) & 15)]! | i;
    into[end + 5] = playAt[place + ((others >> 8) & 15)]! | i;
    into[end + 6] = playAt[place + ((others >> 12) & 15)]! | i;
    into[end + 7] = playAt[place + ((others >> 16) & 15)]! | i;
    into[end + 8] = playAt[place + ((others >> 20) & 15)]! | i;
    into[end + 9] = playAt[place + ((others >> 24) & 15)]! | i;
  }
  return (end + size) | 0;
}

/**
 * A pile goes, and those behind it move up: eight at a time, so that the end of the loop can be foretold mostly. What lands
 * behind the last pile is of no account.
 */
export function removePile(state: State, i: number): void {
  const { cells } = state;
  const last = state.pileAt(--state.piles);
  for (let from = state.pileAt(i); from < last; from += 8)
    for (let at = from; at < from + 8; at++) cells[at] = cells[at + 1]!;
}

/** The turn has ended: what was climbed in it counts no more. */
export function forgetClimbs(state: State): void {
  const { cells, used } = state;
  for (let n = 0; n < used; n++) {
    const at = state.pileAt(cells[state.playedAt(n)]!);
    cells[at] = cells[at]! | (ALL << 15);
  }
  state.used = 0;
}
