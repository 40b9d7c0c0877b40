import type { Chance, Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER } from './material.ts';
import {
  jokersAt,
  mark,
  meadowAt,
  numbersAt,
  openAt,
  ownedAt,
  Phase,
  packMeadow,
  passedAt,
  State,
  tableAt,
  totalAt,
  Where,
} from './state.ts';
import { dealUnseen } from './unseen.ts';
import type { BullenView } from './view.ts';

/** The cards that the viewer has not seen are dealt anew: to the hands as far as they are unknown, the rest to the stock. */
export function imagine(view: BullenView, chance: Chance): State {
  const state = new State({ seats: view.seats, options: view.options });
  const { cells } = state;
  state.phase = Phase[view.phase];
  state.deal = view.deal;
  state.turn = view.toAct[0] ?? 0;
  state.passes = view.passes;
  state.stock = view.stock;
  state.open = view.open.length;
  view.open.forEach((card, i) => {
    cells[openAt(i)] = card;
    cells[card] = Where.open;
  });
  layMeadows(state, view);
  for (let seat = 0; seat < view.seats; seat++) {
    cells[numbersAt(seat)] = view.numbers[seat]!;
    cells[jokersAt(seat)] = view.jokers[seat]!;
    cells[totalAt(seat)] = view.totals[seat]!;
  }
  fillHands(state, view, chance);
  for (let seat = 0; seat < view.seats; seat++) notePasses(cells, view, seat);
  return state;
}

function layMeadows(state: State, view: BullenView): void {
  const { cells } = state;
  view.meadows.forEach(({ seat, cards }, meadow) => {
    cells[meadowAt(meadow)] = packMeadow(tableAt(state.laid), seat);
    cells[ownedAt(seat)]!++;
    for (const card of cards) {
      cells[tableAt(state.laid++)] = card;
      if (card !== JOKER) cells[card] = Where.table;
    }
  });
  state.meadows = view.meadows.length;
}

function fillHands(state: State, view: BullenView, chance: Chance): void {
  const { cells } = state;
  const known = view.hands.map((hand, seat) => hand ?? view.seen[seat]!);
  known.forEach((cards, seat) => {
    for (const card of cards) cells[card] = Where.hand + seat;
    for (const card of view.seen[seat]!) cells[card]! |= Where.seen;
  });
  const unseen: number[] = [];
  for (let card = 1; card <= CARDS; card++) if (cells[card] === Where.stock) unseen.push(card);
  const wanted = known.map((cards, seat) => view.numbers[seat]! - cards.length);
  const { hands, rest } = dealUnseen(view, known, unseen, wanted, chance);
  hands.forEach((cards, seat) => {
    for (const card of cards) cells[card] = Where.hand + seat;
  });
  state.pile = rest;
}

function notePasses(cells: number[], view: BullenView, seat: Seat): void {
  const passed = view.passed[seat];
  if (passed === null || passed === undefined) return;
  cells[passedAt(seat)] = passed.jokers + 1;
  for (const card of passed.lacks) cells[card]! |= mark(seat);
  for (const card of passed.laid) cells[card]! |= mark(seat);
}
