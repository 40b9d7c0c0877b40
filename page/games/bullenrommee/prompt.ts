import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import { offersOf } from './offers.ts';
import type { BullenView } from './types.ts';

export function prompt(view: BullenView, legal: readonly string[], words: Pages, names: Names): string {
  const { page, bullenrommee: own } = words;
  const [seat] = view.toAct;
  if (seat === undefined) return own.over;
  if (seat !== names.me)
    return view.phase === 'lay' ? own.otherLays(names.of(seat)) : own.other(names.of(seat));
  const { lays, puts, takes, draw, done, pass } = offersOf(legal);
  const canLay = lays.length + puts.length > 0;
  if (done) return canLay ? own.goOn : own.onlyDone;
  if (pass) return own.onlyPass;
  if (legal.length === 1) return page.onlyMove;
  if (!draw && takes.length === 0) return own.onlyLay;
  return canLay ? own.layOrTake : own.onlyTake;
}

/** A player who can lay nothing has to take (B5). Without a supply a player has to lay, and may pass only if that fails (B7). */
export function forced(_view: BullenView, legal: readonly string[]): string | null {
  const { lays, puts, takes, draw, done, pass } = offersOf(legal);
  const canLay = lays.length + puts.length > 0;
  if (legal.length === 0 || (canLay && (done || draw || takes.length > 0))) return null;
  if (done) return 'B11';
  return pass || canLay ? 'B7' : 'B5';
}
