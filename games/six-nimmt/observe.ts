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
import { headsOf, lengthOf, placeOf, rowIn, startIn } from './rows.ts';
import { Phase, type State } from './state.ts';

/** S1: the heads of all cards together. */
const ALL_HEADS: number = Array.from({ length: CARDS }, (_, i) => heads(i + 1)).reduce((a, b) => a + b);
/** S9: the most heads in a row. */
const ROW_HEADS = 27;
/** Without a number of rounds a match has no last one; they are counted up to here. */
const MOST_ROUNDS = 32_767;

// Where a card is. In a hand or a head pile, the place of its seat is added.
const IN_ROW = 1;
const OPEN = 2;
const HAND_OF = 3;

export function observation({ seats, options }: Match<Options>): Observation {
  const { rounds, target } = options;
  const mostTotal = rounds === undefined ? target - 1 + ALL_HEADS : rounds * ALL_HEADS;
  const pileOf = HAND_OF + seats;
  return {
    fields: [
      observed('phase', [], [0, 3], '0 draft, 1 lay a card, 2 choose a row (S8), 3 over'),
      observed('round', [], [1, rounds ?? MOST_ROUNDS], 'the round, from 1'),
      observed('choice', [], [0, CARDS], 'the own card that is chosen and still secret (S3); 0 if none'),
      observed('rows', [ROWS, ROW_LENGTH], [0, CARDS], 'the cards of the rows as they lie; 0 where none is'),
      observed('rowHeads', [ROWS], [0, ROW_HEADS], 'the heads in each row (S7)'),
      observed(
        'cards',
        [CARDS],
        [0, pileOf + seats - 1],
        `where card i + 1 is: 0 not seen, ${IN_ROW} in a row, ${OPEN} open (to be drafted, or waiting to be placed), ` +
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
const ROW_CARDS = 3;
const HEADS: number = ROW_CARDS + ROWS * ROW_LENGTH;
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

// Of each row: where the cards go that lay there before, and how many of it are not written yet. Written before every use.
const goes = new Uint8Array(ROWS);
const left = new Uint8Array(ROWS);

/**
 * The rows and head piles follow from the cards that were placed. From the last one back: a card lies in its row, unless the row
 * was taken after it.
 */
function observeRows(state: State, seat: Seat, into: ObservationBuffer): void {
  const { seats, count, rows } = state;
  for (let order = 0; order < ROWS; order++) {
    const row = rowIn(rows, order);
    const place = placeOf(row);
    into[HEADS + place] = headsOf(row);
    left[place] = lengthOf(row);
    goes[place] = IN_ROW;
  }
  for (let n = count - 1; n >= 0; n--) {
    const key = placedKey(state, n);
    const code = observePlaced(cardOfKey(key), placeOf(key), into);
    const pile = HAND_OF + seats + seatFrom(seat, seatOfKey(key), seats);
    // Without a branch, which could not be predicted.
    goes[placeOf(key)] = code ^ ((code ^ pile) & tookRow(key));
  }
  for (let place = 0; place < ROWS; place++) observePlaced(startIn(state, place), place, into);
}

/** A card of a row, the last one first. Gives where it is. */
function observePlaced(card: number, place: number, into: ObservationBuffer): number {
  const code = goes[place] ?? 0;
  into[WHERE - 1 + card] = code;
  if (code === IN_ROW) {
    const i = (left[place] ?? 0) - 1;
    left[place] = i;
    into[ROW_CARDS + place * ROW_LENGTH + i] = card;
  }
  return code;
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
