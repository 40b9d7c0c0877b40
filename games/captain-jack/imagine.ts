import { type Chance, only } from '@bullpen/engine';
import { CARDS, copies, KINDS, kindOf, signOf } from './material.ts';
import { handAt, Phase, packPile, pileAt, State, sizeAt, stack, takenAt, totalAt } from './state.ts';
import type { CaptainView } from './view.ts';

/**
 * The cards that the viewer has not seen lie in random order in the other hands and in the deck. A seat that let a Jack
 * pass may hold a Blank nevertheless (C12), so passes rule nothing out.
 */
export function imagine(view: CaptainView, chance: Chance): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  const { cells } = state;
  state.phase = Phase[view.phase];
  state.deal = view.deal;
  state.turn = view.turn ?? 0;
  state.at = view.stake ?? 0;
  for (const seat of view.toAct) state.acting |= only(seat);
  for (let seat = 0; seat < seats; seat++) {
    if (view.handSizes[seat]! > 0) state.holding |= only(seat);
    cells[sizeAt(seat)] = view.handSizes[seat]!;
    cells[takenAt(seat)] = view.taken[seat]!;
    cells[totalAt(seat)] = view.totals[seat]!;
  }
  layPiles(state, view);
  dealUnseen(state, view, chance);
  return state;
}

function layPiles(state: State, view: CaptainView): void {
  view.piles.forEach(({ cards, value }, i) => {
    let pile = packPile(0, 0, 0, 0);
    for (const card of cards) pile = stack(state, pile, kindOf(card), value);
    state.cells[pileAt(i)] = pile;
  });
  state.piles = view.piles.length;
}

function dealUnseen(state: State, view: CaptainView, chance: Chance): void {
  const { cells } = state;
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
  view.hands.forEach((hand, seat) => {
    const size = view.handSizes[seat]!;
    for (let i = 0; i < size; i++) cells[handAt(seat) + i] = hand === null ? cards[at++]! : kindOf(hand[i]);
  });
  state.next = CARDS - view.deck;
  for (let i = state.next; i < CARDS; i++) cells[i] = cards[at++]!;
}
