import { LEARNT, type Weights, write } from '@bullpen/bots/six-nimmt/model';
import { at, required, seeded } from '@bullpen/engine';
import { HAND } from '@bullpen/games/six-nimmt/internals.ts';
import { inOrder } from '../pool.ts';
import { fitDrift, fitHabit, fitWorth } from './fit.ts';
import type { Examples } from './play.ts';
import { type Learnt, STEPS, type Training, type TrainStep, turnsByHabits } from './steps.ts';

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
 * Learns the weights of 6 nimmt! in three steps. First `mcs` plays, among some with one plain idea each, and its habit is learnt. Then a
 * plain search plays by this habit, and its own habit is learnt. Then a searcher plays with all of these in mixed company, and its habit is
 * learnt. What hands cost is learnt from these habits playing each other, before the searcher plays and again after it. Everything
 * is learnt from all numbers of seats together and then fitted to each. `from`: what an interrupted run has finished; `keep` is
 * given what this one has.
 */
export async function train(
  training: Training,
  workers: number,
  progress: TrainProgress,
  from: FinishedSteps | null,
  keep: (progress: FinishedSteps) => void,
): Promise<{ readonly weights: Readonly<Record<number, Weights>>; readonly curves: LearningCurves }> {
  let learnt: BySeats = from?.learnt ?? {};
  let curves: LearningCurves = from?.curves ?? {};
  for (const step of STEPS.slice(from === null ? 0 : STEPS.indexOf(from.step) + 1)) {
    if (step === 'strong') learnt = judged(learnt, training, []).learnt;
    const examples: Examples[] = [];
    const script = new URL('./worker.ts', import.meta.url);
    progress(step, 0, LEARNT.length);
    await inOrder<Examples>(script, { step, training, learnt }, LEARNT.length, workers, (answer) => {
      examples.push(answer);
      progress(step, examples.length, LEARNT.length);
    });
    const habits = habitsOf(step, examples, training.seed);
    learnt = joined(learnt, habits.learnt);
    curves = { ...curves, [step]: habits.curve };
    if (step === 'strong') {
      const judging = judged(learnt, training, examples);
      learnt = judging.learnt;
      curves = { ...curves, worth: judging.curve };
    }
    keep({ step, learnt, curves });
  }
  const weights = Object.fromEntries(LEARNT.map((seats) => [seats, whole(learnt[seats] ?? {})]));
  return { weights, curves };
}

/** What has been learnt so far, by number of seats. */
type BySeats = Readonly<Record<number, Learnt>>;

const joined = (before: BySeats, now: readonly Learnt[]): BySeats =>
  Object.fromEntries(LEARNT.map((seats, i) => [seats, { ...before[seats], ...at(now, i) }]));

function whole({ mcs, flat, strong, worth, drift }: Learnt): Weights {
  return {
    mcs: required(mcs, 'the habit of mcs'),
    flat: required(flat, 'the habit of a plain search'),
    strong: required(strong, 'the habit of strong'),
    worth: required(worth, 'what hands cost'),
    drift: required(drift, 'the drift'),
  };
}

/** Learns the habit of the player that a step is named after. */
function habitsOf(
  step: TrainStep,
  examples: readonly Examples[],
  seed: string,
): { readonly learnt: readonly Learnt[]; readonly curve: readonly number[] } {
  const choices = examples.map((each) => each.choices.get(step) ?? []);
  const chance = (what: string) => seeded(`${seed}/${step} ${what}`);
  const all = fitHabit(choices.flat(), chance('habit'));
  const learnt = choices.map((some, i) => {
    const { lists } = fitHabit(some, chance(`habit ${i}`), all.lists);
    return { [step]: lists.map(write) };
  });
  return { learnt, curve: all.curve };
}

/** Learns what hands cost, and how far scores drift apart, where the habits that are known play each other; and from these examples. */
function judged(
  learnt: BySeats,
  training: Training,
  examples: readonly Examples[],
): { readonly learnt: BySeats; readonly curve: readonly number[] } {
  const turns = LEARNT.map((seats, i) => [
    ...turnsByHabits(seats, training, learnt[seats] ?? {}),
    ...(examples[i]?.turns ?? []),
  ]);
  const chance = (what: string) => seeded(`${training.seed}/worth ${what}`);
  const all = fitWorth(turns.flat(), chance('of all'));
  const fitted = turns.map((some, i) => {
    const { lists } = fitWorth(some, chance(String(i)), all.lists);
    return { worth: lists.map(write), drift: [write(fitDrift(some, lists, HAND))] };
  });
  return { learnt: joined(learnt, fitted), curve: all.curve };
}
