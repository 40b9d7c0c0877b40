import { type Chance, EVERYONE, includes, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { HAND, heads, ROW_LENGTH } from './material.ts';
import { cardOf, rowOf } from './moves.ts';
import { outcome } from './outcome.ts';
import { deal, startRows } from './setup.ts';
import {
  cardOfKey,
  headsOf,
  lengthOf,
  openCards,
  Phase,
  packPlaced,
  packRow,
  placeOf,
  queueKey,
  rowsBelow,
  type State,
  seatOfKey,
} from './state.ts';
import { laid } from './table.ts';

// An imported name is looked up at every use; a constant of our own is folded into the code.
const LAY = Phase.lay;
const ROW = Phase.row;
const FULL_ROW = ROW_LENGTH;
const headsOn = heads;
const keyOf = queueKey;
const cardIn = cardOfKey;
const seatIn = seatOfKey;
const pack = packRow;
const lengthIn = lengthOf;
const placeIn = placeOf;
const headsIn = headsOf;
const packOne = packPlaced;
const rowsUnder = rowsBelow;

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<SixEvent>): void {
  if (state.phase === LAY) choose(state, seat, move, chance, tell);
  else if (state.phase === ROW) chooseRow(state, rowOf(move), chance, tell);
  else draft(state, seat, cardOf(move), tell);
}

/** A choice is secret until the last seat has chosen (S3), so until then it can be taken back. */
export function retract(state: State, seat: Seat): boolean {
  if (state.phase !== Phase.lay || seat < 0 || seat >= state.seats || includes(state.acting, seat))
    return false;
  state.acting |= only(seat);
  return true;
}

/** S3: a seat lays a card face down; with the last one the turn is played. */
function choose(state: State, seat: Seat, card: number, chance: Chance, tell?: Tell<SixEvent>): void {
  state.cells[state.choiceAt(seat)] = card;
  state.acting ^= 1 << seat;
  tell?.({ to: EVERYONE, name: 'chosen', data: { seat } });
  if (state.acting === 0) playTurn(state, 0, chance, tell);
}

/**
 * Plays a turn from its i-th card on: at 0 the cards are first turned up and sorted (S3, S4). Then they are placed, until
 * one is too low or all lie. It is one function so that the engine, which inlines small functions only, keeps `apply`
 * small enough to be inlined where moves are made.
 */
function playTurn(state: State, from: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, seats } = state;
  const queue = state.placedAt(state.count - from);
  if (from === 0) {
    if (tell !== undefined) {
      const cards = Array.from({ length: seats }, (_, seat) => cells[state.choiceAt(seat)]!);
      tell({ to: EVERYONE, name: 'revealed', data: { cards } });
    }
    const last = state.left - 1;
    for (let seat = 0; seat < seats; seat++) {
      // The last card of the hand moves to the place that becomes free. What depends on the cards is reckoned from sign
      // bits here, since a branch that cannot be foretold costs more; and two cards at a time, which is quicker too.
      const card = cells[state.choiceAt(seat)]!;
      const hand = state.handAt(seat);
      let free = hand;
      for (let i = 1; i < last; i += 2)
        free += (i & sameOrNone(cells[hand + i]!, card)) + ((i + 1) & sameOrNone(cells[hand + i + 1]!, card));
      if ((last & 1) === 1) free += last & sameOrNone(cells[hand + last]!, card);
      cells[free] = cells[hand + last]!;
      // S4: of two keys the lower stays, the higher goes on.
      let key = keyOf(card, seat);
      for (let at = queue; at < queue + seat; at++) {
        const difference = key - cells[at]!;
        const lower = difference & (difference >> 31);
        cells[at] = cells[at]! + lower;
        key -= lower;
      }
      cells[queue + seat] = key;
    }
    state.left = last;
  }

  for (let i = from; i < seats; i++) {
    const key = cells[queue + i]!;
    const lower = rowsUnder(cells, key);
    if (lower === 0) {
      // S8: its owner has to choose a row before anything else is placed.
      state.phase = ROW;
      state.acting = 1 << seatIn(key);
      tell?.({ to: EVERYONE, name: 'low', data: { seat: seatIn(key), card: cardIn(key) } });
      return;
    }
    const at = state.rowAt(lower - 1);
    const row = cells[at]!;
    if (lengthIn(row) === FULL_ROW) {
      cells[at] = takeRow(state, row, tell);
    } else {
      state.count++;
      const card = cardIn(key);
      const place = placeIn(row);
      cells[queue + i] = packOne(card, seatIn(key), place, 0);
      cells[at] = pack(card, place, lengthIn(row) + 1, headsIn(row) + headsOn(card));
      tell?.({ to: EVERYONE, name: 'placed', data: { seat: seatIn(key), card, row: place } });
    }
  }
  if (state.left > 0) state.acting = (1 << seats) - 1;
  else endRound(state, chance, tell);
}

/** All bits if two cards are the same, else none. */
const sameOrNone = (a: number, b: number): number => ((a ^ b) - 1) >> 31;

/** S7, S8, S9: the owner of the card that is due takes the row into its pile; the card starts it anew. */
function takeRow(state: State, row: number, tell?: Tell<SixEvent>): number {
  const { cells } = state;
  const due = state.placedAt(state.count);
  const card = cardIn(cells[due]!);
  const seat = seatIn(cells[due]!);
  const place = placeIn(row);
  if (tell !== undefined) {
    const cards = laid(state, state.count).rows[place]!;
    tell({ to: EVERYONE, name: 'took', data: { seat, card, row: place, cards, heads: headsIn(row) } });
  }
  cells[due] = packOne(card, seat, place, 1);
  state.count++;
  const points = state.pointsAt(seat);
  cells[points] = cells[points]! + headsIn(row);
  return pack(card, place, 1, headsOn(card));
}

/** S8: the owner of the card that is too low takes a row of its choice; then the cards that waited are placed. */
function chooseRow(state: State, place: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  let at = state.rowAt(0);
  while (placeIn(cells[at]!) !== place) at++;
  const begun = takeRow(state, cells[at]!, tell);
  // The card is lower than all the rows, so its row becomes the first of them.
  for (; at > state.rowAt(0); at--) cells[at] = cells[at - 1]!;
  cells[at] = begun;
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

/** S14: the seat picks an open card; the four that remain start the rows. */
function draft(state: State, seat: Seat, card: number, tell?: Tell<SixEvent>): void {
  const { cells, seats } = state;
  cells[state.handAt(seat) + Math.floor(state.count / seats)] = card;
  state.count++;
  state.acting = only((seat + 1) % seats);
  tell?.({ to: EVERYONE, name: 'drafted', data: { seat, card } });
  if (state.count < seats * HAND) return;
  const rows: number[] = [];
  openCards(state, rows);
  startRows(state, rows, 0);
  tell?.({ to: EVERYONE, name: 'rows', data: { rows } });
}
