import { at, listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { handOf, seenOf } from './hand.ts';
import { toAct } from './legal.ts';
import { cardsOf, ownerOf } from './meadows.ts';
import type { Options } from './options.ts';
import { type Passed, passedOf } from './passes.ts';
import { firstSeat, Phase, type State } from './state.ts';
import { openOf } from './supply.ts';

export interface BullenView extends View {
  readonly options: Options;
  readonly phase: keyof typeof Phase;
  /** The deal, from 1, and the seat that began it. */
  readonly deal: number;
  readonly first: Seat;
  /** How many cards the stock has, and the open cards as they lie. */
  readonly stock: number;
  readonly open: readonly number[];
  /** All meadows in the order in which they were laid, jokers as 0. */
  readonly meadows: readonly { readonly seat: Seat; readonly cards: readonly number[] }[];
  /** The number cards of the hands that this viewer knows wholly, in rising order: its own; at the end all (B20). */
  readonly hands: readonly (readonly number[] | null)[];
  /** The number cards that everybody saw go into a hand and that are still there, in rising order. */
  readonly seen: readonly (readonly number[])[];
  /** How many number cards each seat holds. */
  readonly numbers: readonly number[];
  /** How many jokers each seat holds; jokers only ever go to a hand openly. */
  readonly jokers: readonly number[];
  /** How many seats have passed one after another (B19). */
  readonly passes: number;
  /** By seat; null if it has not passed in this deal. */
  readonly passed: readonly (Passed | null)[];
  /** Points of the deals before; with the last deal's when the match is over. */
  readonly totals: readonly number[];
}

export function view(state: State, viewer: Viewer): BullenView {
  const { phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  return {
    seats,
    viewer,
    toAct: listSeats(toAct(state)),
    options,
    phase: at(PHASES, phase),
    deal: state.deal,
    first: firstSeat(state),
    stock: state.stock,
    open: openOf(state),
    meadows: Array.from({ length: state.meadows }, (_, meadow) => ({
      seat: ownerOf(state, meadow),
      cards: cardsOf(state, meadow),
    })),
    hands: bySeat((seat) => (seat === viewer || phase === Phase.over ? handOf(state, seat) : null)),
    seen: bySeat((seat) => seenOf(state, seat)),
    numbers: bySeat((seat) => state.numbers(seat)),
    jokers: bySeat((seat) => state.jokers(seat)),
    passes: state.passes,
    passed: bySeat((seat) => passedOf(state, seat)),
    totals: bySeat((seat) => state.total(seat)),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];
