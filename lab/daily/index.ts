import { availableParallelism } from 'node:os';
import { inOrder } from '../pool.ts';
import { type DailyReport, reportOf } from './figures.ts';
import { type DailyGame, strengthOf } from './play.ts';

/** Many entrants of known strengths, over some days. The same plan gives the same figures. */
export interface DailySimulation extends DailyGame {
  readonly entrants: number;
  readonly days: number;
  readonly seed: string;
}

/** The margins of one entrant, day by day. */
export interface EntrantResult {
  /** At the deal of the day. */
  readonly daily: readonly number[];
  /** In as many matches with deals of their own, against the same bots. */
  readonly ordinary: readonly number[];
}

/** Plays all of it on all cores. `onEntrant` is called for every entrant who is through. */
export async function simulateDaily(
  plan: DailySimulation,
  onEntrant: () => void,
  workers: number = availableParallelism(),
): Promise<DailyReport> {
  const results: EntrantResult[] = [];
  const script = new URL('./worker.ts', import.meta.url);
  await inOrder<EntrantResult>(script, plan, plan.entrants, workers, (result) => {
    results.push(result);
    onEntrant();
  });
  return reportOf(
    results.map((result, entrant) => ({ ...result, strength: strengthOf(plan.game, entrant) })),
  );
}
