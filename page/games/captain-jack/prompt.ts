import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import { waitingFor } from '../waiting.ts';
import type { CaptainView } from './types.ts';

export function prompt(view: CaptainView, legal: readonly string[], words: Pages, names: Names): string {
  const { page, 'captain-jack': own } = words;
  if (view.phase === 'over') return own.over;
  const mine = view.toAct.includes(names.me);
  const acting = waitingFor(view.toAct, names, page);
  if (view.phase === 'answer') {
    if (!mine) return own.othersAnswer(acting);
    return legal.includes('blank') ? own.answer : own.nothingToAnswer;
  }
  if (view.phase === 'give') return mine ? own.give : own.otherGives(acting);
  if (!mine) return own.otherPlaces(acting);
  if (legal.length === 1) return page.onlyMove;
  return view.piles.length === 0 ? own.begin : own.place;
}

/** A player without a Blank cannot answer (C11); a pile of eleven has to be given to somebody (C7, by a Jack C10). */
export function forced(view: CaptainView, legal: readonly string[]): string | null {
  if (legal.length === 0) return null;
  if (view.phase === 'give') return view.piles[view.stake!]?.cards.at(-1) === 'J' ? 'C10' : 'C7';
  return view.phase === 'answer' && !legal.includes('blank') ? 'C11' : null;
}
