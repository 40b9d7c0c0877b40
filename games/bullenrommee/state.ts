import type { Match, Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { MOST_CARDS, MOST_MEADOWS, OPEN } from './material.ts';
import type { Options } from './options.ts';

/** Where a turn stands: the seat takes or lays (B5); it has laid and may go on (B8, B11); the match has ended. */
export const Phase = { turn: 0, lay: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/**
 * A match of Bullenrommee. All that changes in a deal stands in `cells`, one flat array of small integers, so that a clone
 * is one copy. It is laid out as follows:
 *
 *  - `cells[card]`: where a number card is (see `Where`);
 *  - the open cards, in the order in which they lie;
 *  - the cards of all meadows, one meadow after the other, jokers as 0;
 *  - for each meadow: the cell of its first card, and its owner;
 *  - a block for each seat: number cards held, jokers held, meadows owned, what its passes tell, total.
 *
 * Every match ends. A number card on the table never leaves it, so a deal has at most 100 steps that lay one (a new meadow,
 * an addition, a swap). A joker comes back to a hand by a swap only, so jokers are added at most 110 times. The supply can
 * be taken from at most 100 times. Each laying turn has at least one of those steps, and fewer passes than there are seats
 * stand between two laying turns, or the deal is over (B19).
 */
export class State {
  readonly match: Match<Options>;
  phase: Phase = Phase.turn;
  /** The deal, from 1. */
  deal = 0;
  /** Whose turn it is. */
  turn: Seat = 0;
  /** How many cards the stock still has, and how many lie open. */
  stock = 0;
  open = 0;
  meadows = 0;
  /** How many cards lie in meadows. */
  laid = 0;
  /** How many seats have passed one after another since the last card was laid (B19). */
  passes = 0;
  /** The stock as it was dealt, its top last. A deal makes a new one and nothing changes it, so that clones share it. */
  pile: readonly number[] = [];
  readonly cells: number[];

  constructor(match: Match<Options>, cells?: number[]) {
    this.match = match;
    this.cells = cells ?? new Array<number>(SEATS + match.seats * STRIDE).fill(0);
  }
}

/**
 * Where a number card is. The low four bits say so; the others say what everybody knows of it:
 *
 *  - `seen`: the card was taken from the open ones, so all know in whose hand it is;
 *  - a bit for each seat (`mark`): of a card in a hand, that this seat cannot hold it; of a card on the table, that this
 *    seat held it when it passed. Both follow from passes, see `passes.ts`.
 */
export const Where = { stock: 0, open: 1, table: 2, hand: 8, seen: 16 } as const;

/** The place of a card: one of `Where`, or `Where.hand` plus the seat. */
export const whereOf = (cell: number): number => cell & 15;
export const mark = (seat: Seat): number => 32 << seat;

// The layout. These constants stay private to this file: an engine folds a module's own constants into the code, but must
// look up imported ones again and again.
const OPENED: number = CARDS + 1;
const TABLE: number = OPENED + OPEN;
const MEADOWS: number = TABLE + MOST_CARDS;
const SEATS: number = MEADOWS + MOST_MEADOWS + 1;
const STRIDE = 5;

export const openAt = (i: number): number => OPENED + i;
/** A card on the table, all meadows one after the other. */
export const tableAt = (i: number): number => TABLE + i;
/** A meadow: `first cell << 3 | owner`. */
export const meadowAt = (meadow: number): number => MEADOWS + meadow;
/** How many number cards a seat holds. */
export const numbersAt = (seat: Seat): number => SEATS + seat * STRIDE;
export const jokersAt = (seat: Seat): number => SEATS + seat * STRIDE + 1;
/** How many meadows a seat owns. */
export const ownedAt = (seat: Seat): number => SEATS + seat * STRIDE + 2;
/** 0 if the seat has not passed in this deal, else one more than the most jokers that it had when it passed. */
export const passedAt = (seat: Seat): number => SEATS + seat * STRIDE + 3;
/** The points of the deals before. */
export const totalAt = (seat: Seat): number => SEATS + seat * STRIDE + 4;

export const packMeadow = (start: number, owner: Seat): number => (start << 3) | owner;
/** The cell of the first card of a meadow. */
export const startOf = ({ cells }: State, meadow: number): number => cells[MEADOWS + meadow]! >> 3;
/** The cell after the last card of a meadow. */
export const endOf = ({ cells, meadows, laid }: State, meadow: number): number =>
  meadow + 1 < meadows ? cells[MEADOWS + meadow + 1]! >> 3 : TABLE + laid;
export const ownerOf = ({ cells }: State, meadow: number): Seat => cells[MEADOWS + meadow]! & 7;

/** The seat that begins this deal: B4, B21. */
export const firstSeat = (state: State): Seat => (state.deal - 1) % state.match.seats;

export function clone(state: State): State {
  const copy = new State(state.match, state.cells.slice());
  copy.phase = state.phase;
  copy.deal = state.deal;
  copy.turn = state.turn;
  copy.stock = state.stock;
  copy.open = state.open;
  copy.meadows = state.meadows;
  copy.laid = state.laid;
  copy.passes = state.passes;
  copy.pile = state.pile;
  return copy;
}
