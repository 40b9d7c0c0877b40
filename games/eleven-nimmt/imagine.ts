import { at, type Chance, deckCard, only } from '@bullpen/engine';
import { addCard, holds, setKnown } from './hand.ts';
import { CARDS } from './material.ts';
import { layOut } from './piles.ts';
import { putStack } from './stack.ts';
import { clone, Phase, State } from './state.ts';
import type { ElevenView } from './view.ts';

/** What the viewer has not seen is drawn at random: the rest of the other hands, then the stack in its order. */
export const imagine = (view: ElevenView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: ElevenView): (chance: Chance) => State {
  const known = knownState(view);
  const unseen = unseenCards(known, view);
  const cards = unseen.slice();
  return (chance) => {
    const state = clone(known);
    cards.set(unseen);
    chance.shuffle(cards, cards.length);
    let next = 0;
    for (let seat = 0; seat < view.seats; seat++) {
      const size = at(view.handSizes, seat);
      while (state.size(seat) < size) addCard(state, seat, deckCard(cards, next++));
    }
    putStack(state, cards, next);
    return state;
  };
}

/** All that the viewer knows. */
function knownState(view: ElevenView): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  state.phase = Phase[view.phase];
  state.round = view.round;
  state.first = view.first;
  state.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  state.supply = view.supply;
  layOut(state, view.piles, view.tops);
  for (let seat = 0; seat < seats; seat++) {
    const known = at(view.known, seat);
    for (const card of view.hands[seat] ?? known) addCard(state, seat, card);
    for (const card of known) setKnown(state, card);
    state.setBulls(seat, at(view.bulls, seat));
    state.setTotal(seat, at(view.totals, seat));
  }
  return state;
}

/** The cards that lie in no pile and in none of the hands laid out so far. */
function unseenCards(state: State, { seats, piles }: ElevenView): Uint8Array {
  const laid = new Set(piles.flat());
  const cards: number[] = [];
  for (let card = 1; card <= CARDS; card++) {
    let free = !laid.has(card);
    for (let seat = 0; free && seat < seats; seat++) free = !holds(state, seat, card);
    if (free) cards.push(card);
  }
  return Uint8Array.from(cards);
}
