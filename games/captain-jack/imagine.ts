import { type Chance, only } from '@bullpen/engine';
import { putDeck } from './deck.ts';
import { putHand } from './hand.ts';
import { copies, KINDS, kindOf, signOf } from './material.ts';
import { NO_CARDS, putPile, stack } from './piles.ts';
import { clone, Phase, State } from './state.ts';
import type { CaptainView } from './view.ts';

/**
 * The cards that the viewer has not seen lie in random order in the other hands and in the deck. A seat that let a Jack
 * pass may hold a Blank nevertheless (C12), so passes rule nothing out.
 */
export const imagine = (view: CaptainView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: CaptainView): (chance: Chance) => State {
  const known = knownState(view);
  const unseen = unseenKinds(view);
  const cards = unseen.slice();
  const hidden = view.handSizes.flatMap((size, seat) => (view.hands[seat] === null ? [{ seat, size }] : []));
  return (chance) => {
    const state = clone(known);
    cards.set(unseen);
    chance.shuffle(cards, cards.length);
    let from = 0;
    for (const { seat, size } of hidden) {
      putHand(state, seat, cards, from, size);
      from += size;
    }
    putDeck(state, cards, from);
    return state;
  };
}

/** All that the viewer knows. */
function knownState(view: CaptainView): State {
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
  view.hands.forEach((hand, seat) => {
    if (hand !== null) putHand(state, seat, hand.map(kindOf), 0, hand.length);
  });
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

function unseenKinds(view: CaptainView): Uint8Array {
  const own = view.hands.flatMap((hand) => hand ?? []);
  const unseen: number[] = [];
  for (let kind = 1; kind <= KINDS; kind++) {
    const card = signOf(kind);
    const known = view.seen[card] + own.filter((other) => other === card).length;
    for (let i = known; i < copies(kind); i++) unseen.push(kind);
  }
  return Uint8Array.from(unseen);
}
