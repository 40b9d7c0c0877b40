import {
  type Match,
  type Observation,
  type ObservationBuffer,
  observed,
  type Seat,
  seatAfter,
  seatFrom,
} from '@bullpen/engine';
import { deckCardIn, deckSize } from './deck.ts';
import { cardIn } from './hand.ts';
import { CARDS, copies, ELEVEN, HAND, KINDS, MOST_PILES } from './material.ts';
import type { Options } from './options.ts';
import { lengthOf, pileIn, topOf, worthOf, writeCards } from './piles.ts';
import { Phase, type State } from './state.ts';

const NONE = -1;
const ALL_COPIES: readonly number[] = Array.from({ length: KINDS }, (_, i) => copies(i + 1));
const MOST_COPIES: number = Math.max(...ALL_COPIES);

export function observation({ seats, options: { deals } }: Match<Options>): Observation {
  return {
    fields: [
      observed(
        'phase',
        [],
        [0, 3],
        '0 place a card, 1 answer a Jack (C12), 2 give the pile of eleven away (C7), 3 over',
      ),
      observed('deal', [], [1, deals], 'the deal, from 1'),
      observed('turn', [], [NONE, seats - 1], 'whose turn it is, counted from here; -1 at the end'),
      observed('deck', [], [0, CARDS], 'cards in the deck'),
      observed('stake', [], [NONE, MOST_PILES - 1], 'the pile that has come to eleven; -1 if none has'),
      observed('hand', [KINDS], [0, HAND], 'how many of each kind the seat holds: 1 to 9, Jack, Blank'),
      observed('seen', [KINDS], [0, MOST_COPIES], 'how many of each kind have lain open in this deal'),
      observed('tops', [MOST_PILES], [0, KINDS], 'the kind on top of each pile, from 1; 0 where no pile is'),
      observed('values', [MOST_PILES], [0, ELEVEN], 'what each pile is worth (C7)'),
      observed('lengths', [MOST_PILES], [0, CARDS], 'how many cards each pile has'),
      observed(
        'table',
        [CARDS],
        [0, KINDS],
        'the kinds in the piles from the bottom up, one pile after the other',
      ),
      observed('toAct', [seats], [0, 1], 'who has to move'),
      observed('handSizes', [seats], [0, HAND], 'how many cards each seat holds'),
      observed('taken', [seats], [0, CARDS], 'how many cards each seat has taken in this deal (C8)'),
      observed('totals', [seats], [0, deals * CARDS], 'cards of the deals before; at the end of all'),
    ],
    omits: [],
  };
}

// The layout: fields of one length first, then those that have a number for each seat.
const OWN = 5;
const SEEN: number = OWN + KINDS;
const TOPS: number = SEEN + KINDS;
const VALUES: number = TOPS + MOST_PILES;
const LENGTHS: number = VALUES + MOST_PILES;
const TABLE: number = LENGTHS + MOST_PILES;
const SEATS: number = TABLE + CARDS;

export function observe(state: State, seat: Seat, into: ObservationBuffer): void {
  const { phase } = state;
  const { seats } = state.match;
  into.fill(0, OWN, SEATS);
  into[0] = phase;
  into[1] = state.deal;
  into[2] = phase === Phase.over ? NONE : seatFrom(seat, state.turn, seats);
  into[3] = deckSize(state);
  into[4] = phase === Phase.answer || phase === Phase.give ? state.at : NONE;
  observePiles(state, into);
  observeSeen(state, seat, into);
  for (let place = 0; place < seats; place++) {
    const other = seatAfter(seat, place, seats);
    into[SEATS + place] = (state.acting >> other) & 1;
    into[SEATS + seats + place] = state.size(other);
    into[SEATS + 2 * seats + place] = state.taken(other);
    into[SEATS + 3 * seats + place] = state.total(other);
  }
}

function observePiles(state: State, into: ObservationBuffer): void {
  let at = TABLE;
  for (let i = 0; i < state.piles; i++) {
    const pile = pileIn(state, i);
    into[TOPS + i] = topOf(pile);
    into[VALUES + i] = worthOf(pile);
    into[LENGTHS + i] = lengthOf(pile);
    writeCards(state, pile, into, at);
    at += lengthOf(pile);
  }
}

// How many cards of each kind, from 1, are in the deck and in the hands; written before every use.
const hidden = new Uint8Array(KINDS + 1);

/** The seat's own hand, and all cards but those in the deck and in the hands. */
function observeSeen(state: State, seat: Seat, into: ObservationBuffer): void {
  hidden.fill(0);
  const left = deckSize(state);
  for (let i = 0; i < left; i++) count(deckCardIn(state, i));
  for (let other = 0; other < state.match.seats; other++) {
    const size = state.size(other);
    for (let i = 0; i < size; i++) {
      const kind = cardIn(state, other, i);
      count(kind);
      if (other === seat) into[OWN - 1 + kind] = (into[OWN - 1 + kind] ?? 0) + 1;
    }
  }
  for (let i = 0; i < KINDS; i++) into[SEEN + i] = (ALL_COPIES[i] ?? 0) - (hidden[i + 1] ?? 0);
}

const count = (kind: number): void => {
  hidden[kind] = (hidden[kind] ?? 0) + 1;
};

/** C8, C16: cards of the deals before and of this one. */
export const score = (state: State, seat: Seat): number =>
  state.phase === Phase.over ? state.total(seat) : state.total(seat) + state.taken(seat);
