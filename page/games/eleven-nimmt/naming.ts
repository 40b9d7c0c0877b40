import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import type { ElevenPicture } from './types.ts';

/** What a move is called: a card on a pile, a pile to take, a bull, or the end of the turn. */
export function nameMove(
  move: string,
  { piles, options }: ElevenPicture,
  words: Pages,
  names: Names,
): string {
  const own = words['eleven-nimmt'];
  const [card, onto] = move.split('>');
  const topOf = (pile: number): number => piles[pile - 1]!.at(-1)!;
  if (onto !== undefined) return own.playHere(Number(card), Number(onto), topOf(Number(onto)));
  const [kind, which] = move.split(' ');
  const number = Number(which);
  // E8: a count is shown only with the memory aid.
  const count = options.memory === 'on' ? (piles[number - 1]?.length ?? 0) : null;
  if (kind === 'take') return own.takeLabel(number, topOf(number), count);
  return kind === 'bull' ? own.takeBull(names.of(number)) : own.done;
}
