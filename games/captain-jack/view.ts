import { listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { CARDS, type Card, copies, KINDS, signOf } from './material.ts';
import type { Options } from './options.ts';
import {
  cardsOf,
  firstSeat,
  handAt,
  Phase,
  pileAt,
  type State,
  sizeAt,
  takenAt,
  totalAt,
  worthOf,
} from './state.ts';

export interface CaptainView extends View {
  readonly options: Options;
  readonly phase: keyof typeof Phase;
  /** Which deal this is, from 1, and who began it (C17). */
  readonly deal: number;
  readonly first: Seat;
  /** Whose turn it is, also while others answer its Jack; null when the match is over. */
  readonly turn: Seat | null;
  /** The hands that this viewer knows, by seat, in the order 1–9, J, B: its own. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  /** How many cards are left in the deck. */
  readonly deck: number;
  /** The piles in the order in which they lie, each from the bottom up. */
  readonly piles: readonly { readonly cards: readonly Card[]; readonly value: number }[];
  /** The pile that has come to eleven, from 0, while it is to be answered or given; else null. */
  readonly stake: number | null;
  /** How many cards each seat has taken in this deal (C8). */
  readonly taken: readonly number[];
  /** Cards of the deals before; with the last deal's when the match is over. */
  readonly totals: readonly number[];
  /** How many cards of each kind have been seen in this deal, on the table or before they were taken. */
  readonly seen: Readonly<Record<Card, number>>;
}

export function view(state: State, viewer: Viewer): CaptainView {
  const { cells, phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: PHASES[phase]!,
    deal: state.deal,
    first: firstSeat(state),
    turn: phase === Phase.over ? null : state.turn,
    hands: bySeat((seat) => (seat === viewer ? handOf(state, seat).map(signOf) : null)),
    handSizes: bySeat((seat) => cells[sizeAt(seat)]!),
    deck: CARDS - state.next,
    piles: Array.from({ length: state.piles }, (_, i) => {
      const pile = cells[pileAt(i)]!;
      return { cards: cardsOf(state, pile).map(signOf), value: worthOf(pile) };
    }),
    stake: phase === Phase.answer || phase === Phase.give ? state.at : null,
    taken: bySeat((seat) => cells[takenAt(seat)]!),
    totals: bySeat((seat) => cells[totalAt(seat)]!),
    seen: seenIn(state),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];

const handOf = ({ cells }: State, seat: Seat): number[] =>
  cells.slice(handAt(seat), handAt(seat) + cells[sizeAt(seat)]!).sort((a, b) => a - b);

/** All cards but those in the deck and in the hands: these have been open to everybody. */
function seenIn(state: State): Record<Card, number> {
  const counts = Array.from({ length: KINDS + 1 }, (_, kind) => copies(kind));
  for (let i = state.next; i < CARDS; i++) counts[state.cells[i]!]!--;
  for (let seat = 0; seat < state.match.seats; seat++)
    for (const kind of handOf(state, seat)) counts[kind]!--;
  return Object.fromEntries(counts.slice(1).map((count, i) => [signOf(i + 1), count])) as Record<
    Card,
    number
  >;
}
