import { type Chance, only } from '@bullpen/engine';
import { heads } from './material.ts';
import { sortRows } from './setup.ts';
import { Phase, packPlaced, packRow, queueKey, State } from './state.ts';
import type { SixView } from './view.ts';

/** The hands that the viewer does not know are drawn from the cards it has not seen; unknown choices from those hands. */
export function imagine(view: SixView, chance: Chance): State {
  const { seats, options } = view;
  const state = new State({ seats, options });
  const { cells } = state;
  state.phase = Phase[view.phase];
  state.round = view.round;
  state.left = view.phase === 'draft' ? 0 : view.handSizes[0]!;
  state.acting = view.toAct.reduce((set, seat) => set | only(seat), 0);
  if (view.phase === 'draft') state.count = view.handSizes.reduce((sum, size) => sum + size, 0);
  else layTable(state, view);

  fillHands(state, view, chance);
  for (let seat = 0; seat < seats; seat++) {
    cells[state.pointsAt(seat)] = view.points[seat]!;
    cells[state.totalAt(seat)] = view.totals[seat]!;
    if (!view.chosen[seat]) continue;
    const own = seat === view.viewer && view.choice !== null;
    cells[state.choiceAt(seat)] = own
      ? view.choice
      : cells[state.handAt(seat) + chance.below(view.handSizes[seat]!)]!;
  }
  return state;
}

function layTable(state: State, view: SixView): void {
  const { cells } = state;
  view.start.forEach((card, place) => {
    cells[state.startAt(place)] = card;
  });
  view.placed.forEach((placed, i) => {
    cells[state.placedAt(i)] = packPlaced(...placed);
  });
  const packed = view.rows.map((row, place) => {
    const rowHeads = row.reduce((sum, card) => sum + heads(card), 0);
    return packRow(row.at(-1)!, place, row.length, rowHeads);
  });
  sortRows(state, packed[0]!, packed[1]!, packed[2]!, packed[3]!);
  state.count = view.placed.length;
  view.waiting.forEach(({ seat, card }, i) => {
    cells[state.placedAt(state.count + i)] = queueKey(card, seat);
  });
}

function fillHands(state: State, view: SixView, chance: Chance): void {
  const seen = new Set([
    ...view.start,
    ...view.placed.map(([card]) => card),
    ...view.waiting.map(({ card }) => card),
  ]);
  view.hands.forEach((hand, seat) => {
    hand?.forEach((card, i) => {
      state.cells[state.handAt(seat) + i] = card;
      seen.add(card);
    });
  });
  const unseen = Uint8Array.from({ length: view.deck }, (_, i) => i + 1).filter((card) => !seen.has(card));
  const wanted = view.hands.reduce(
    (sum, hand, seat) => (hand === null ? sum + view.handSizes[seat]! : sum),
    0,
  );
  chance.shuffle(unseen, wanted);
  let next = 0;
  view.hands.forEach((hand, seat) => {
    if (hand !== null) return;
    for (let i = 0; i < view.handSizes[seat]!; i++) state.cells[state.handAt(seat) + i] = unseen[next++]!;
  });
}
