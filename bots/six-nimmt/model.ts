import { Habit } from './habit.ts';
import { read } from './tables.ts';
import { weights } from './weights.ts';
import { Worth } from './worth.ts';

/** The tables of a model as texts. */
export interface Weights {
  /** How `mcs` lays cards, and how `strong` does. */
  readonly mcs: readonly string[];
  readonly strong: readonly string[];
  /** What hands cost. */
  readonly worth: readonly string[];
}

/** What was learnt about the game with a number of seats. */
export interface Model {
  readonly mcs: Habit;
  readonly strong: Habit;
  readonly worth: Worth;
}

/** The numbers of seats that tables are learnt for; others use those of the next lower one, or of the lowest. */
export const LEARNT = [4] as const;

export const modelOf = ({ mcs, strong, worth }: Weights): Model => ({
  mcs: new Habit(mcs.map(read)),
  strong: new Habit(strong.map(read)),
  worth: new Worth(worth.map(read)),
});

const models = new Map<number, Model>();

/** The model for so many seats, made when it is first asked for. */
export function modelFor(seats: number): Model {
  const learnt = LEARNT.findLast((number) => number <= seats) ?? LEARNT[0];
  let model = models.get(learnt);
  if (model === undefined) {
    model = modelOf(weights[learnt]!);
    models.set(learnt, model);
  }
  return model;
}
