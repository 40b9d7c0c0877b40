import type { Game, Seat, View } from '@bullpen/engine';
import type { Knowledge } from '../search.ts';
import { periodOf } from './decisions.ts';
import { thinkingOf } from './thinking.ts';

/** Games in which the highest score wins; in the others the lowest does. */
const HIGHEST_WINS = ['bullenrommee', 'twenty-one'];

/**
 * How a coach thinks about a decision: the round or deal is played out, and what counts is by how many points the seat did
 * better than the others on average. That is a measure that people can compare with the score on the table.
 */
export const coaching = (game: Game): Knowledge<unknown, View> => ({
  game,
  think: (view) => {
    const last = lastPeriod(view);
    const before = margin(game, totalsOf(view), view.viewer);
    const playing = thinkingOf(game.id, last);
    return {
      world: (chance) => playing.world(chance),
      policy: (state, seat, buffer, count, chance) => playing.policy(state, seat, buffer, count, chance),
      // It is the last one, so the match ends with it.
      ended: () => false,
      value: (state) => margin(game, game.outcome(state)!.scores, view.viewer) - before,
    };
  },
});

/** By how many points a seat is better off than the others are on average. */
export function margin(game: Game, scores: readonly number[], seat: Seat): number {
  const others = scores.reduce((sum, score) => sum + score, -scores[seat]!) / (scores.length - 1);
  const ahead = scores[seat]! - others;
  return HIGHEST_WINS.includes(game.id) ? ahead : -ahead;
}

/** Totals of the rounds or deals before; where a match is not cut into any, there is no before. */
function totalsOf(view: View): readonly number[] {
  const { totals, round, deal } = view as { totals?: readonly number[]; round?: number; deal?: number };
  const cut = round !== undefined || deal !== undefined;
  return cut && totals !== undefined ? totals : Array<number>(view.seats).fill(0);
}

/** The same view of a match that ends with this round or deal. */
function lastPeriod(view: View): View {
  const { options } = view as { options?: Readonly<Record<string, unknown>> };
  const now = periodOf(view);
  if ('deal' in view) return { ...view, options: { ...options, deals: now } } as View;
  return 'round' in view ? ({ ...view, options: { ...options, rounds: now } } as View) : view;
}
