import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import type { ElevenPicture } from './types.ts';

export function prompt(view: ElevenPicture, legal: readonly string[], words: Pages, names: Names): string {
  const { page, 'eleven-nimmt': own } = words;
  if (view.phase === 'over') return own.over;
  const acting = page.list(view.toAct.map(names.of));
  if (!view.toAct.includes(names.me))
    return view.phase === 'bull' ? own.otherBull(acting) : own.otherTurn(acting);
  if (view.phase === 'bull') return own.chooseBull;
  const playing = legal.some((move) => move.includes('>'));
  if (legal.includes('done')) return playing ? own.more : own.onlyDone;
  if (legal.length === 1) return page.onlyMove;
  if (!playing) return own.mustTake;
  return view.bulls[names.me]! > 0 ? own.playWithBulls(view.bulls[names.me]!) : own.playOrTake;
}

/** A player who can play nothing has to take (E6), and then a bull card from the player who has most (E10). */
export function forced(view: ElevenPicture, legal: readonly string[]): string | null {
  if (legal.length === 0) return null;
  if (view.phase === 'bull') return 'E10';
  if (legal.some((move) => move.includes('>'))) return null;
  return legal.includes('done') ? 'E12' : 'E6';
}
