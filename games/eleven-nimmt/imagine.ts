import { type Chance, only } from '@bullpen/engine';
import { CARDS } from './material.ts';
import { packPile } from './piles.ts';
import { distance } from './ring.ts';
import { add, has } from './sets.ts';
import { stackUp } from './setup.ts';
import { Knowledge, notePile, Phase, State } from './state.ts';
import type { ElevenView } from './view.ts';

/** What the viewer has not seen is drawn at random: the rest of the other hands, then the stack in its order. */
export function imagine(view: ElevenView, chance: Chance): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  const { cells } = state;
  state.phase = Phase[view.phase];
  state.round = view.round;
  state.first = view.first;
  state.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  state.supply = view.supply;
  layPiles(state, view);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of view.known[seat]!) cells[card] = Knowledge.common;
    for (const card of view.hands[seat] ?? view.known[seat]!) add(cells, state.handAt(seat), card);
    state.setSize(seat, view.handSizes[seat]!);
    state.setBulls(seat, view.bulls[seat]!);
    state.setTotal(seat, view.totals[seat]!);
  }

  const unseen = unseenCards(state, view);
  chance.shuffle(unseen, unseen.length);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    const given = view.hands[seat] ?? view.known[seat]!;
    for (let n = given.length; n < view.handSizes[seat]!; n++)
      add(cells, state.handAt(seat), unseen[next++]!);
  }
  stackUp(state, unseen, next);
  return state;
}

function layPiles(state: State, { piles, tops }: ElevenView): void {
  const { cells } = state;
  state.piles = piles.length;
  piles.forEach((pile, i) => {
    let below = 0;
    for (const card of pile) {
      cells[card] = below;
      below = card;
    }
    const climb = distance(tops[i]!, below);
    cells[state.pileAt(i)] = packPile(below, climb, pile.length);
    if (climb > 0) notePile(state, i);
  });
}

/** The cards that lie in no pile and in none of the hands laid out so far. */
function unseenCards(state: State, { seats, piles }: ElevenView): Uint8Array {
  const laid = new Set(piles.flat());
  const cards: number[] = [];
  for (let card = 1; card <= CARDS; card++) {
    let free = !laid.has(card);
    for (let seat = 0; free && seat < seats; seat++) free = !has(state.cells, state.handAt(seat), card);
    if (free) cards.push(card);
  }
  return Uint8Array.from(cards);
}
