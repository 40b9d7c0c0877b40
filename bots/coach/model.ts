import { at, type Game, required, type Seat, type View } from '@bullpen/engine';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Knowledge, Thought } from '../search.ts';
import { periodOf } from './decisions.ts';
import { coachedGame } from './games.ts';
import type { Playing } from './thinking.ts';

/**
 * How a coach thinks about a decision: the round or deal is played out, and counted twice. Points: by how many the seat did better
 * than the others on average, which people can compare with the score on the table. And the chance to win the match, which is
 * what the strong bots play for.
 */
export class CoachThought implements Thought<unknown> {
  /** Of the playout that was valued last. */
  points = 0;
  chance = 0;
  readonly #game: Game;
  readonly #playing: Playing;
  readonly #before: number;
  readonly #view: View;
  readonly #mix: Mix;

  constructor(game: Game, view: View, mix: Mix) {
    this.#game = game;
    this.#view = view;
    this.#before = margin(game, totalsOf(game, view), view.viewer);
    this.#playing = coachedGame(game.id).think(lastPeriod(game, view) as never);
    this.#mix = mix;
  }

  readonly world: Thought<unknown>['world'] = (chance) => this.#playing.world(chance);

  readonly policy: Thought<unknown>['policy'] = (state, seat, buffer, count, chance) =>
    this.#playing.policy(state, seat, buffer, count, chance);

  /** It is the last round or deal, so the match ends with it. */
  ended(state: unknown): boolean {
    return this.#playing.early?.ended(state) ?? false;
  }

  value(state: unknown): number {
    const view = this.#view;
    this.points = this.#expected(state, (totals) => margin(this.#game, totals, view.viewer)) - this.#before;
    this.chance = this.#expected(state, (totals) => chanceToWin(this.#game, view, totals));
    return this.#mix(this.points, this.chance);
  }

  #expected(state: unknown, worth: (totals: readonly number[]) => number): number {
    const { early } = this.#playing;
    return early === undefined
      ? worth(required(this.#game.outcome(state), 'the outcome').scores)
      : early.expected(state, worth);
  }
}

/** One number of both. */
export type Mix = (points: number, chance: number) => number;

/** What moves are worth in points: the measure of drills and datasets. */
export const coaching = (game: Game): Knowledge<unknown, View> => ({
  game,
  think: (view) => new CoachThought(game, view, (points) => points),
});

/** By how many points a seat is better off than the others are on average. */
export function margin(game: Game, scores: readonly number[], seat: Seat): number {
  const others = scores.reduce((sum, score) => sum + score, -at(scores, seat)) / (scores.length - 1);
  const ahead = at(scores, seat) - others;
  return game.best === 'highest' ? ahead : -ahead;
}

/**
 * About how likely the viewer wins the match after a round or deal with these totals: the more surely the larger its lead is and
 * the less is to come. All chances add up to 1.
 */
function chanceToWin(game: Game, view: View, totals: readonly number[]): number {
  const { swing, narrow } = coachedGame(game.id);
  const drift = narrow + swing * Math.sqrt(periodsLeft(game, view, totals));
  const mine = at(totals, view.viewer);
  const sign = game.best === 'highest' ? 1 : -1;
  return 1 / totals.reduce((sum, total) => sum + Math.exp((sign * (total - mine)) / drift), 0);
}

/** S11: what the worst seat of 6 nimmt! takes in a round, about; a match to a target lasts until somebody is there. */
const WORST_ROUND = 13;

function periodsLeft(game: Game, view: View, totals: readonly number[]): number {
  if (game.period === 'none') return 0;
  const { options } = view as SixView;
  const all = (options as unknown as Readonly<Record<string, unknown>>)[`${game.period}s`];
  if (typeof all === 'number') return Math.max(0, all - periodOf(game, view));
  return Math.max(0, (options.target - Math.max(...totals)) / WORST_ROUND);
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
