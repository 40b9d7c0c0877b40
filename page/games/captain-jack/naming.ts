import { type Card, worthWith } from '@bullpen/games/captain-jack';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import type { CaptainView } from './types.ts';

/** What a move is called: a card on a pile, whom to give one, or the answer to a Jack. */
export function nameMove(move: string, { piles }: CaptainView, words: Pages, names: Names): string {
  const own = words['captain-jack'];
  if (move === 'blank') return own.answerBlank;
  if (move === 'pass') return own.letPass;
  const [card, onto] = move.split('>') as [Card, string?];
  if (onto === undefined) return own.giveTo(names.of(Number(move.split(' ')[1])));
  if (onto === 'new') return `${own.kinds[card]}: ${own.newPile}`;
  const { value } = piles[Number(onto) - 1]!;
  return own.placeLabel(own.kinds[card], Number(onto), own.becomes(worthWith(card, value)));
}
