import { LEARNT, type Weights, write } from '@bullpen/bots/six-nimmt/model';
import { at, required, seeded } from '@bullpen/engine';
import { HAND } from '@bullpen/games/six-nimmt/internals.ts';
import { inOrder } from '../pool.ts';
import { fitDrift, fitHabit, fitWorth } from './fit.ts';
import type { Examples } from './play.ts';
import { type Learnt, STEPS, type Training, type TrainStep } from './steps.ts';

/** Reports progress: what is done, and how much of it. */
export type TrainProgress = (what: string, done: number, all: number) => void;

/** How far off each thing was that was learnt, pass by pass, with all numbers of seats. */
export type LearningCurves = Readonly<Record<string, readonly number[]>>;

/** What a finished step leaves behind: enough to go on from there. */
export interface FinishedSteps {
  readonly step: TrainStep;
  readonly learnt: Readonly<Record<number, Learnt>>;
  readonly curves: LearningCurves;
}

/**
 * Learns the weights of 6 nimmt! in three steps. First `mcs` plays, among some with one plain idea each: its habit is learnt, and what
 * hands cost. Then a plain search plays by this habit, and its own habit is learnt. Then a searcher plays with all of these in mixed
 * company: its habit is learnt, and what hands cost there. Everything is learnt from all numbers of seats together and then fitted to
 * each. `from`: what an interrupted run has finished; `keep` is given what this one has.
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
    const examples: Examples[] = [];
    const script = new URL('./worker.ts', import.meta.url);
    progress(step, 0, LEARNT.length);
    await inOrder<Examples>(script, { step, training, learnt }, LEARNT.length, workers, (answer) => {
      examples.push(answer);
      progress(step, examples.length, LEARNT.length);
    });
    const fitted = fit(step, examples, training.seed);
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

/** Learns what a step teaches: the habit of the player it is named after and, where company is mixed, what hands cost. */
function fit(
  step: TrainStep,
  examples: readonly Examples[],
  seed: string,
): { readonly learnt: readonly Learnt[]; readonly curves: LearningCurves } {
  const choices = examples.map((each) => each.choices.get(step) ?? []);
  const chance = (what: string) => seeded(`${seed}/${step} ${what}`);
  const habit = fitHabit(choices.flat(), chance('habit'));
  const habits = choices.map((some, i) => fitHabit(some, chance(`habit ${i}`), habit.lists));
  if (step === 'flat')
    return { learnt: habits.map(({ lists }) => ({ flat: lists.map(write) })), curves: { flat: habit.curve } };

  const worth = fitWorth(
    examples.flatMap(({ turns }) => turns),
    chance('worth'),
  );
  const learnt = examples.map(({ turns }, i) => {
    const { lists } = fitWorth(turns, chance(`worth ${i}`), worth.lists);
    const drift = fitDrift(turns, lists, HAND);
    return {
      [step]: at(habits, i).lists.map(write),
      worth: lists.map(write),
      drift: [write(drift)],
    };
  });
  return { learnt, curves: { [step]: habit.curve, [`worth (${step})`]: worth.curve } };
}
