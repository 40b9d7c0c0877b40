import type { Reason } from '@bullpen/bots/coach/reasons/reason';
import type { Move, View } from '@bullpen/engine';
import { loadHints } from '@bullpen/words/hints';
import { laterWords } from '../app/later-words.ts';
import type { GameId } from '../games/list.ts';

interface Reasoner {
  reason(view: never, move: Move, legal: readonly string[]): Reason | null;
}
interface Reader {
  parse(text: string): Move | null;
}

/** Fetched with the first hint: how each game is read, and what speaks for its moves. */
const REASONS: Readonly<Record<GameId, () => Promise<readonly [Reader, Reasoner]>>> = {
  'six-nimmt': () =>
    Promise.all([
      import('@bullpen/games/six-nimmt').then((m) => m.sixNimmt),
      import('@bullpen/bots/coach/reasons/six-nimmt'),
    ]),
  'eleven-nimmt': () =>
    Promise.all([
      import('@bullpen/games/eleven-nimmt').then((m) => m.elevenNimmt),
      import('@bullpen/bots/coach/reasons/eleven-nimmt'),
    ]),
  bullenrommee: () =>
    Promise.all([
      import('@bullpen/games/bullenrommee').then((m) => m.bullenrommee),
      import('@bullpen/bots/coach/reasons/bullenrommee'),
    ]),
  'twenty-one': () =>
    Promise.all([
      import('@bullpen/games/twenty-one').then((m) => m.twentyOne),
      import('@bullpen/bots/coach/reasons/twenty-one'),
    ]),
  'captain-jack': () =>
    Promise.all([
      import('@bullpen/games/captain-jack').then((m) => m.captainJack),
      import('@bullpen/bots/coach/reasons/captain-jack'),
    ]),
};

export const hintWords = laterWords(loadHints);

/** What speaks for a move, from what its player sees; null if nothing does in short. */
export async function reasonFor(
  game: GameId,
  view: View,
  text: string,
  legal: readonly string[],
): Promise<Reason | null> {
  const [{ parse }, { reason }] = await REASONS[game]();
  const move = parse(text);
  return move === null ? null : reason(view as never, move, legal);
}
