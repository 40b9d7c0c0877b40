import type { EndEvent, Event, RoundEvent, Seat } from '@bullpen/engine';

/** A round begins. The record gets everything; in a draft everything is open, so everybody does. */
type DealEvent = Event<
  'deal',
  | { readonly n: number; readonly hands: number[][]; readonly rows: number[] }
  | { readonly n: number; readonly open: number[]; readonly first: Seat }
>;

/** Rows in events count from 0. */
export type SixEvent =
  | DealEvent
  /** To the seat alone: its hand. */
  | Event<'hand', { readonly seat: Seat; readonly hand: number[] }>
  /** The cards that start the four rows. */
  | Event<'rows', { readonly rows: number[] }>
  | Event<'drafted', { readonly seat: Seat; readonly card: number }>
  /** A seat has chosen; not what. */
  | Event<'chosen', { readonly seat: Seat }>
  /** All have chosen: the cards, by seat. */
  | Event<'revealed', { readonly cards: number[] }>
  | Event<'placed', { readonly seat: Seat; readonly card: number; readonly row: number }>
  /** S8: this seat has to choose a row for its card. */
  | Event<'low', { readonly seat: Seat; readonly card: number }>
  /** S7 or S8: the seat takes these cards, and its own starts the row again. */
  | Event<
      'took',
      {
        readonly seat: Seat;
        readonly card: number;
        readonly row: number;
        readonly cards: number[];
        readonly heads: number;
      }
    >
  | RoundEvent
  | EndEvent;
