import { at, listSeats, type Seat, type View, type Viewer } from '@bullpen/engine';
import { handOf, isKnown } from './hand.ts';
import type { Options } from './options.ts';
import { beganWith, cardsOf, pileIn } from './piles.ts';
import { Phase, type State } from './state.ts';

export interface ElevenView extends View {
  readonly options: Options;
  readonly phase: keyof typeof Phase;
  readonly round: number;
  /** The seat that began this round (E4). */
  readonly first: Seat;
  /** The hands that this viewer knows, by seat, in rising order: its own; when the match is over, everybody's (E13). */
  readonly hands: readonly (readonly number[] | null)[];
  readonly handSizes: readonly number[];
  /** The cards in each hand that everybody saw go there with a pile (E8), in rising order. */
  readonly known: readonly (readonly number[])[];
  /** The piles in the order in which they lie, each from its lowest card up: everybody saw every card (E8). */
  readonly piles: readonly (readonly number[])[];
  /** E11: the card that was on top of each pile when the turn began. */
  readonly tops: readonly number[];
  /** How many cards the stack has. */
  readonly stack: number;
  /** How many bull cards each seat holds, and how many nobody does. */
  readonly bulls: readonly number[];
  readonly supply: number;
  /** Minus points of the rounds before; with the last round's when the match is over. */
  readonly totals: readonly number[];
}

export function view(state: State, viewer: Viewer): ElevenView {
  const { phase } = state;
  const { seats, options } = state.match;
  const bySeat = <T>(pick: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => pick(seat));
  const piles = Array.from({ length: state.piles }, (_, i) => pileIn(state, i));
  return {
    seats,
    viewer,
    toAct: listSeats(state.acting),
    options,
    phase: at(PHASES, phase),
    round: state.round,
    first: state.first,
    hands: bySeat((seat) => (seat === viewer || phase === Phase.over ? handOf(state, seat) : null)),
    handSizes: bySeat((seat) => state.size(seat)),
    known: bySeat((seat) => handOf(state, seat).filter((card) => isKnown(state, card))),
    piles: piles.map((pile) => cardsOf(state, pile)),
    tops: piles.map(beganWith),
    stack: state.stackSize,
    bulls: bySeat((seat) => state.bulls(seat)),
    supply: state.supply,
    totals: bySeat((seat) => state.total(seat)),
  };
}

const PHASES = Object.keys(Phase) as (keyof typeof Phase)[];
