import type { EndEvent, Event, RoundEvent, Seat } from '@bullpen/engine';
import type { Card } from './material.ts';

export type CaptainEvent =
  /** A deal begins. For the record alone. */
  | Event<
      'deal',
      {
        readonly n: number;
        readonly hands: Card[][];
        readonly pile: Card[];
        readonly deck: Card[];
        readonly first: Seat;
      }
    >
  /** To the seat alone: its hand. */
  | Event<'hand', { readonly seat: Seat; readonly hand: Card[] }>
  /** C2: the cards of the first pile, in the order in which they were turned up. */
  | Event<'start', { readonly cards: Card[]; readonly first: Seat }>
  /** A card has come onto a pile, which counts from 0; `value` is what the pile is worth now, busted or not. */
  | Event<
      'placed',
      {
        readonly seat: Seat;
        readonly card: Card;
        readonly pile: number;
        readonly opened: boolean;
        readonly value: number;
      }
    >
  /** C12: the answer window is open to these seats. */
  | Event<'asked', { readonly seat: Seat; readonly seats: Seat[] }>
  | Event<'passed', { readonly seat: Seat }>
  /** C11: a Blank has come onto the Jack. */
  | Event<'answered', { readonly seat: Seat; readonly pile: number }>
  /** C7, C11: the seat takes a pile; those behind it move up. `from` is the seat that placed the card or the Jack. */
  | Event<
      'took',
      {
        readonly seat: Seat;
        readonly from: Seat;
        readonly why: 'given' | 'busted' | 'answered';
        readonly pile: number;
        readonly cards: Card[];
      }
    >
  /** C4: the seat has drawn a card, and how many are left in the deck. */
  | Event<'drew', { readonly seat: Seat; readonly left: number }>
  /** To the seat alone: the card that it drew. */
  | Event<'drawn', { readonly seat: Seat; readonly card: Card }>
  | RoundEvent
  | EndEvent;
