import type { Pages } from '@bullpen/words/en/pages';
import type { SixPicture } from './types.ts';

/** What a move is called: a card to lay or to pick, or the row to take. */
export function nameMove(move: string, _view: SixPicture, { page, 'six-nimmt': own }: Pages): string {
  const [kind, number] = move.split(' ');
  if (kind === 'row') return own.row(Number(number));
  return number === undefined ? page.playCard(Number(kind)) : number;
}
