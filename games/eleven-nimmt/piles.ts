import type { MoveBuffer } from '@bullpen/engine';
import { CARDS, MAX_PILES, REACH } from './material.ts';
import { playMove, takeMove } from './moves.ts';
import { after } from './ring.ts';
import { cardAt, placeOf } from './sets.ts';

/*
 * A pile in one number: `length << 12 | climb << 8 | place`.
 *
 * The place is that of the card right after the top, in any set of cards; so the cards of a hand that may follow are one
 * shift away. The climb is how far the seat whose turn it is has come on this pile since the turn began (E11): 0 if it has
 * not played on it.
 *
 * This is the innermost loop of the game. What it uses is private to this file: an engine must look up what a module
 * exports again on every use.
 */
export const packPile = (top: number, climb: number, length: number): number =>
  (length << 12) | (climb << 8) | nextPlace[top]!;
export const topOf = (pile: number): number => topAt[placeIn(pile)]!;
export const climbOf = (pile: number): number => climbIn(pile);
export const lengthOf = (pile: number): number => pile >> 12;

/** E5, E11: which of the ten cards after a pile's top this hand may play on it: bit 0 is the card right after the top. */
export const playable = (cells: readonly number[], hand: number, pile: number): number =>
  follow(cells, hand, pile);

const placeIn = (pile: number): number => pile & 0xff;
const climbIn = (pile: number): number => (pile >> 8) & 0xf;

const LIMIT: number = (1 << REACH) - 1;

// A shift goes by the lowest five bits of its right side, and those are the bit in the cell. What has been climbed in this
// turn is missing from the far end of the ten.
const follow = (cells: readonly number[], hand: number, pile: number): number =>
  (cells[hand + (placeIn(pile) >> 5)]! >> pile) & (LIMIT >> climbIn(pile));

const PLACES = 5 * 32;
const nextPlace: Uint8Array = new Uint8Array(CARDS + 1);
const topAt: Uint8Array = new Uint8Array(PLACES);
for (let top = 1; top <= CARDS; top++) {
  nextPlace[top] = placeOf(after(top, 1));
  topAt[nextPlace[top]!] = top;
}

/** The move that plays the card of each place on the first pile. It begins one place late, for the bit of no card, −1. */
const playAt: Int32Array = Int32Array.from({ length: PLACES + 1 }, (_, i) => playMove(cardAt(i - 1), 0));
const firstTake: number = takeMove(0);
const play = (place: number, cards: number): number => playAt[place + 32 - Math.clz32(cards & -cards)]!;

/** How many bits are set in each number of ten bits. */
const sizes: Uint8Array = new Uint8Array(LIMIT + 1);
for (let cards = 1; cards <= LIMIT; cards++) sizes[cards] = sizes[cards >> 1]! + (cards & 1);

/** Scratch: the piles on which the hand has something to play, each `cards << 14 | place << 6 | pile`. */
const open: Int32Array = new Int32Array(MAX_PILES);

/** E6: every pile may be taken. Returns how many moves are listed now. */
export function listTakes(count: number, into: MoveBuffer): number {
  for (let i = 0; i < count; i++) into[i] = firstTake + i;
  return count;
}

/** Adds all plays on `count` piles, the first of which stands at `first`, to the `at` moves that are listed already. */
export function listPlays(
  cells: readonly number[],
  first: number,
  count: number,
  hand: number,
  into: MoveBuffer,
  at: number,
): number {
  let opened = 0;
  // Whether a pile is open cannot be foretold, so there is no branch for it: the next one overwrites one that is not.
  for (let i = 0; i < count; i++) {
    const pile = cells[first + i]!;
    const cards = follow(cells, hand, pile);
    open[opened] = (cards << 14) | (placeIn(pile) << 6) | i;
    opened += -cards >>> 31;
  }
  let end = at;
  for (let j = 0; j < opened; j++) {
    const pile = open[j]! & 0x3f;
    const place = (open[j]! >> 6) & 0xff;
    const cards = open[j]! >> 14;
    let rest = cards & (cards - 1);
    // Two in any case: a second that is none is overwritten.
    into[end] = play(place, cards) | pile;
    into[end + 1] = play(place, rest) | pile;
    rest &= rest - 1;
    for (let next = end + 2; rest !== 0; rest &= rest - 1) into[next++] = play(place, rest) | pile;
    end += sizes[cards]!;
  }
  return end;
}

/** The same for a seat that may play only on the piles on which it has played in this turn. */
export function listFurtherPlays(
  cells: readonly number[],
  first: number,
  count: number,
  hand: number,
  into: MoveBuffer,
  at: number,
): number {
  let end = at;
  for (let i = 0; i < count; i++) {
    const pile = cells[first + i]!;
    if (climbIn(pile) === 0) continue;
    for (let cards = follow(cells, hand, pile); cards !== 0; cards &= cards - 1)
      into[end++] = play(placeIn(pile), cards) | i;
  }
  return end;
}

/** The turn has ended: what was climbed in it counts no more. */
export function forgetClimbs(cells: number[], first: number, count: number): void {
  for (let i = 0; i < count; i++) cells[first + i] = cells[first + i]! & ~0xf00;
}
