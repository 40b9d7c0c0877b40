import {
  includes,
  type Match,
  type Observation,
  type ObservationBuffer,
  observed,
  type Seat,
  seatAfter,
  seatFrom,
} from '@bullpen/engine';
import { cardIn, handSize } from './hand.ts';
import { CARDS, heads, ROW_LENGTH, ROWS } from './material.ts';
import type { Options } from './options.ts';
import { placedKey, tookRow } from './placed.ts';
import { cardOfKey, choiceOf, keyAt, seatOfKey } from './queue.ts';
import { headsOf, lastOf, lengthOf, placeOf, rowIn, startIn } from './rows.ts';
import { Phase, type State } from './state.ts';

/** S1: the heads of all cards together. */
const ALL_HEADS: number = Array.from({ length: CARDS }, (_, i) => heads(i + 1)).reduce((a, b) => a + b);
/** S9: the most heads in a row. */
const ROW_HEADS = 27;
/** Without a number of rounds a match has no last one; they are counted up to here. */
const MOST_ROUNDS = 32_767;

// Where a card is: in a row from 1 on; in a hand or a head pile, the place of its seat is added.
const IN_ROW = 1;
const OPEN: number = IN_ROW + ROWS;
const HAND_OF: number = OPEN + 1;

export function observation({ seats, options }: Match<Options>): Observation {
  const { rounds, target } = options;
  const mostTotal = rounds === undefined ? target - 1 + ALL_HEADS : rounds * ALL_HEADS;
  const pileOf = HAND_OF + seats;
  return {
    fields: [
      observed('phase', [], [0, 3], '0 draft, 1 lay a card, 2 choose a row (S8), 3 over'),
      observed('round', [], [1, rounds ?? MOST_ROUNDS], 'the round, from 1'),
      observed('choice', [], [0, CARDS], 'its own card that is chosen and still secret (S3); 0 if none'),
      observed('rowLasts', [ROWS], [0, CARDS], 'the last card of each row (S5); 0 before there are rows'),
      observed('rowLengths', [ROWS], [0, ROW_LENGTH], 'how many cards each row has (S7)'),
      observed('rowHeads', [ROWS], [0, ROW_HEADS], 'the heads in each row (S7)'),
      observed(
        'cards',
        [CARDS],
        [0, pileOf + seats - 1],
        `where card i + 1 is: 0 not seen, ${IN_ROW} to ${ROWS} in that row, where cards rise, ${OPEN} open (to be drafted, or waiting to be placed), ` +
          `${HAND_OF} + p in the hand of the p-th seat from here, ${pileOf} + p in its head pile (S9)`,
      ),
      observed('toAct', [seats], [0, 1], 'who has to move; while cards are laid, who has not chosen yet'),
      observed('waiting', [seats], [0, CARDS], 'the card of a seat that is revealed and not placed (S8)'),
      observed('points', [seats], [0, ALL_HEADS], 'heads taken in this round'),
      observed('totals', [seats], [0, mostTotal], 'heads of the rounds before; at the end of all'),
    ],
    // In which order the cards came, and who laid which.
    omits: ['placed', 'start'],
  };
}

// The layout: fields of one length first, then those that have a number for each seat.
const LASTS = 3;
const LENGTHS: number = LASTS + ROWS;
const HEADS: number = LENGTHS + ROWS;
const WHERE: number = HEADS + ROWS;
const SEATS: number = WHERE + CARDS;

export function observe(state: State, seat: Seat, into: ObservationBuffer): void {
  const { seats, phase, acting } = state;
  into.fill(0, 0, SEATS + 4 * seats);
  into[0] = phase;
  into[1] = Math.min(state.round, MOST_ROUNDS);
  into[2] = phase === Phase.lay && !includes(acting, seat) ? choiceOf(state, seat) : 0;
  if (phase === Phase.draft) into.fill(OPEN, WHERE, WHERE + state.deck);
  else observeRows(state, seat, into);
  if (state.match.options.variant === 'draft')
    for (let other = 0; other < seats; other++)
      observeHand(state, other, HAND_OF + seatFrom(seat, other, seats), into);
  else observeHand(state, seat, HAND_OF, into);
  if (phase === Phase.row) observeWaiting(state, seat, into);
  const points = SEATS + 2 * seats;
  const totals = points + seats;
  for (let place = 0; place < seats; place++) {
    const other = seatAfter(seat, place, seats);
    into[SEATS + place] = (acting >> other) & 1;
    into[points + place] = state.points(other);
    into[totals + place] = state.total(other);
  }
}

function observeHand(state: State, seat: Seat, code: number, into: ObservationBuffer): void {
  const size = handSize(state, seat);
  for (let i = 0; i < size; i++) into[WHERE - 1 + cardIn(state, seat, i)] = code;
}

/** The code of every row, a byte each: where the cards are that lay there before. */
const ALL_IN_ROWS: number = Array.from(
  { length: ROWS },
  (_, place) => (IN_ROW + place) << (place << 3),
).reduce((all, code) => all | code);

/**
 * Which cards lie in the rows and head piles follows from those that were placed. From the last one back: a card lies in its row,
 * unless the row was taken after it. There is no branch, since it could not be predicted.
 */
function observeRows(state: State, seat: Seat, into: ObservationBuffer): void {
  const { seats, count, rows } = state;
  for (let order = 0; order < ROWS; order++) {
    const row = rowIn(rows, order);
    const place = placeOf(row);
    into[LASTS + place] = lastOf(row);
    into[LENGTHS + place] = lengthOf(row);
    into[HEADS + place] = headsOf(row);
  }
  let codes = ALL_IN_ROWS;
  for (let n = count - 1; n >= 0; n--) {
    const key = placedKey(state, n);
    const shift = placeOf(key) << 3;
    const code = (codes >> shift) & 0xff;
    const pile = HAND_OF + seats + seatFrom(seat, seatOfKey(key), seats);
    into[WHERE - 1 + cardOfKey(key)] = code;
    codes ^= ((code ^ pile) & tookRow(key)) << shift;
  }
  for (let place = 0; place < ROWS; place++)
    into[WHERE - 1 + startIn(state, place)] = (codes >> (place << 3)) & 0xff;
}

function observeWaiting(state: State, seat: Seat, into: ObservationBuffer): void {
  const { seats, count } = state;
  for (let i = count % seats; i < seats; i++) {
    const key = keyAt(state, i);
    const card = cardOfKey(key);
    into[SEATS + seats + seatFrom(seat, seatOfKey(key), seats)] = card;
    into[WHERE - 1 + card] = OPEN;
  }
}

/** S9, S12: heads of the rounds before and of this one. */
export const score = (state: State, seat: Seat): number =>
  state.phase === Phase.over ? state.total(seat) : state.total(seat) + state.points(seat);
