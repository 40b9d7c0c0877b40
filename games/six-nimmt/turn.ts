import { type Chance, EVERYONE, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { discard } from './hands.ts';
import { heads, ROW_LENGTH } from './material.ts';
import { outcome } from './outcome.ts';
import { deal } from './setup.ts';
import { insert, sortFour } from './sort.ts';
import {
  cardOfKey,
  headsOf,
  lengthOf,
  Phase,
  placedIn,
  placeOf,
  rowWith,
  type State,
  seatOfKey,
} from './state.ts';
import { laid } from './table.ts';

// An imported name is looked up at every use; a constant of our own is folded into the code.
const LAY = Phase.lay;
const ROW = Phase.row;
const FULL_ROW = ROW_LENGTH;
const TAKES = -1;
const headsOn = heads;
const cardIn = cardOfKey;
const seatIn = seatOfKey;
const lengthIn = lengthOf;
const placeIn = placeOf;
const headsIn = headsOf;
const lies = placedIn;
const extend = rowWith;
const drop = discard;
const sort = sortFour;
const insertOne = insert;

/**
 * Plays a turn from its i-th card on: at 0 the cards are first turned up and sorted (S3, S4). Then they are placed, until
 * one is too low or all lie. It is one function, and a long one: engines inline short ones only, so that this one leaves
 * room to inline all the others where moves are made.
 */
export function playTurn(state: State, from: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, seats } = state;
  const queue = state.queueAt(0);
  if (from === 0) {
    if (tell !== undefined) {
      const cards = Array.from({ length: seats }, (_, seat) => cardIn(cells[queue + seat]!));
      tell({ to: EVERYONE, name: 'revealed', data: { cards } });
    }
    state.left--;
    const last = state.left;
    for (let seat = 0; seat < seats; seat++)
      drop(cells, state.handAt(seat), last, cardIn(cells[queue + seat]!));
    if (seats >= 4) sort(cells, queue);
    for (let i = seats >= 4 ? 4 : 1; i < seats; i++) insertOne(cells, queue, queue + i);
  }

  // S5, S6: the rows are sorted, so a card goes to the last of those that end in a lower card. How many these are does not
  // change while lower cards are placed, so the rows are read once.
  const a = cells[0]! | 0;
  const b = cells[1]! | 0;
  const c = cells[2]! | 0;
  const d = cells[3]! | 0;
  const placed = state.count - from;
  for (let i = from; i < seats; i++) {
    const key = cells[queue + i]!;
    const lower = ((a - key) >>> 31) + ((b - key) >>> 31) + ((c - key) >>> 31) + ((d - key) >>> 31);
    if (lower === 0) {
      // S8: its owner has to choose a row before anything else is placed.
      state.phase = ROW;
      state.acting = 1 << seatIn(key);
      tell?.({ to: EVERYONE, name: 'low', data: { seat: seatIn(key), card: cardIn(key) } });
      return;
    }
    const at = state.rowAt(lower - 1);
    const row = cells[at]!;
    const takes = sameOrNone(lengthIn(row), FULL_ROW);
    if (tell !== undefined) tellPlaced(state, placed + i, key, row, takes, tell);
    cells[at] = place(state, placed + i, key, row, takes);
  }
  state.count = placed + seats;
  if (state.left > 0) state.acting = (1 << seats) - 1;
  else endRound(state, chance, tell);
}

/** All bits if two numbers are the same, else none. */
const sameOrNone = (a: number, b: number): number => ((a ^ b) - 1) >> 31;

/**
 * A card, the n-th of the round, comes to lie in a row; the row as it is then. `takes`, all bits or none: whether its owner
 * takes the row into its pile first, and the card starts it anew (S7, S8, S9). A branch that cannot be foretold costs more.
 */
function place(state: State, n: number, key: number, row: number, takes: number): number {
  const { cells } = state;
  cells[state.placedAt(n)] = lies(key, row, takes);
  const points = state.pointsAt(seatIn(key));
  cells[points] = cells[points]! + (headsIn(row) & takes);
  return extend(row, key, headsOn(cardIn(key)), takes);
}

function tellPlaced(
  state: State,
  n: number,
  key: number,
  row: number,
  takes: number,
  tell: Tell<SixEvent>,
): void {
  const fact = { seat: seatIn(key), card: cardIn(key), row: placeIn(row) };
  if (takes === TAKES) {
    const cards = laid(state, n).rows[fact.row]!;
    tell({ to: EVERYONE, name: 'took', data: { ...fact, cards, heads: headsIn(row) } });
  } else {
    tell({ to: EVERYONE, name: 'placed', data: fact });
  }
}

/** S8: the owner of the card that is too low takes a row of its choice; then the cards that waited are placed. */
export function chooseRow(state: State, chosen: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  const a = cells[0]!;
  const b = cells[1]!;
  const c = cells[2]!;
  const d = cells[3]!;
  const isB = sameOrNone(placeIn(b), chosen);
  const isC = sameOrNone(placeIn(c), chosen);
  const isD = sameOrNone(placeIn(d), chosen);
  const row = cells[(1 & isB) + (2 & isC) + (3 & isD)]!;
  const key = cells[state.queueAt(0)]!;
  if (tell !== undefined) tellPlaced(state, state.count, key, row, TAKES, tell);
  // The card is lower than all the rows, so its row becomes the first of them; those that were before it move up.
  cells[0] = place(state, state.count, key, row, TAKES);
  cells[1] = b ^ ((a ^ b) & (isB | isC | isD));
  cells[2] = c ^ ((b ^ c) & (isC | isD));
  cells[3] = d ^ ((c ^ d) & isD);
  state.count++;
  state.phase = LAY;
  state.acting = 0;
  // S8: only the lowest card of a turn can be too low.
  playTurn(state, 1, chance, tell);
}

/** S10, S11: heads are added up; then the next round, or the end. */
function endRound(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, round, seats } = state;
  const { options } = state.match;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const total = cells[state.totalAt(seat)]! + cells[state.pointsAt(seat)]!;
    cells[state.totalAt(seat)] = total;
    if (total > most) most = total;
  }
  if (tell !== undefined) {
    const points = Array.from({ length: seats }, (_, seat) => cells[state.pointsAt(seat)]!);
    const totals = Array.from({ length: seats }, (_, seat) => cells[state.totalAt(seat)]!);
    tell({ to: EVERYONE, name: 'round', data: { n: round, points, totals } });
  }
  const over = options.rounds === undefined ? most >= options.target : round === options.rounds;
  if (over) {
    state.phase = Phase.over;
    state.acting = 0;
    tell?.({ to: EVERYONE, name: 'end', data: outcome(state)! });
  } else {
    deal(state, chance, tell);
  }
}
