import type { Match, Seat, Seats } from '@bullpen/engine';
import { BULLS, CARDS, MAX_PILES } from './material.ts';
import type { Options } from './options.ts';
import { SET_CELLS } from './sets.ts';

/** What the table is waiting for: a seat's turn, or its choice of a bull card (E10). */
export const Phase = { turn: 0, bull: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of 11 nimmt!. All cards stand in `cells`, one flat array of small integers, so that a clone is one copy. It is
 * laid out as follows:
 *
 *  - `cells[card]`: in a pile or in the stack, the card below it, 0 if there is none; in a hand, whether all know it;
 *  - the piles packed, in the order in which they lie;
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
    this.cells = cells ?? new Array<number>(SEATS + match.seats * STRIDE).fill(0);
  }
}

/** What `cells` says of a card in a hand. One that came there with a pile is known to all (E8). */
export const Knowledge = { own: 0, common: 1 } as const;

// The layout. These constants stay private to this file: an engine folds a module's own constants into the code, but must
// look up imported ones again and again.
const PILES: number = CARDS + 1;
const SEATS: number = PILES + MAX_PILES;
const SIZE: number = SEATS + SET_CELLS;
const HELD_BULLS: number = SIZE + 1;
const TOTAL: number = SIZE + 2;
const STRIDE: number = SET_CELLS + 3;

/** A packed pile, from 0, in the order in which they lie. */
export const pileAt = (pile: number): number => PILES + pile;
/** The set of the cards in a seat's hand. */
export const handAt = (seat: Seat): number => SEATS + seat * STRIDE;
/** How many cards a seat holds. */
export const sizeAt = (seat: Seat): number => SIZE + seat * STRIDE;
/** How many bull cards a seat holds. */
export const bullsAt = (seat: Seat): number => HELD_BULLS + seat * STRIDE;
/** The minus points of a seat in the rounds that have ended. */
export const totalAt = (seat: Seat): number => TOTAL + seat * STRIDE;

/** A card and those below it, in a pile or in the stack, from above. */
export function cardsDown(cells: readonly number[], top: number): number[] {
  const cards: number[] = [];
  for (let card = top; card !== 0; card = cells[card]!) cards.push(card);
  return cards;
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
