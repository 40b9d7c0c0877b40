import { seeded } from '@bullpen/engine';
import { imagine } from './imagine.ts';
import { fit, isFull, keyOfCard, placeOf, rowIn } from './rows.ts';
import type { SixView } from './view.ts';

/** Where a card would go: a row, from 0, and whether it would be the sixth there (S7). */
export interface Landing {
  readonly row: number;
  readonly takes: boolean;
}

/** S5 to S7: where a card would go if it were placed now; null if it is lower than every row (S8), or there are none yet. */
export function landing(view: SixView, card: number): Landing | null {
  if (view.rows.length === 0) return null;
  const { rows } = imagine(view, seeded(''));
  const order = fit(rows, keyOfCard(card));
  if (order < 0) return null;
  const row = rowIn(rows, order);
  return { row: placeOf(row), takes: isFull(row) !== 0 };
}
