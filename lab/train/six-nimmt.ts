import { LEARNT, type Weights, write } from '@bullpen/bots/six-nimmt/model';
import { at, required, seeded } from '@bullpen/engine';
import { inOrder } from '../pool.ts';
import { fitHabit } from './fit.ts';
import type { TrainProgress } from './index.ts';
import type { Examples } from './play.ts';
import {
  type BotStep,
  type Costs,
  isBotStep,
  type Learnt,
  STEPS,
  type Training,
  type TrainStep,
} from './steps.ts';

/** How far off each thing was that was learnt, pass by pass, with all numbers of seats. */
export type LearningCurves = Readonly<Record<string, readonly number[]>>;

/** What a finished step has learnt: enough to resume from there. */
export interface FinishedSteps {
  readonly step: TrainStep;
  readonly learnt: Readonly<Record<number, Learnt>>;
  readonly curves: LearningCurves;
}

/**
 * Learns the weights of 6 nimmt! in five steps. First `mcs` plays, among some with one plain idea each, and its habit is learnt. Then a
 * plain search plays by this habit, and its own habit is learnt. These habits play each other, and what hands cost is learnt. With all
 * of this a searcher plays in mixed company, and its habit is learnt; then all habits play each other once more. Habits are learnt from all
 * numbers of seats together and then fitted to each; costs for each, from far more rounds. `from`: what an interrupted run has finished;
 * `keep` is given what this one has.
 */
export async function train(
  training: Training,
  workers: number,
  progress: TrainProgress,
  from: FinishedSteps | null,
  keep: (progress: FinishedSteps) => void,
): Promise<{ readonly weights: Readonly<Record<number, Weights>>; readonly curves: LearningCurves }> {
  let learnt: Readonly<Record<number, Learnt>> = from?.learnt ?? {};
  let curves: LearningCurves = from?.curves ?? {};
  for (const step of STEPS.slice(from === null ? 0 : STEPS.indexOf(from.step) + 1)) {
    const answers: unknown[] = [];
    const script = new URL('./worker.ts', import.meta.url);
    progress(step, 0, LEARNT.length);
    await inOrder(script, { step, training, learnt }, LEARNT.length, workers, (answer) => {
      answers.push(answer);
      progress(step, answers.length, LEARNT.length);
    });
    const fitted = isBotStep(step)
      ? fitHabits(step, answers as Examples[], training.seed)
      : costsOf(step, answers as Costs[]);
    learnt = Object.fromEntries(
      LEARNT.map((seats, i) => [seats, { ...learnt[seats], ...at(fitted.learnt, i) }]),
    );
    curves = { ...curves, ...fitted.curves };
    keep({ step, learnt, curves });
  }
  const weights = Object.fromEntries(LEARNT.map((seats) => [seats, whole(learnt[seats] ?? {})]));
  return { weights, curves };
}

function whole({ mcs, flat, strong, worth, drift }: Learnt): Weights {
  return {
    mcs: required(mcs, 'the habit of mcs'),
    flat: required(flat, 'the habit of a plain search'),
    strong: required(strong, 'the habit of strong'),
    worth: required(worth, 'what hands cost'),
    drift: required(drift, 'the drift'),
  };
}

/** What a step teaches, by the place of the number of seats, and how it went. */
interface Taught {
  readonly learnt: readonly Learnt[];
  readonly curves: LearningCurves;
}

/** Learns the habit of the player that a step is named after. */
function fitHabits(step: BotStep, examples: readonly Examples[], seed: string): Taught {
  const choices = examples.map((each) => each.choices.get(step) ?? []);
  const chance = (what: string) => seeded(`${seed}/${step} ${what}`);
  const habit = fitHabit(choices.flat(), chance('habit'));
  const habits = choices.map((some, i) => fitHabit(some, chance(`habit ${i}`), habit.lists));
  return {
    learnt: habits.map(({ lists }) => ({ [step]: lists.map(write) })),
    curves: { [step]: habit.curve },
  };
}

/** The curve is the mean over all numbers of seats. */
function costsOf(step: TrainStep, costs: readonly Costs[]): Taught {
  const passes = at(costs, 0).curve;
  const curve = passes.map(
    (_, pass) => costs.reduce((sum, each) => sum + at(each.curve, pass), 0) / costs.length,
  );
  return { learnt: costs.map(({ learnt }) => learnt), curves: { [step]: curve } };
}
