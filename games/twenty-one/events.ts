import type { EndEvent, Event, RoundEvent, Seat } from '@bullpen/engine';
import type { Colour, Sheet } from './material.ts';

/** A number written in a field; a hit is the printed one (T7). */
interface Written {
  readonly colour: Colour;
  readonly number: number;
  readonly hit: boolean;
}

/** Everything is public, except what a seat has chosen while others still choose: no event says that. */
export type TwentyOneEvent =
  | Event<'deal', { readonly n: number; readonly sheets: Sheet[]; readonly first: Seat }>
  /** The seat has the dice. */
  | Event<'turn', { readonly n: number; readonly seat: Seat }>
  /** The dice as they lie after a roll. */
  | Event<'roll', Readonly<Record<Colour, number>>>
  | Event<'kept', { readonly seat: Seat }>
  /** T5: the seat rolls again; these dice stay. */
  | Event<'rerolled', { readonly seat: Seat; readonly stay: Colour[] }>
  /** A seat has chosen; not what. */
  | Event<'chosen', { readonly seat: Seat }>
  /** All have chosen: what each seat did, in its row, from 0. */
  | Event<'wrote', { readonly seat: Seat; readonly row: number; readonly written: Written[] }>
  | Event<'crossed', { readonly seat: Seat; readonly row: number; readonly colour: Colour }>
  /** T9, T11: a row is scored, complete or as it stands at the end. */
  | Event<
      'row',
      { readonly seat: Seat; readonly row: number; readonly hits: number; readonly points: number }
    >
  | RoundEvent
  | EndEvent;
