import { at, type Chance } from '@bullpen/engine';
import { cardsWhere, isInStock, putOnTable, setSeen } from './cards.ts';
import { addCard } from './hand.ts';
import { JOKER } from './material.ts';
import { layMeadow } from './meadows.ts';
import { putPassed } from './passes.ts';
import { Phase, State } from './state.ts';
import { putOpenCards, putStock } from './supply.ts';
import { dealUnseen } from './unseen.ts';
import type { BullenView } from './view.ts';

/** The cards that the viewer has not seen are dealt again: to the hands as far as they are unknown, the rest to the stock. */
export function imagine(view: BullenView, chance: Chance): State {
  const state = new State({ seats: view.seats, options: view.options });
  state.phase = Phase[view.phase];
  state.deal = view.deal;
  state.turn = view.toAct[0] ?? 0;
  state.passes = view.passes;
  putOpenCards(state, view.open);
  for (const { seat, cards } of view.meadows) {
    layMeadow(state, seat, cards);
    for (const card of cards) if (card !== JOKER) putOnTable(state, card);
  }
  for (let seat = 0; seat < view.seats; seat++) {
    state.setJokers(seat, at(view.jokers, seat));
    state.setTotal(seat, at(view.totals, seat));
  }
  fillHands(state, view, chance);
  view.passed.forEach((passed, seat) => {
    if (passed !== null) putPassed(state, seat, passed);
  });
  return state;
}

function fillHands(state: State, view: BullenView, chance: Chance): void {
  const known = view.hands.map((hand, seat) => hand ?? at(view.seen, seat));
  known.forEach((cards, seat) => {
    for (const card of cards) addCard(state, seat, card);
    for (const card of at(view.seen, seat)) setSeen(state, card);
  });
  const unseen = cardsWhere((card) => isInStock(state, card));
  const wanted = known.map((cards, seat) => at(view.numbers, seat) - cards.length);
  const { hands, rest } = dealUnseen(view, known, unseen, wanted, chance);
  hands.forEach((cards, seat) => {
    for (const card of cards) addCard(state, seat, card);
  });
  putStock(state, rest);
}
