import { inOrder } from '../pool.ts';
import { type ArenaPlan, chunksOf } from './plan.ts';
import type { ChunkOutcome } from './play.ts';

/** Whoever plays the chunks of a plan from `first` on, and hands on the answers in their order. */
export type ChunkRunner = (
  plan: ArenaPlan,
  first: number,
  take: (answer: ChunkOutcome) => void,
) => Promise<void>;

/** So many threads of this machine. */
export const threads =
  (workers: number): ChunkRunner =>
  (plan, first, take) =>
    inOrder<ChunkOutcome>(
      new URL('./worker.ts', import.meta.url),
      { plan, first },
      chunksOf(plan) - first,
      workers,
      take,
    );
