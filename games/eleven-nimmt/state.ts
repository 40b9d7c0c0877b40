import type { Match, Seat, Seats } from '@bullpen/engine';
import { BULLS, CARDS, MAX_PILES } from './material.ts';
import type { Options } from './options.ts';
import { SET_CELLS } from './sets.ts';

/** What the table is waiting for: a seat's turn, or its choice of a bull card (E10). */
export const Phase = { turn: 0, bull: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 11 nimmt!. All cards stand in `cells`, one flat array of small integers, so that a clone is one copy. It is
 * laid out as follows, and the methods say where:
 *
 *  - `cells[card]`: in a pile or in the stack, the card below it, 0 if there is none; in a hand, whether all know it;
 *  - the piles packed, in the order in which they lie, and some spare cells;
 *  - the piles on which the seat has played in this turn, in their order;
 *  - a block for each seat: the set of its hand, how many cards that are, its bull cards and its total.
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.turn;
  round = 0;
  /** The seat that began this round. */
  first: Seat = 0;
  /** The seat that has to move; none when the match is over. */
  acting: Seats = 0;
  /** How many piles lie on the table. */
  piles = 0;
  /** The top card of the stack, 0 if it is empty, and how many cards the stack has. */
  stack = 0;
  stackSize = 0;
  /** The bull cards that nobody holds. */
  supply = BULLS;
  /** E11: on how many piles the seat has played in this turn; 0 for a turn that begins. */
  used = 0;
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? zeros(SEATS + match.seats * STRIDE);
  }

  /** A packed pile, from 0, in the order in which they lie. */
  pileAt(pile: number): number {
    return PILES + pile;
  }

  /** E11: a pile on which the seat has played in this turn, at most one for each bull card; there are `used` of them. */
  playedAt(n: number): number {
    return PLAYED + n;
  }

  /** The set of the cards in a seat's hand. */
  handAt(seat: Seat): number {
    return SEATS + seat * STRIDE;
  }

  /** How many cards a seat holds. */
  size(seat: Seat): number {
    return this.cells[SIZE + seat * STRIDE]!;
  }

  setSize(seat: Seat, size: number): void {
    this.cells[SIZE + seat * STRIDE] = size;
  }

  /** How many bull cards a seat holds. */
  bulls(seat: Seat): number {
    return this.cells[HELD_BULLS + seat * STRIDE]!;
  }

  setBulls(seat: Seat, bulls: number): void {
    this.cells[HELD_BULLS + seat * STRIDE] = bulls;
  }

  /** The minus points of a seat in the rounds that have ended. */
  total(seat: Seat): number {
    return this.cells[TOTAL + seat * STRIDE]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.cells[TOTAL + seat * STRIDE] = total;
  }
}

/** An array without holes, which JavaScript engines handle faster than one made with a length. */
function zeros(length: number): number[] {
  const array: number[] = [];
  for (let i = 0; i < length; i++) array.push(0);
  return array;
}

/** What `cells` says of a card in a hand. One that came there with a pile is known to all (E8). */
export const Knowledge = { own: 0, common: 1 } as const;

// The layout. These constants stay private to this file: an engine folds a module's own constants into the code, but must
// look up imported ones again and again.
const PILES: number = CARDS + 1;
/** Piles move up so many at a time (see `removePile`), and two that are none may be looked at (see `listMoves`). */
const SPARE_PILES = 8;
const PLAYED: number = PILES + MAX_PILES + SPARE_PILES;
const SEATS: number = PLAYED + BULLS;
const SIZE: number = SEATS + SET_CELLS;
const HELD_BULLS: number = SIZE + 1;
const TOTAL: number = SIZE + 2;
const STRIDE: number = SET_CELLS + 3;

/** A card and those below it, in a pile or in the stack, from above. */
export function cardsDown(cells: readonly number[], top: number): number[] {
  const cards: number[] = [];
  for (let card = top; card !== 0; card = cells[card]!) cards.push(card);
  return cards;
}

/** E11: notes that the seat has played on one more pile in this turn. */
export function notePile(state: State, pile: number): void {
  const { cells } = state;
  let at = state.playedAt(state.used++);
  for (; at > state.playedAt(0) && cells[at - 1]! > pile; at--) cells[at] = cells[at - 1]!;
  cells[at] = pile;
}

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.round = state.round;
  copy.first = state.first;
  copy.acting = state.acting;
  copy.piles = state.piles;
  copy.stack = state.stack;
  copy.stackSize = state.stackSize;
  copy.supply = state.supply;
  copy.used = state.used;
  return copy;
}
