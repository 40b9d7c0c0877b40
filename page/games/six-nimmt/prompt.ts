import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import { waitingFor } from '../waiting.ts';
import type { SixPicture } from './types.ts';

export function prompt(view: SixPicture, legal: readonly string[], words: Pages, names: Names): string {
  const { page, 'six-nimmt': own } = words;
  const mine = view.toAct.includes(names.me);
  const waiting = waitingFor(view.toAct, names, page);
  const [low] = view.waiting;
  if (view.phase === 'over') return own.over;
  if (view.phase === 'row' && low !== undefined)
    return mine ? own.chooseRow(low.card) : own.otherRow(names.of(low.seat), low.card);
  if (view.phase === 'draft') return mine ? own.pick : own.otherPicks(waiting);
  if (mine) return legal.length === 1 ? page.onlyMove : own.choose;
  return view.choice === null ? own.othersChoose(waiting) : own.chosen(waiting);
}

/** A card lower than every row has to take one (S8). */
export const forced = (view: SixPicture, _legal: readonly string[], me: number): string | null =>
  view.phase === 'row' && view.toAct.includes(me) ? 'S8' : null;
