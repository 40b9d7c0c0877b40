import { heads, type Landing, landing } from '@bullpen/games/six-nimmt';
import type { Pages } from '@bullpen/words/en/pages';
import type { SixPicture } from './types.ts';

/** What would happen with a card now: in the rows, and in a sentence. */
export interface Look {
  readonly card: number;
  /** Null if the card is lower than every row. */
  readonly landing: Landing | null;
  readonly text: string;
}

/** Asks the rules where a card would go if it were placed now. Others may come before it: it is a look, not a promise. */
export function preview(view: SixPicture, card: number | null, own: Pages['six-nimmt']): Look | null {
  if (card === null || view.phase !== 'lay' || view.rows.length === 0) return null;
  const found = landing(view, card);
  if (found === null) return { card, landing: null, text: own.tooLow(card) };
  const sum = view.rows[found.row]!.reduce((total, laid) => total + heads(laid), 0);
  const text = found.takes ? own.takesHere(card, found.row + 1, sum) : own.landsHere(card, found.row + 1);
  return { card, landing: found, text };
}
