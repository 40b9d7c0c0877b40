import {
  type Match,
  type Observation,
  type ObservationBuffer,
  observed,
  type Seat,
  seatAfter,
  seatFrom,
} from '@bullpen/engine';
import { writeHand } from './hand.ts';
import { BULLS, CARDS, heads, MAX_PILES } from './material.ts';
import type { Options } from './options.ts';
import { beganWith, cardBelow, lengthOf, pileIn, topOf } from './piles.ts';
import { Phase, type State } from './state.ts';

/** The heads of all cards together (E2). */
const ALL_HEADS: number = Array.from({ length: CARDS }, (_, i) => heads(i + 1)).reduce((a, b) => a + b);

// Where a card is. In a hand that everybody knows, the place of its seat is added; in a pile, the number of the pile.
const UNSEEN = 0;
const OWN = 1;
const KNOWN = 2;

export function observation({ seats, options: { rounds } }: Match<Options>): Observation {
  const inPile = KNOWN + seats;
  return {
    fields: [
      observed('phase', [], [0, 2], '0 a turn, 1 choose whose bull card to take (E10), 2 over'),
      observed('round', [], [1, rounds], 'the round, from 1'),
      observed('first', [], [0, seats - 1], 'the seat that began this round (E4), counted from here'),
      observed('supply', [], [0, BULLS], 'bull cards that nobody holds'),
      observed('stack', [], [0, CARDS], 'cards in the stack'),
      observed('tops', [MAX_PILES], [0, CARDS], 'the top card of each pile, in the order in which they lie'),
      observed('began', [MAX_PILES], [0, CARDS], 'the card on top of each pile when the turn began (E11)'),
      observed('lengths', [MAX_PILES], [0, CARDS], 'how many cards each pile has'),
      observed('heads', [MAX_PILES], [0, ALL_HEADS], 'the heads in each pile'),
      observed(
        'cards',
        [CARDS],
        [UNSEEN, inPile + MAX_PILES - 1],
        `where card i + 1 is: ${UNSEEN} not seen, ${OWN} in its own hand and known to nobody else, ${KNOWN} + p in the hand of the ` +
          `p-th seat from here, as everybody knows (E8), ${inPile} + p in pile p. In a pile each card lies on the one before it on ` +
          'the ring, unless the pile has gone round',
      ),
      observed('toAct', [seats], [0, 1], 'who has to move'),
      observed('handSizes', [seats], [0, CARDS], 'how many cards each seat holds'),
      observed('bulls', [seats], [0, BULLS], 'how many bull cards each seat holds'),
      observed(
        'totals',
        [seats],
        [0, rounds * ALL_HEADS],
        'minus points of the rounds before; at the end of all',
      ),
    ],
    omits: [],
  };
}

// The layout: fields of one length first, then those that have a number for each seat.
const TOPS = 5;
const BEGAN: number = TOPS + MAX_PILES;
const LENGTHS: number = BEGAN + MAX_PILES;
const HEADS: number = LENGTHS + MAX_PILES;
const WHERE: number = HEADS + MAX_PILES;
const SEATS: number = WHERE + CARDS;

export function observe(state: State, seat: Seat, into: ObservationBuffer): void {
  const { phase } = state;
  const { seats } = state.match;
  into.fill(0, 0, SEATS);
  into[0] = phase;
  into[1] = state.round;
  into[2] = seatFrom(seat, state.first, seats);
  into[3] = state.supply;
  into[4] = state.stackSize;
  observePiles(state, into);
  for (let place = 0; place < seats; place++) {
    const other = seatAfter(seat, place, seats);
    const known = KNOWN + place;
    // E13: at the end all hands lie open.
    const hidden = place === 0 ? OWN : phase === Phase.over ? known : UNSEEN;
    writeHand(state, other, hidden, known, into, WHERE - 1);
    into[SEATS + place] = (state.acting >> other) & 1;
    into[SEATS + seats + place] = state.size(other);
    into[SEATS + 2 * seats + place] = state.bulls(other);
    into[SEATS + 3 * seats + place] = state.total(other);
  }
}

function observePiles(state: State, into: ObservationBuffer): void {
  const inPile = KNOWN + state.match.seats;
  for (let i = 0; i < state.piles; i++) {
    const pile = pileIn(state, i);
    const top = topOf(pile);
    let pileHeads = 0;
    for (let card = top; card !== 0; card = cardBelow(state, card)) {
      into[WHERE - 1 + card] = inPile + i;
      pileHeads += heads(card);
    }
    into[TOPS + i] = top;
    into[BEGAN + i] = beganWith(pile);
    into[LENGTHS + i] = lengthOf(pile);
    into[HEADS + i] = pileHeads;
  }
}

/** E13: minus points are counted when a round ends. */
export const score = (state: State, seat: Seat): number => state.total(seat);
