import { at } from '@bullpen/engine';
import { rowMove, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot, Budget } from '../bot.ts';
import { evaluate } from '../search.ts';
import { bestOf } from '../ties.ts';
import { groundOf } from './ground.ts';
import { modelFor } from './model.ts';
import { cheapestRow, lastRounds } from './rollout.ts';
import { knowledge } from './strong.ts';

/** A pick of the draft looks at this many ways in which it may go on. */
const DRAFT_WORLDS = 4;
const draftBudget = (moves: number, budget: Budget): Budget => ({
  ...budget,
  playouts: DRAFT_WORLDS * moves,
});

/** Goes by rules of thumb learnt from `strong`: lays the card that `strong` lays most often. It does not look ahead. */
export const medium: Bot<SixView> = {
  name: 'medium',
  choose(view, moves, chance, budget) {
    if (moves.length === 1) return at(moves, 0);
    if (view.phase === 'draft')
      return at(evaluate(knowledge, view, moves, chance, draftBudget(moves.length, budget), 'alike'), 0).move;
    // Any world will do: only its rows matter, and these are known.
    const world = lastRounds(view)(chance);
    if (view.phase === 'row') return rowMove(cheapestRow(world, chance));
    const ground = groundOf(view);
    const habit = modelFor(view.seats).strong;
    return bestOf(moves, (card) => habit.weight(ground, world.rows, moves.length, card), chance);
  },
};
