import type { Chance, Game, Move, View } from '@bullpen/engine';
import type { Budget } from '../bot.ts';
import { meter } from '../meter.ts';
import { Rollouts } from '../rollouts.ts';
import { coachedGame } from './games.ts';
import { CoachThought, type Mix } from './model.ts';

/** A mean over imagined worlds, and the standard error of it. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** By how much a move falls short of another, below zero where it is ahead; and what the other promises. */
export interface Gap {
  readonly points: Mean;
  readonly chance: Mean;
  /** In points. */
  readonly expected: number;
}

/** Both measures in one number: each counted in least costs, so that one is worth as much as the other. */
export const mixOf = (game: string): Mix => {
  const { least } = coachedGame(game);
  return (points, chance) => points / least.points + chance / least.chance;
};

/** At least this many worlds, whatever the budget: with fewer nothing is known of the error. */
const LEAST_WORLDS = 4;

/** Tries two moves in the same worlds, with the same chance. */
export function gapBetween(
  game: Game,
  view: View,
  [move, other]: readonly [Move, Move],
  chance: Chance,
  budget: Budget,
): Gap {
  const spent = meter(budget);
  const thought = new CoachThought(game, view, mixOf(game.id));
  const rollouts = new Rollouts(game, thought, view);
  const points = new Sums();
  const chances = new Sums();
  const promised = new Sums();
  do {
    rollouts.enterWorld(chance);
    rollouts.play(other);
    const { points: otherPoints, chance: otherChance } = thought;
    if (move !== other) rollouts.play(move);
    points.add(otherPoints - thought.points);
    chances.add(otherChance - thought.chance);
    promised.add(otherPoints);
  } while (spent(2) < 1 || points.count < LEAST_WORLDS);
  return { points: points.mean(), chance: chances.mean(), expected: promised.mean().mean };
}

/** Sums up what came of world after world (Welford's method). */
class Sums {
  count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const delta = value - this.#mean;
    this.#mean += delta / this.count;
    this.#squares += delta * (value - this.#mean);
  }

  mean(): Mean {
    return { mean: this.#mean, error: Math.sqrt(this.#squares / (this.count - 1) / this.count) };
  }
}
