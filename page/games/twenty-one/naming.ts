import type { Pages } from '@bullpen/words/en/pages';
import type { Colour } from './colours.tsx';
import type { TwentyOneView } from './types.ts';

/** What a move is called: the dice that are written, or what else can be done with a roll. */
export function nameMove(move: string, _view: TwentyOneView, { page, 'twenty-one': own }: Pages): string {
  const [kind, ...colours] = move.split(' ');
  if (kind === 'keep') return own.keep;
  if (kind === 'reroll') return own.reroll;
  if (kind === 'cross') return own.cross;
  return `${own.write(colours.length)}: ${page.list(colours.map((colour) => own.colours[colour as Colour]))}`;
}
