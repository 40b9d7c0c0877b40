import {
  type Match,
  type Observation,
  type ObservationBuffer,
  observed,
  type Seat,
  seatAfter,
  seatFrom,
} from '@bullpen/engine';
import { CARDS, heads } from '../ox-cards/index.ts';
import { CardCodes, writeCards, writeMarks } from './cards.ts';
import { jokersEach, MOST_CARDS, MOST_MEADOWS, OPEN } from './material.ts';
import { ownerOf, writeMeadows } from './meadows.ts';
import type { Options } from './options.ts';
import { Phase, type State } from './state.ts';
import { openCard } from './supply.ts';

/** The heads of all cards together. */
const ALL_HEADS: number = Array.from({ length: CARDS }, (_, i) => heads(i + 1)).reduce((a, b) => a + b);

/** How a joker is written among cards where 0 means that there is none. */
const JOKER_CODE: number = CARDS + 1;

/** The table as it is written: the cards of all meadows, and a free place behind each meadow. */
export const TABLE_LENGTH: number = MOST_CARDS + MOST_MEADOWS;

// Where a card is. In a hand in which everybody knows it, the place of its seat is added.
const UNSEEN = 0;
const OWN = 1;
const KNOWN = 2;

export function observation({ seats, options: { deals } }: Match<Options>): Observation {
  const open = KNOWN + seats;
  const mostJokers = seats * jokersEach(seats);
  const mostPoints = deals * ALL_HEADS;
  return {
    fields: [
      observed('phase', [], [0, 2], '0 a turn begins, 1 cards were laid and more may be (B8, B11), 2 over'),
      observed('deal', [], [1, deals], 'the deal, from 1'),
      observed('stock', [], [0, CARDS], 'cards in the stock'),
      observed('passes', [], [0, seats], 'how many seats have passed one after another (B19)'),
      observed('open', [OPEN], [0, CARDS], 'the open cards as they lie (B6); 0 where none is'),
      observed(
        'table',
        [TABLE_LENGTH],
        [0, JOKER_CODE],
        `the cards of the meadows, one meadow after the other, with a 0 behind each; ${JOKER_CODE} is a joker`,
      ),
      observed(
        'owners',
        [MOST_MEADOWS],
        [-1, seats - 1],
        'whose each meadow is, counted from here; -1 where none is',
      ),
      observed(
        'cards',
        [CARDS],
        [UNSEEN, open + 1],
        `where card i + 1 is: ${UNSEEN} not seen, ${OWN} in its own hand and known to nobody else, ${KNOWN} + p in the hand of the ` +
          `p-th seat from here, as everybody knows, ${open} open, ${open + 1} in a meadow`,
      ),
      observed(
        'passMarks',
        [CARDS],
        [0, 2 ** seats - 1],
        'what passes tell (B7), bit p for the p-th seat from here: of card i + 1 in a hand, that the seat does not hold it; of one ' +
          'in a meadow, that the seat held it when it passed',
      ),
      observed('toAct', [seats], [0, 1], 'who has to move'),
      observed('numbers', [seats], [0, CARDS], 'how many number cards each seat holds'),
      observed('jokers', [seats], [0, mostJokers], 'how many jokers each seat holds'),
      observed(
        'passed',
        [seats],
        [0, mostJokers + 1],
        '0 for a seat that has not passed, else one more than its jokers then',
      ),
      observed('totals', [seats], [-mostPoints, mostPoints], 'points of the deals before; at the end of all'),
    ],
    omits: [],
  };
}

// The layout: fields of one length first, then those that have a number for each seat.
const OPENED = 4;
const TABLE: number = OPENED + OPEN;
const OWNERS: number = TABLE + TABLE_LENGTH;
const WHERE: number = OWNERS + MOST_MEADOWS;
const MARKS: number = WHERE + CARDS;
const SEATS: number = MARKS + CARDS;

// What is written of a card for each place where it can be; filled before every use.
const codes = new CardCodes();

export function observe(state: State, seat: Seat, into: ObservationBuffer): void {
  const { phase } = state;
  const { seats } = state.match;
  into[0] = phase;
  into[1] = state.deal;
  into[2] = state.stock;
  into[3] = state.passes;
  for (let i = 0; i < OPEN; i++) into[OPENED + i] = i < state.open ? openCard(state, i) : 0;
  observeTable(state, seat, into);
  let passed = 0;
  codes.set(KNOWN + seats, KNOWN + seats + 1);
  for (let place = 0; place < seats; place++) {
    const other = seatAfter(seat, place, seats);
    const known = KNOWN + place;
    // B20: at the end all hands lie open.
    codes.setHand(other, place === 0 ? OWN : phase === Phase.over ? known : UNSEEN, known);
    into[SEATS + place] = phase !== Phase.over && other === state.turn ? 1 : 0;
    into[SEATS + seats + place] = state.numbers(other);
    into[SEATS + 2 * seats + place] = state.jokers(other);
    into[SEATS + 3 * seats + place] = state.passed(other);
    passed |= state.passed(other);
    into[SEATS + 4 * seats + place] = state.total(other);
  }
  writeCards(state, codes, into, WHERE - 1);
  if (passed === 0) into.fill(0, MARKS, SEATS);
  else writeMarks(state, seat, into, MARKS - 1);
}

function observeTable(state: State, seat: Seat, into: ObservationBuffer): void {
  const { meadows } = state;
  const { seats } = state.match;
  for (let meadow = 0; meadow < meadows; meadow++)
    into[OWNERS + meadow] = seatFrom(seat, ownerOf(state, meadow), seats);
  const end = writeMeadows(state, JOKER_CODE, into, TABLE);
  into.fill(0, end, TABLE + TABLE_LENGTH);
  into.fill(-1, OWNERS + meadows, OWNERS + MOST_MEADOWS);
}

/** B20: points are counted when a deal ends. */
export const score = (state: State, seat: Seat): number => state.total(seat);
