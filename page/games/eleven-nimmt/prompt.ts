import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import type { ElevenView } from './types.ts';

export function prompt(view: ElevenView, _legal: readonly string[], words: Pages, names: Names): string {
  const { page, 'eleven-nimmt': own } = words;
  if (view.toAct.length === 0) return own.over;
  if (view.toAct.includes(names.me)) return own.yourTurn;
  return own.othersTurn(page.list(view.toAct.map(names.of)));
}
