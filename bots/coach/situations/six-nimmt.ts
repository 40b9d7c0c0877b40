import { at, last, type Move } from '@bullpen/engine';
import {
  cardOf,
  heads,
  isDraft,
  isRow,
  landing,
  ROW_LENGTH,
  rowOf,
  type SixView,
} from '@bullpen/games/six-nimmt/internals.ts';

/** Moves of 6 nimmt! by what the rows promised for them. Rows count from 1, as people count. */
export type SixSituation =
  | { readonly kind: 'six-low'; readonly rule: 'S8'; readonly card: number }
  | {
      readonly kind: 'six-sixth';
      readonly rule: 'S7';
      readonly card: number;
      readonly row: number;
      readonly heads: number;
    }
  | { readonly kind: 'six-fifth'; readonly rule: 'S7'; readonly card: number; readonly row: number }
  | { readonly kind: 'six-tight'; readonly rule: 'S6'; readonly card: number; readonly row: number }
  | {
      readonly kind: 'six-wide';
      readonly rule: 'S5';
      readonly card: number;
      readonly row: number;
      readonly between: number;
    }
  | { readonly kind: 'six-row'; readonly rule: 'S8'; readonly row: number; readonly heads: number }
  | { readonly kind: 'six-draft'; readonly rule: 'S14'; readonly card: number };

export function sixSituation(view: SixView, move: Move): SixSituation {
  const card = cardOf(move);
  if (isDraft(move)) return { kind: 'six-draft', rule: 'S14', card };
  if (isRow(move))
    return { kind: 'six-row', rule: 'S8', row: rowOf(move) + 1, heads: headsIn(at(view.rows, rowOf(move))) };

  const place = landing(view, card);
  if (place === null) return { kind: 'six-low', rule: 'S8', card };
  const cards = at(view.rows, place.row);
  const row = place.row + 1;
  if (place.takes) return { kind: 'six-sixth', rule: 'S7', card, row, heads: headsIn(cards) };
  const between = unseenBetween(view, last(cards), card);
  if (between === 0) return { kind: 'six-tight', rule: 'S6', card, row };
  if (cards.length === ROW_LENGTH - 1) return { kind: 'six-fifth', rule: 'S7', card, row };
  return { kind: 'six-wide', rule: 'S5', card, row, between };
}

const headsIn = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + heads(card), 0);

/** How many cards between two could still come from others. */
function unseenBetween(view: SixView, low: number, high: number): number {
  const seen = new Set([
    ...(view.hands[view.viewer] ?? []),
    ...view.start,
    ...view.placed.map(([card]) => card),
  ]);
  let count = 0;
  for (let card = low + 1; card < high; card++) if (!seen.has(card)) count++;
  return count;
}
