import { at, listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { deckOf, deckSize } from './deck.ts';
import { handOf } from './hand.ts';
import { type Card, copies, KINDS, signOf } from './material.ts';
import type { Options } from './options.ts';
import { cardsOf, pileIn, worthOf } from './piles.ts';
import { firstSeat, Phase, type State } from './state.ts';

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
  const { phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: at(PHASES, phase),
    deal: state.deal,
    first: firstSeat(state),
    turn: phase === Phase.over ? null : state.turn,
    hands: bySeat((seat) => (seat === viewer ? sortedHand(state, seat).map(signOf) : null)),
    handSizes: bySeat((seat) => state.size(seat)),
    deck: deckSize(state),
    piles: Array.from({ length: state.piles }, (_, i) => {
      const pile = pileIn(state, i);
      return { cards: cardsOf(state, pile).map(signOf), value: worthOf(pile) };
    }),
    stake: phase === Phase.answer || phase === Phase.give ? state.at : null,
    taken: bySeat((seat) => state.taken(seat)),
    totals: bySeat((seat) => state.total(seat)),
    seen: seenIn(state),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];

const sortedHand = (state: State, seat: Seat): number[] => handOf(state, seat).sort((a, b) => a - b);

/** All cards but those in the deck and in the hands: these have been open to everybody. */
function seenIn(state: State): Record<Card, number> {
  const hands = Array.from({ length: state.match.seats }, (_, seat) => handOf(state, seat));
  const hidden = [...deckOf(state), ...hands.flat()];
  const kinds = Array.from({ length: KINDS }, (_, i) => i + 1);
  const seen = kinds.map((kind) => copies(kind) - hidden.filter((other) => other === kind).length);
  return Object.fromEntries(seen.map((count, i) => [signOf(i + 1), count])) as Record<Card, number>;
}
