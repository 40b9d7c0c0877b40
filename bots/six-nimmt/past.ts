import { heads, packRow, type Rows, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { Ground } from './ground.ts';

/** A turn of this round that has been played: what everybody knew before it, and what was laid. */
export interface Turn {
  readonly ground: Ground;
  readonly rows: Rows;
  /** How many cards each hand held. */
  readonly left: number;
  /** The cards that were laid, by seat. */
  readonly cards: readonly number[];
}

/** What lies or has lain on the table in this round. */
export const groundOf = (view: SixView): Ground =>
  new Ground(view.seats, view.deck, [...view.start, ...view.placed.map(([card]) => card)]);

/** The turns of this round that are over. */
export function turnsOf(view: SixView): Turn[] {
  const { seats, placed } = view;
  const rows = view.start.map((card) => ({ last: card, length: 1, heads: heads(card) }));
  const gone = [...view.start];
  const turns: Turn[] = [];
  for (let from = 0; from + seats <= placed.length; from += seats) {
    const turn = placed.slice(from, from + seats);
    const packed = rows.map((row, place) => packRow(row.last, place, row.length, row.heads));
    turns.push({
      ground: new Ground(seats, view.deck, gone),
      rows: packed.sort((a, b) => a - b),
      left: 10 - from / seats,
      cards: turn.toSorted((a, b) => a[1] - b[1]).map(([card]) => card),
    });
    for (const [card, , place, took] of turn) {
      const row = rows[place]!;
      row.length = took === 1 ? 1 : row.length + 1;
      row.heads = took === 1 ? heads(card) : row.heads + heads(card);
      row.last = card;
      gone.push(card);
    }
  }
  return turns;
}
