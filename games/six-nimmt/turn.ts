import { type Chance, EVERYONE, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { discard } from './hand.ts';
import { resultOf } from './outcome.ts';
import { laid, notePlaced } from './placed.ts';
import { cardOfKey, choiceOf, keyAt, seatOfKey, sortQueue } from './queue.ts';
import {
  fitAmong,
  headsOf,
  isFull,
  lay,
  type PackedRow,
  placeOf,
  rowAtPlace,
  rowIn,
  startAgain,
} from './rows.ts';
import { deal } from './setup.ts';
import { Phase, type State } from './state.ts';

/** All bits, for a card whose owner takes the row. */
const TAKES = -1;

/**
 * Plays a turn from its i-th card on: at 0 the cards are first turned up and sorted (S3, S4). Then they are placed, until
 * one is too low or all lie. It is one function, and a long one: engines inline short ones only, so that this one leaves
 * room to inline all the others where moves are made.
 */
export const playTurn = (state: State, from: number, chance: Chance, tell?: Tell<SixEvent>): void => {
  const { seats } = state;
  if (from === 0) {
    if (tell !== undefined) tellRevealed(state, tell);
    const last = --state.left;
    for (let seat = 0; seat < seats; seat++) discard(state, seat, last, choiceOf(state, seat));
    sortQueue(state);
  }
  // Which row a card goes to does not change while lower cards are placed, so the rows are read once.
  const { rows } = state;
  const a = rowIn(rows, 0);
  const b = rowIn(rows, 1);
  const c = rowIn(rows, 2);
  const d = rowIn(rows, 3);
  const placed = state.count - from;
  for (let i = from; i < seats; i++) {
    const key = keyAt(state, i);
    const order = fitAmong(a, b, c, d, key);
    if (order < 0) {
      // S8: its owner has to choose a row before anything else is placed.
      state.phase = Phase.row;
      state.acting = 1 << seatOfKey(key);
      tell?.({ to: EVERYONE, name: 'low', data: { seat: seatOfKey(key), card: cardOfKey(key) } });
      return;
    }
    const row = rowIn(rows, order);
    const takes = isFull(row);
    if (tell !== undefined) tellPlaced(state, placed + i, key, row, takes, tell);
    score(state, placed + i, key, row, takes);
    lay(state, order, row, key, takes);
  }
  state.count = placed + seats;
  if (state.left > 0) state.acting = (1 << seats) - 1;
  else endRound(state, chance, tell);
};

/**
 * S7, S8, S9: a card, the n-th of the round, comes to a row. `takes`, all bits or none: whether its owner takes the row into
 * its pile first.
 */
function score(state: State, n: number, key: number, row: PackedRow, takes: number): void {
  notePlaced(state, n, key, row, takes);
  const seat = seatOfKey(key);
  state.addPoints(seat, headsOf(row) & takes);
}

function tellRevealed(state: State, tell: Tell<SixEvent>): void {
  const cards = Array.from({ length: state.seats }, (_, seat) => choiceOf(state, seat));
  tell({ to: EVERYONE, name: 'revealed', data: { cards } });
}

function tellPlaced(
  state: State,
  n: number,
  key: number,
  row: PackedRow,
  takes: number,
  tell: Tell<SixEvent>,
): void {
  const fact = { seat: seatOfKey(key), card: cardOfKey(key), row: placeOf(row) };
  if (takes === TAKES) {
    const cards = [...(laid(state, n).rows[fact.row] ?? [])];
    tell({ to: EVERYONE, name: 'took', data: { ...fact, cards, heads: headsOf(row) } });
  } else {
    tell({ to: EVERYONE, name: 'placed', data: fact });
  }
}

/** S8: the owner of the card that is too low takes a row of its choice; then the cards that waited are placed. */
export const chooseRow = (state: State, place: number, chance: Chance, tell?: Tell<SixEvent>): void => {
  const row = rowAtPlace(state.rows, place);
  const key = keyAt(state, 0);
  if (tell !== undefined) tellPlaced(state, state.count, key, row, TAKES, tell);
  score(state, state.count, key, row, TAKES);
  startAgain(state, row, key);
  state.count++;
  state.phase = Phase.lay;
  state.acting = 0;
  // Only the lowest card of a turn can be too low.
  playTurn(state, 1, chance, tell);
};

/** S10, S11: heads are added up; then the next round, or the end. */
function endRound(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { round, seats } = state;
  const { options } = state.match;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const total = state.total(seat) + state.points(seat);
    state.setTotal(seat, total);
    if (total > most) most = total;
  }
  if (tell !== undefined) {
    const points = Array.from({ length: seats }, (_, seat) => state.points(seat));
    const totals = Array.from({ length: seats }, (_, seat) => state.total(seat));
    tell({ to: EVERYONE, name: 'round', data: { n: round, points, totals } });
  }
  const over = options.rounds === undefined ? most >= options.target : round === options.rounds;
  if (over) {
    state.phase = Phase.over;
    state.acting = 0;
    tell?.({ to: EVERYONE, name: 'end', data: resultOf(state) });
  } else {
    deal(state, chance, tell);
  }
}
