import { type Chance, only } from '@bullpen/engine';
import { cardIn, putCard } from './hand.ts';
import { putPlaced } from './placed.ts';
import { choose, putWaiting } from './queue.ts';
import { layOut } from './rows.ts';
import { clone, Phase, State } from './state.ts';
import type { SixView } from './view.ts';

/** The hands that the viewer does not know are drawn from the cards it has not seen; unknown choices from those hands. */
export const imagine = (view: SixView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: SixView): (chance: Chance) => State {
  const { seats, options, handSizes } = view;
  const known = new State({ seats, options });
  known.phase = Phase[view.phase];
  known.round = view.round;
  known.left = view.phase === 'draft' ? 0 : (handSizes[0] ?? 0);
  known.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  if (view.phase === 'draft') known.count = handSizes.reduce((sum, size) => sum + size, 0);
  else layTable(known, view);
  layKnownHands(known, view);

  const unseen = unseenCards(view);
  const hidden = handSizes.flatMap((size, seat) => (view.hands[seat] === null ? [{ seat, size }] : []));
  const wanted = hidden.reduce((sum, { size }) => sum + size, 0);
  const choosers = handSizes.flatMap((size, seat) =>
    view.chosen[seat] && seat !== view.viewer ? [{ seat, size }] : [],
  );
  return (chance) => {
    const state = clone(known);
    chance.shuffle(unseen, wanted);
    let next = 0;
    for (const { seat, size } of hidden)
      for (let i = 0; i < size; i++) putCard(state, seat, i, unseen[next++] ?? 0);
    for (const { seat, size } of choosers) choose(state, seat, cardIn(state, seat, chance.below(size)));
    return state;
  };
}

function layTable(state: State, view: SixView): void {
  layOut(state, view.start, view.rows);
  putPlaced(state, view.placed);
  putWaiting(state, view.waiting);
}

function layKnownHands(state: State, view: SixView): void {
  view.hands.forEach((hand, seat) => {
    state.setPoints(seat, view.points[seat] ?? 0);
    state.setTotal(seat, view.totals[seat] ?? 0);
    hand?.forEach((card, i) => {
      putCard(state, seat, i, card);
    });
  });
  if (view.choice !== null) choose(state, view.viewer, view.choice);
}

/** The cards whose place the viewer does not know, in rising order. */
export function unseenCards(view: SixView): Uint8Array {
  const seen = new Uint8Array(view.deck + 1);
  for (const card of view.start) seen[card] = 1;
  for (const [card] of view.placed) seen[card] = 1;
  for (const { card } of view.waiting) seen[card] = 1;
  for (const hand of view.hands) for (const card of hand ?? []) seen[card] = 1;
  const unseen = new Uint8Array(view.deck);
  let count = 0;
  for (let card = 1; card <= view.deck; card++) if (seen[card] === 0) unseen[count++] = card;
  return unseen.slice(0, count);
}
