import { rowMove, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { evaluate } from '../search.ts';
import { bestOf } from '../ties.ts';
import { modelFor } from './model.ts';
import { groundOf } from './past.ts';
import { cheapestRow } from './rows.ts';
import { knowledge } from './strong.ts';
import { lastRounds } from './worlds.ts';

/** A pick of the draft looks at so many ways in which it may go on. */
const DRAFT_WORLDS = 4;

/** Goes by the rules of thumb that were learnt from `strong`: the card that it would most gladly lay. It does not look ahead. */
export const medium: Bot<SixView> = {
  name: 'medium',
  choose(view, moves, chance) {
    if (moves.length === 1) return moves[0]!;
    if (view.phase === 'draft')
      return evaluate(knowledge, view, moves, chance, { playouts: DRAFT_WORLDS * moves.length }, 'all')[0]!
        .move;
    // Any world will do: only its rows are looked at, and these are known.
    const world = lastRounds(view)(chance);
    if (view.phase === 'row') return rowMove(cheapestRow(world, chance));
    const ground = groundOf(view);
    const habit = modelFor(view.seats).strong;
    return bestOf(moves, (card) => habit.weight(ground, world.rows, moves.length, card), chance);
  },
};
