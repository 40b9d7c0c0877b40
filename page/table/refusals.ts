import type { Pages } from '@bullpen/words/en/pages';
import type { GameId } from '../games/list.ts';

type Said = Readonly<Record<string, string>>;

/** Why something is not possible: in the words of the game, if it has some for this code, else of the page. */
export function whyNot(words: Pages, game: GameId | undefined, code: string): string {
  const { page } = words;
  const own: Said = game === undefined ? {} : words[game].refused;
  const all: Said = page.refused;
  return own[code] ?? all[code] ?? page.refusedOther;
}
