import { seeded } from '@bullpen/engine';
import { imagine } from './imagine.ts';
import { ROW_LENGTH } from './material.ts';
import { lengthOf, placeOf, queueKey, rowsBelow } from './state.ts';
import type { SixView } from './view.ts';

/** Where a card would go: a row, from 0, and whether it would be the sixth there (S7). */
export interface Landing {
  readonly row: number;
  readonly takes: boolean;
}

/** S5 to S7: where a card would go if it were placed now; null if it is lower than every row (S8), or there are none yet. */
export function landing(view: SixView, card: number): Landing | null {
  if (view.rows.length === 0) return null;
  const state = imagine(view, seeded(''));
  const lower = rowsBelow(state.cells, queueKey(card, 0));
  if (lower === 0) return null;
  const row = state.cells[state.rowAt(lower - 1)]!;
  return { row: placeOf(row), takes: lengthOf(row) === ROW_LENGTH };
}
