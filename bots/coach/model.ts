import { at, type Game, required, type Seat, type View } from '@bullpen/engine';
import type { Knowledge } from '../search.ts';
import { periodOf } from './decisions.ts';
import { thinkingOf } from './thinking.ts';

/**
 * How a coach thinks about a decision: the round or deal is played out, and what counts is by how many points the seat did
 * better than the others on average. That is a measure that people can compare with the score on the table.
 */
export const coaching = (game: Game): Knowledge<unknown, View> => ({
  game,
  think: (view) => {
    const last = lastPeriod(game, view);
    const before = margin(game, totalsOf(game, view), view.viewer);
    const playing = thinkingOf(game.id, last);
    return {
      world: (chance) => playing.world(chance),
      policy: (state, seat, buffer, count, chance) => playing.policy(state, seat, buffer, count, chance),
      // It is the last one, so the match ends with it.
      ended: () => false,
      value: (state) =>
        margin(game, required(game.outcome(state), 'the outcome').scores, view.viewer) - before,
    };
  },
});

/** By how many points a seat is better off than the others are on average. */
export function margin(game: Game, scores: readonly number[], seat: Seat): number {
  const others = scores.reduce((sum, score) => sum + score, -at(scores, seat)) / (scores.length - 1);
  const ahead = at(scores, seat) - others;
  return game.best === 'highest' ? ahead : -ahead;
}

/** Totals of the rounds or deals before; where a match is not cut into any, there is no before. */
function totalsOf({ period }: Game, view: View): readonly number[] {
  const { totals } = view as { totals?: readonly number[] };
  return period !== 'none' && totals !== undefined ? totals : Array<number>(view.seats).fill(0);
}

/** The same view of a match that ends with this round or deal. */
function lastPeriod(game: Game, view: View): View {
  if (game.period === 'none') return view;
  const { options } = view as { options?: Readonly<Record<string, unknown>> };
  return { ...view, options: { ...options, [`${game.period}s`]: periodOf(game, view) } } as View;
}
