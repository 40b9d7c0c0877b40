import type { Chance } from '@bullpen/engine';
import { type SixView, type State, worlds } from '@bullpen/games/six-nimmt/internals.ts';

/** Worlds in which this round is the last one, so that a rollout ends with it and nothing is dealt for a next. */
export const lastRounds = (view: SixView): ((chance: Chance) => State) =>
  worlds({ ...view, options: { ...view.options, rounds: view.round } });
