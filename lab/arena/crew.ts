import { inOrder } from '../pool.ts';
import { chunksOf, type Plan } from './plan.ts';
import type { Answer } from './play.ts';

/** Whoever plays the chunks of a plan from `first` on, and hands on the answers in their order. */
export type Crew = (plan: Plan, first: number, take: (answer: Answer) => void) => Promise<void>;

/** So many threads of this machine. */
export const threads =
  (workers: number): Crew =>
  (plan, first, take) =>
    inOrder<Answer>(
      new URL('./worker.ts', import.meta.url),
      { plan, first },
      chunksOf(plan) - first,
      workers,
      take,
    );
