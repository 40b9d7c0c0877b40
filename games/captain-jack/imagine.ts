import { type Chance, only } from '@bullpen/engine';
import { putDeck } from './deck.ts';
import { putHand } from './hand.ts';
import { copies, KINDS, kindOf, signOf } from './material.ts';
import { NO_CARDS, putPile, stack } from './piles.ts';
import { Phase, State } from './state.ts';
import type { CaptainView } from './view.ts';

/**
 * The cards that the viewer has not seen lie in random order in the other hands and in the deck. A seat that let a Jack
 * pass may hold a Blank nevertheless (C12), so passes rule nothing out.
 */
export function imagine(view: CaptainView, chance: Chance): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  state.phase = Phase[view.phase];
  state.deal = view.deal;
  state.turn = view.turn ?? 0;
  state.at = view.stake ?? 0;
  for (const seat of view.toAct) state.acting |= only(seat);
  view.handSizes.forEach((size, seat) => {
    if (size > 0) state.holding |= only(seat);
  });
  for (const [seat, taken] of view.taken.entries()) state.setTaken(seat, taken);
  for (const [seat, total] of view.totals.entries()) state.setTotal(seat, total);
  layPiles(state, view);
  dealUnseen(state, view, chance);
  return state;
}

function layPiles(state: State, view: CaptainView): void {
  view.piles.forEach(({ cards, value }, i) => {
    let pile = NO_CARDS;
    for (const card of cards) pile = stack(state, pile, kindOf(card), value);
    putPile(state, i, pile);
  });
  state.piles = view.piles.length;
}

function dealUnseen(state: State, view: CaptainView, chance: Chance): void {
  const own = view.hands.flatMap((hand) => hand ?? []);
  const unseen: number[] = [];
  for (let kind = 1; kind <= KINDS; kind++) {
    const card = signOf(kind);
    const known = view.seen[card] + own.filter((other) => other === card).length;
    for (let i = known; i < copies(kind); i++) unseen.push(kind);
  }
  const cards = Uint8Array.from(unseen);
  chance.shuffle(cards, cards.length);
  let at = 0;
  view.handSizes.forEach((size, seat) => {
    const hand = view.hands[seat] ?? null;
    putHand(state, seat, hand?.map(kindOf) ?? Array.from(cards.subarray(at, at + size)));
    if (hand === null) at += size;
  });
  putDeck(state, cards.subarray(at));
}
