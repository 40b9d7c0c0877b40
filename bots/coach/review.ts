import { type Game, type Period, type RawRecord, type Seat, seeded } from '@bullpen/engine';
import type { Budget } from '../bot.ts';
import { type Course, courseOf } from './decisions.ts';
import { judged } from './games.ts';
import { type Judgement, judge } from './judge.ts';
import { margin } from './model.ts';

/** A match in hindsight, from one seat. All figures are points against the others on average; above zero is good. */
export interface Review {
  readonly game: string;
  /** What the game calls its periods. */
  readonly period: Period;
  readonly seat: Seat;
  /** All decisions, in order; where a turn is one decision, as in Bullenrommee, all turns. */
  readonly decisions: readonly Judgement[];
  /** At most three: the costliest of those that are worth a word. */
  readonly lessons: readonly Judgement[];
  /** By how much the seat did better than the others; it is the sum of the next three. */
  readonly result: number;
  /** What the cards that it was dealt promised, if it made the best of them. */
  readonly dealt: number;
  /** How it went, compared with what the deal promised: luck, and what the others did well or badly. */
  readonly fortune: number;
  /** What its own decisions cost, at most 0 but for noise; and the standard error of that. */
  readonly skill: number;
  readonly skillError: number;
}

const LESSONS = 3;

/** The chance with which a decision is judged: its own, so that it does not matter who judges which, and in which order. */
export const chanceFor = (seed: string, decision: number): ReturnType<typeof seeded> =>
  seeded(`${seed} decision ${decision}`);

/** Judges one decision after the other: for a page that wants to show how far it is, or to stop. */
export function* judging(
  record: RawRecord,
  seat: Seat,
  budget: Budget,
  seed = 'coach',
): Generator<{ readonly judgement: Judgement; readonly of: number }, Review> {
  const course = courseOf(record, seat);
  const decisions = judged(record.game.id, course);
  const judgements: Judgement[] = [];
  for (const [index, decision] of decisions.entries()) {
    const judgement = judge(record.game, decision, chanceFor(seed, index), budget);
    judgements.push(judgement);
    yield { judgement, of: decisions.length };
  }
  return reviewOf(record.game, seat, course, judgements);
}

/** Judges all decisions of a seat in a recorded match. */
export function review(record: RawRecord, seat: Seat, budget: Budget, seed?: string): Review {
  const steps = judging(record, seat, budget, seed);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Puts the judgements of a course together. */
export function reviewOf(
  game: Game,
  seat: Seat,
  { periods }: Course,
  decisions: readonly Judgement[],
): Review {
  let result = 0;
  let dealt = 0;
  for (const { n, points } of periods) {
    result += margin(game, points, seat);
    // Before the deal all seats are alike, so what the first choice promised came with the deal.
    dealt += decisions.find(({ period }) => period === n)?.expected ?? 0;
  }
  const skill = -decisions.reduce((sum, { cost }) => sum + cost, 0);
  const squares = decisions.reduce((sum, { error }) => sum + error ** 2, 0);
  return {
    game: game.id,
    period: game.period,
    seat,
    decisions,
    lessons: decisions
      .filter(({ costly }) => costly)
      .sort((a, b) => b.low - a.low)
      .slice(0, LESSONS),
    result,
    dealt,
    fortune: result - dealt - skill,
    skill,
    skillError: Math.sqrt(squares),
  };
}
