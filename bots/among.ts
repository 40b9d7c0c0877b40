import type { Move, View } from '@bullpen/engine';
import type { Bot } from './bot.ts';

/** A bot that plays like another with the moves that it wants, where there are any. */
export const among = <V extends View>(
  name: string,
  other: Bot<V>,
  wanted: (view: V, move: Move) => boolean,
): Bot<V> => ({
  name,
  choose(view, moves, chance, budget) {
    const some = moves.filter((move) => wanted(view, move));
    return other.choose(view, some.length > 0 ? some : moves, chance, budget);
  },
});
