import type { EndEvent, Event, RoundEvent, Seat } from '@bullpen/engine';

/** A deal begins: everything, for the record alone. The stock's top comes first. */
type DealEvent = Event<
  'deal',
  {
    readonly n: number;
    readonly hands: number[][];
    readonly jokers: number;
    readonly open: number[];
    readonly stock: number[];
    readonly first: Seat;
  }
>;

/** A card in an event is its number, a joker 0. Meadows and places count from 0. */
export type BullenEvent =
  | DealEvent
  /** To the seat alone: its number cards. */
  | Event<'hand', { readonly seat: Seat; readonly hand: number[]; readonly jokers: number }>
  /** What everybody sees of the deal. */
  | Event<
      'opened',
      { readonly open: number[]; readonly stock: number; readonly jokers: number; readonly first: Seat }
    >
  /** The seat takes an open card; `fill` comes in its place, or null. */
  | Event<'took', { readonly seat: Seat; readonly card: number; readonly fill: number | null }>
  /** The seat draws from the stock; `stock` cards are left in it. */
  | Event<'drew', { readonly seat: Seat; readonly stock: number }>
  /** To the seat alone: the card that it drew. */
  | Event<'drawn', { readonly seat: Seat; readonly card: number }>
  | Event<'laid', { readonly seat: Seat; readonly meadow: number; readonly cards: number[] }>
  | Event<
      'added' | 'swapped',
      { readonly seat: Seat; readonly card: number; readonly meadow: number; readonly place: number }
    >
  | Event<'done' | 'passed', { readonly seat: Seat }>
  /** B20: the hands are turned up to be counted. */
  | Event<'shown', { readonly hands: number[][] }>
  | RoundEvent
  | EndEvent;
