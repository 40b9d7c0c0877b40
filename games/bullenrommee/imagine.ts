import { at, type Chance } from '@bullpen/engine';
import { cardsWhere, isInStock, putOnTable, setSeen } from './cards.ts';
import { addCard } from './hand.ts';
import { JOKER } from './material.ts';
import { layMeadow } from './meadows.ts';
import { putPassed } from './passes.ts';
import { clone, Phase, State } from './state.ts';
import { putOpenCards, putStock } from './supply.ts';
import { dealUnseen } from './unseen.ts';
import type { BullenView } from './view.ts';

/** The cards that the viewer has not seen are dealt again: to the hands as far as they are unknown, the rest to the stock. */
export const imagine = (view: BullenView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: BullenView): (chance: Chance) => State {
  const shared = new State({ seats: view.seats, options: view.options });
  shared.phase = Phase[view.phase];
  shared.deal = view.deal;
  shared.turn = view.toAct[0] ?? 0;
  shared.passes = view.passes;
  putOpenCards(shared, view.open);
  for (const { seat, cards } of view.meadows) {
    layMeadow(shared, seat, cards);
    for (const card of cards) if (card !== JOKER) putOnTable(shared, card);
  }
  for (let seat = 0; seat < view.seats; seat++) {
    shared.setJokers(seat, at(view.jokers, seat));
    shared.setTotal(seat, at(view.totals, seat));
  }
  const known = view.hands.map((hand, seat) => hand ?? at(view.seen, seat));
  known.forEach((cards, seat) => {
    for (const card of cards) addCard(shared, seat, card);
    for (const card of at(view.seen, seat)) setSeen(shared, card);
  });
  const unseen = Uint8Array.from(cardsWhere((card) => isInStock(shared, card)));
  const wanted = known.map((cards, seat) => at(view.numbers, seat) - cards.length);
  return (chance) => {
    const state = clone(shared);
    const { hands, rest } = dealUnseen(view, known, unseen, wanted, chance);
    hands.forEach((cards, seat) => {
      for (const card of cards) addCard(state, seat, card);
    });
    putStock(state, rest);
    view.passed.forEach((passed, seat) => {
      if (passed !== null) putPassed(state, seat, passed);
    });
    return state;
  };
}
