import {
  allSeats,
  type Chance,
  EVERYONE,
  includes,
  type Move,
  only,
  type Seat,
  type Tell,
} from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { HAND, heads, ROW_LENGTH, ROWS } from './material.ts';
import { cardOf, rowOf } from './moves.ts';
import { outcome } from './outcome.ts';
import { deal, startRows } from './setup.ts';
import {
  choiceAt,
  handAt,
  headsOf,
  lengthOf,
  Phase,
  packRow,
  placeOf,
  pointsAt,
  queueAt,
  rowAt,
  rowCardAt,
  type State,
  totalAt,
  Where,
} from './state.ts';

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<SixEvent>): void {
  if (state.phase === Phase.lay) choose(state, seat, cardOf(move), chance, tell);
  else if (state.phase === Phase.row) chooseRow(state, seat, rowOf(move), chance, tell);
  else draft(state, seat, cardOf(move), tell);
}

/** A choice is secret until the last seat has chosen (S3), so until then it can be taken back. */
export function retract(state: State, seat: Seat): boolean {
  if (state.phase !== Phase.lay || seat < 0 || seat >= state.match.seats || includes(state.acting, seat))
    return false;
  state.cells[choiceAt(seat)] = 0;
  state.acting |= only(seat);
  return true;
}

/** S3: a seat lays a card face down. */
function choose(state: State, seat: Seat, card: number, chance: Chance, tell?: Tell<SixEvent>): void {
  state.cells[choiceAt(seat)] = card;
  state.acting ^= 1 << seat;
  tell?.({ to: EVERYONE, name: 'chosen', data: { seat } });
  if (state.acting === 0) reveal(state, chance, tell);
}

/** S3, S4: all cards are turned up and wait to be placed, lowest first. */
function reveal(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  const { seats } = state.match;
  const last = state.left - 1;
  if (tell !== undefined) {
    const cards = Array.from({ length: seats }, (_, seat) => cells[choiceAt(seat)]!);
    tell({ to: EVERYONE, name: 'revealed', data: { cards } });
  }
  for (let seat = 0; seat < seats; seat++) {
    const card = cells[choiceAt(seat)]!;
    cells[choiceAt(seat)] = 0;
    // The last card of the hand moves to the place that has become free.
    const place = cells[card]!;
    const moved = cells[handAt(seat) + last]!;
    cells[place] = moved;
    cells[moved] = place;
    cells[card] = Where.table;
    // Sorting by smaller and larger, without a branch that depends on the cards.
    let key = (card << 16) | seat;
    for (let i = 0; i < seat; i++) {
      const other = cells[queueAt(i)]!;
      cells[queueAt(i)] = Math.min(other, key);
      key = Math.max(other, key);
    }
    cells[queueAt(seat)] = key;
  }
  state.left = last;
  placeFrom(state, 0, chance, tell);
}

/** Places the cards of the queue from here on, until one is too low or all lie. */
function placeFrom(state: State, from: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  const { seats } = state.match;
  for (let i = from; i < seats; i++) {
    const key = cells[queueAt(i)]!;
    const card = key >> 16;
    const seat = key & 0xffff;
    // S5, S6: rows are sorted by last card, so the right one is the last of those that are lower.
    const lower =
      (cells[rowAt(0)]! < key ? 1 : 0) +
      (cells[rowAt(1)]! < key ? 1 : 0) +
      (cells[rowAt(2)]! < key ? 1 : 0) +
      (cells[rowAt(3)]! < key ? 1 : 0);
    if (lower === 0) {
      state.phase = Phase.row;
      state.at = i;
      state.acting = only(seat);
      tell?.({ to: EVERYONE, name: 'low', data: { seat, card } });
      return;
    }
    const at = rowAt(lower - 1);
    const row = cells[at]!;
    const place = placeOf(row);
    const length = lengthOf(row);
    if (length === ROW_LENGTH) {
      take(state, seat, card, row, tell);
      cells[at] = packRow(card, place, 1, heads(card));
    } else {
      cells[at] = packRow(card, place, length + 1, headsOf(row) + heads(card));
      cells[rowCardAt(place, length)] = card;
      tell?.({ to: EVERYONE, name: 'placed', data: { seat, card, row: place } });
    }
  }
  endTurn(state, chance, tell);
}

/** S7, S8, S9: the seat takes the cards of a row into its pile, and its own card starts the row anew. */
function take(state: State, seat: Seat, card: number, row: number, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  const start = rowCardAt(placeOf(row), 0);
  const end = start + lengthOf(row);
  if (tell !== undefined) {
    const data = { seat, card, row: placeOf(row), cards: cells.slice(start, end), heads: headsOf(row) };
    tell({ to: EVERYONE, name: 'took', data });
  }
  for (let i = start; i < end; i++) cells[cells[i]!] = Where.pile + seat;
  cells[start] = card;
  const points = pointsAt(seat);
  cells[points] = cells[points]! + headsOf(row);
}

/** S8: the owner of the card that is too low takes a row of its choice; then the cards that waited are placed. */
function chooseRow(state: State, seat: Seat, place: number, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells } = state;
  let at = rowAt(0);
  while (placeOf(cells[at]!) !== place) at++;
  const card = cells[queueAt(state.at)]! >> 16;
  take(state, seat, card, cells[at]!, tell);
  // The card is lower than all the rows, so its row becomes the first of them.
  for (; at > rowAt(0); at--) cells[at] = cells[at - 1]!;
  cells[at] = packRow(card, place, 1, heads(card));
  const next = state.at + 1;
  state.phase = Phase.lay;
  state.at = 0;
  placeFrom(state, next, chance, tell);
}

function endTurn(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  if (state.left > 0) state.acting = allSeats(state.match.seats);
  else endRound(state, chance, tell);
}

/** S10, S11: heads are added up; then the next round, or the end. */
function endRound(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, round } = state;
  const { seats, options } = state.match;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const total = cells[totalAt(seat)]! + cells[pointsAt(seat)]!;
    cells[totalAt(seat)] = total;
    if (total > most) most = total;
  }
  if (tell !== undefined) {
    const points = Array.from({ length: seats }, (_, seat) => cells[pointsAt(seat)]!);
    const totals = Array.from({ length: seats }, (_, seat) => cells[totalAt(seat)]!);
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
  const { cells } = state;
  const { seats } = state.match;
  const place = handAt(seat) + Math.floor(state.at / seats);
  cells[place] = card;
  cells[card] = place;
  state.at++;
  state.acting = only((seat + 1) % seats);
  tell?.({ to: EVERYONE, name: 'drafted', data: { seat, card } });
  if (state.at < seats * HAND) return;
  const rows: number[] = [];
  for (let c = 1; rows.length < ROWS; c++) if (cells[c] === Where.open) rows.push(c);
  startRows(state, rows);
  tell?.({ to: EVERYONE, name: 'rows', data: { rows } });
}
