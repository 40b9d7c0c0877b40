import { type Chance, only } from '@bullpen/engine';
import { heads } from './material.ts';
import {
  choiceAt,
  handAt,
  Phase,
  packRow,
  pointsAt,
  queueAt,
  rowAt,
  rowCardAt,
  State,
  totalAt,
  Where,
} from './state.ts';
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

  for (const card of view.open) cells[card] = Where.open;
  view.piles.forEach((pile, seat) => {
    for (const card of pile) cells[card] = Where.pile + seat;
  });
  layRows(cells, view.rows);
  layWaiting(state, view);
  if (view.phase === 'draft') state.at = view.handSizes.reduce((sum, size) => sum + size, 0);

  fillHands(cells, view, chance);
  for (let seat = 0; seat < seats; seat++) {
    cells[pointsAt(seat)] = view.points[seat]!;
    cells[totalAt(seat)] = view.totals[seat]!;
    if (!view.chosen[seat]) continue;
    const own = seat === view.viewer && view.choice !== null;
    cells[choiceAt(seat)] = own ? view.choice : cells[handAt(seat) + chance.below(view.handSizes[seat]!)]!;
  }
  return state;
}

function layRows(cells: number[], rows: SixView['rows']): void {
  const packed = rows.map((row, place) => {
    row.forEach((card, i) => {
      cells[card] = Where.table;
      cells[rowCardAt(place, i)] = card;
    });
    const rowHeads = row.reduce((sum, card) => sum + heads(card), 0);
    return packRow(row.at(-1)!, place, row.length, rowHeads);
  });
  packed
    .sort((a, b) => a - b)
    .forEach((row, i) => {
      cells[rowAt(i)] = row;
    });
}

function layWaiting(state: State, view: SixView): void {
  if (view.phase !== 'row') return;
  state.at = view.seats - view.waiting.length;
  view.waiting.forEach(({ seat, card }, i) => {
    state.cells[card] = Where.table;
    state.cells[queueAt(state.at + i)] = (card << 16) | seat;
  });
}

function fillHands(cells: number[], view: SixView, chance: Chance): void {
  const put = (seat: number, i: number, card: number): void => {
    cells[handAt(seat) + i] = card;
    cells[card] = handAt(seat) + i;
  };
  view.hands.forEach((hand, seat) => {
    hand?.forEach((card, i) => {
      put(seat, i, card);
    });
  });
  const unseen: number[] = [];
  for (let card = 1; card <= view.deck; card++) if (cells[card] === Where.hidden) unseen.push(card);
  const wanted = view.hands.reduce(
    (sum, hand, seat) => (hand === null ? sum + view.handSizes[seat]! : sum),
    0,
  );
  const drawn = Uint8Array.from(unseen);
  chance.shuffle(drawn, wanted);
  let next = 0;
  view.hands.forEach((hand, seat) => {
    if (hand !== null) return;
    for (let i = 0; i < view.handSizes[seat]!; i++) put(seat, i, drawn[next++]!);
  });
}
