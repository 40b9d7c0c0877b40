import type { Refusal } from '@bullpen/engine';
import type { Pages } from '@bullpen/words/en/pages';
import type { GameId } from '../games/list.ts';

type Said = Readonly<Record<string, string>>;

/** A code alone, or with what the server says besides: after how many seconds one may ask again. */
export type Why = string | Pick<Refusal, 'code' | 'detail'>;

/** Why something is not possible: in the words of the game, if it has some for this code, else of the page. */
export function whyNot(words: Pages, game: GameId | undefined, why: Why): string {
  const { page } = words;
  const { code, detail } = typeof why === 'string' ? { code: why, detail: undefined } : why;
  if (code === 'rate' && typeof detail?.seconds === 'number') return page.rateFor(detail.seconds);
  const own: Said = game === undefined ? {} : words[game].refused;
  const all: Said = page.refused;
  return own[code] ?? all[code] ?? page.refusedOther;
}
