import type { EndEvent, Event, RoundEvent, Seat } from '@bullpen/engine';

export type ElevenEvent =
  /** A round begins. Only the record gets everything. */
  | Event<
      'deal',
      {
        readonly n: number;
        readonly hands: number[][];
        readonly pile: number;
        readonly stack: number[];
        readonly first: Seat;
      }
    >
  /** To the seat alone: its hand. */
  | Event<'hand', { readonly seat: Seat; readonly hand: number[] }>
  /** The card that starts the first pile, and who begins. */
  | Event<'start', { readonly pile: number; readonly first: Seat }>
  /** A card on a pile, from 0. */
  | Event<'played', { readonly seat: Seat; readonly card: number; readonly pile: number }>
  /** A seat with bull cards has ended its turn (E12). */
  | Event<'done', { readonly seat: Seat }>
  /** A pile, from 0, goes into a hand: its cards, the lowest in the pile first. All were seen when they were played (E8). */
  | Event<'took', { readonly seat: Seat; readonly pile: number; readonly cards: number[] }>
  /** E9, E10: a seat gets a bull card, from the supply (null) or from a seat. */
  | Event<'bull', { readonly seat: Seat; readonly from: Seat | null }>
  /** E7: these cards are turned up, each a new pile. */
  | Event<'turned', { readonly cards: number[] }>
  /** E13: the round has ended, and all hands are laid open to be counted. */
  | Event<'counted', { readonly hands: number[][] }>
  | RoundEvent
  | EndEvent;
