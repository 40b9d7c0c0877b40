import { type Chance, only } from '@bullpen/engine';
import { cardAt, putCard } from './hands.ts';
import { heads } from './material.ts';
import { sortFour } from './sort.ts';
import { clone, Phase, packPlaced, packRow, queueKey, State } from './state.ts';
import type { SixView } from './view.ts';

/** The hands that the viewer does not know are drawn from the cards it has not seen; unknown choices from those hands. */
export const imagine = (view: SixView, chance: Chance): State => worlds(view)(chance);

/** Imagines again and again from one view, which is read once: each call gives a state of its own. */
export function worlds(view: SixView): (chance: Chance) => State {
  const { seats, options, handSizes } = view;
  const known = new State({ seats, options });
  known.phase = Phase[view.phase];
  known.round = view.round;
  known.left = view.phase === 'draft' ? 0 : handSizes[0]!;
  known.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  if (view.phase === 'draft') known.count = handSizes.reduce((sum, size) => sum + size, 0);
  else layTable(known, view);
  layKnownHands(known, view);

  const unseen = unseenCards(view);
  const hidden = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => view.hands[seat] === null);
  const wanted = hidden.reduce((sum, seat) => sum + handSizes[seat]!, 0);
  const choosers = view.chosen.flatMap((chose, seat) => (chose && seat !== view.viewer ? [seat] : []));
  return (chance) => {
    const state = clone(known);
    const { cells } = state;
    chance.shuffle(unseen, wanted);
    let next = 0;
    for (const seat of hidden) {
      const hand = state.handAt(seat);
      for (let i = 0; i < handSizes[seat]!; i++) putCard(cells, hand, i, unseen[next++]!);
    }
    for (const seat of choosers) {
      const card = cardAt(cells, state.handAt(seat), chance.below(handSizes[seat]!));
      cells[state.queueAt(seat)] = queueKey(card, seat);
    }
    return state;
  };
}

function layTable(state: State, view: SixView): void {
  const { cells } = state;
  view.start.forEach((card, place) => {
    cells[state.startAt(place)] = card;
  });
  view.placed.forEach((placed, i) => {
    cells[state.placedAt(i)] = packPlaced(...placed);
  });
  view.rows.forEach((row, place) => {
    const rowHeads = row.reduce((sum, card) => sum + heads(card), 0);
    cells[state.rowAt(place)] = packRow(row.at(-1)!, place, row.length, rowHeads);
  });
  sortFour(cells, state.rowAt(0));
  state.count = view.placed.length;
  view.waiting.forEach(({ seat, card }, i) => {
    cells[state.queueAt((state.count % state.seats) + i)] = queueKey(card, seat);
  });
}

function layKnownHands(state: State, view: SixView): void {
  const { cells } = state;
  for (let seat = 0; seat < view.seats; seat++) {
    cells[state.pointsAt(seat)] = view.points[seat]!;
    cells[state.totalAt(seat)] = view.totals[seat]!;
    view.hands[seat]?.forEach((card, i) => {
      putCard(cells, state.handAt(seat), i, card);
    });
    if (seat === view.viewer && view.choice !== null)
      cells[state.queueAt(seat)] = queueKey(view.choice, seat);
  }
}

/** The cards of which the viewer does not know where they are, in rising order. */
export function unseenCards(view: SixView): Uint8Array {
  const seen = new Set([
    ...view.start,
    ...view.placed.map(([card]) => card),
    ...view.waiting.map(({ card }) => card),
    ...view.hands.flatMap((hand) => hand ?? []),
  ]);
  return Uint8Array.from({ length: view.deck }, (_, i) => i + 1).filter((card) => !seen.has(card));
}
