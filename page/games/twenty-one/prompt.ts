import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import { waitingFor } from '../waiting.ts';
import type { TwentyOneView } from './types.ts';

export function prompt(view: TwentyOneView, legal: readonly string[], words: Pages, names: Names): string {
  const { page, 'twenty-one': own } = words;
  if (view.phase === 'over') return own.over;
  const waiting = waitingFor(view.toAct, names, page);
  if (!view.toAct.includes(names.me))
    return view.phase === 'roll' ? own.otherRolls(waiting) : own.othersChoose(waiting);
  if (view.phase === 'roll') return legal.includes('reroll') ? own.keepOrReroll : own.onlyKeep;
  return legal.length === 1 ? own.onlyCross : own.choose;
}

/** Six ones stay (T5); a player who can write nothing has to cross out a field (T6). */
export function forced(view: TwentyOneView, legal: readonly string[]): string | null {
  if (legal.length !== 1) return null;
  return view.phase === 'roll' ? 'T5' : 'T6';
}
