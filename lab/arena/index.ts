import { availableParallelism } from 'node:os';
import { inOrder } from '../pool.ts';
import { chunksOf, type Plan } from './plan.ts';
import type { Answer } from './play.ts';
import { type Standing, Standings } from './standings.ts';

export { CHUNK, type Plan, type Player } from './plan.ts';
export type { Answer } from './play.ts';
export type { Share } from './share.ts';
export type { Standing } from './standings.ts';

/** What came of an arena. The share that each would have if all were equally strong is one by the number of seats. */
export interface ArenaReport {
  readonly standings: readonly Standing[];
}

/** Plays all deals on all cores. `onAnswer` is told of every chunk, in order; the figures do not depend on the workers. */
export async function arena(
  plan: Plan,
  onAnswer: (answer: Answer) => void,
  workers: number = availableParallelism(),
): Promise<ArenaReport> {
  const standings = new Standings(plan);
  const script = new URL('./worker.ts', import.meta.url);
  await inOrder<Answer>(script, { plan, first: 0 }, chunksOf(plan), workers, (answer) => {
    standings.add(answer);
    onAnswer(answer);
  });
  return { standings: standings.standings() };
}
