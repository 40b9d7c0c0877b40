import { listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { toAct } from './legal.ts';
import type { Options } from './options.ts';
import {
  endOf,
  firstSeat,
  jokersAt,
  mark,
  numbersAt,
  openAt,
  ownerOf,
  Phase,
  passedAt,
  type State,
  startOf,
  totalAt,
  Where,
  whereOf,
} from './state.ts';

/** What a seat's passes tell everybody (see `passes.ts`). */
export interface Passed {
  /** The most jokers that it had when it passed. */
  readonly jokers: number;
  /** Numbers that lie in some hand unseen, but not in this one. */
  readonly lacks: readonly number[];
  /** The numbers that it has laid since its first pass. */
  readonly laid: readonly number[];
}

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
  const { cells, phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  return {
    seats,
    viewer,
    toAct: listSeats(toAct(state)),
    options,
    phase: PHASES[phase]!,
    deal: state.deal,
    first: firstSeat(state),
    stock: state.stock,
    open: cells.slice(openAt(0), openAt(state.open)),
    meadows: Array.from({ length: state.meadows }, (_, meadow) => ({
      seat: ownerOf(state, meadow),
      cards: cells.slice(startOf(state, meadow), endOf(state, meadow)),
    })),
    hands: bySeat((seat) => (seat === viewer || phase === Phase.over ? handOf(state, seat) : null)),
    seen: bySeat((seat) => cardsWhere(state, isSeenIn(seat))),
    numbers: bySeat((seat) => cells[numbersAt(seat)]!),
    jokers: bySeat((seat) => cells[jokersAt(seat)]!),
    passes: state.passes,
    passed: bySeat((seat) => passedOf(state, seat)),
    totals: bySeat((seat) => cells[totalAt(seat)]!),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];

function cardsWhere({ cells }: State, test: (cell: number) => boolean): number[] {
  const cards: number[] = [];
  for (let card = 1; card <= CARDS; card++) if (test(cells[card]!)) cards.push(card);
  return cards;
}

/** The number cards that a seat holds, in rising order. */
export const handOf = (state: State, seat: Seat): number[] =>
  cardsWhere(state, (cell) => whereOf(cell) === Where.hand + seat);

const isSeenIn =
  (seat: Seat) =>
  (cell: number): boolean =>
    whereOf(cell) === Where.hand + seat && (cell & Where.seen) !== 0;

function passedOf(state: State, seat: Seat): Passed | null {
  const passed = state.cells[passedAt(seat)]!;
  if (passed === 0) return null;
  const isMarked = (cell: number): boolean => (cell & mark(seat)) !== 0;
  return {
    jokers: passed - 1,
    lacks: cardsWhere(state, (cell) => isMarked(cell) && whereOf(cell) >= Where.hand),
    laid: cardsWhere(state, (cell) => isMarked(cell) && whereOf(cell) === Where.table),
  };
}
