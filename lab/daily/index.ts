import { availableParallelism } from 'node:os';
import { inOrder } from '../pool.ts';
import { type DailyReport, overMonths, reportOf } from './figures.ts';
import { type DailyGame, strengthOf } from './play.ts';

/** Many entrants of known strengths, over a month of some days. The same plan gives the same figures. */
export interface DailyMonth extends DailyGame {
  readonly entrants: number;
  readonly days: number;
  readonly seed: string;
}

/** Several months, each with deals of its own. */
export interface DailySimulation extends DailyMonth {
  readonly months: number;
}

/** The margins of one entrant, day by day. */
export interface EntrantResult {
  /** At the deal of the day. */
  readonly daily: readonly number[];
  /** In as many matches with deals of their own, against the same bots. */
  readonly ordinary: readonly number[];
}

/** Plays all of it on all cores. `onEntrant` is called for every entrant who is through with a month. */
export async function simulateDaily(
  { months, ...plan }: DailySimulation,
  onEntrant: () => void,
  workers: number = availableParallelism(),
): Promise<DailyReport> {
  const reports: DailyReport[] = [];
  for (let month = 0; month < months; month++) {
    const seed = month === 0 ? plan.seed : `${plan.seed} month ${month}`;
    reports.push(await simulateMonth({ ...plan, seed }, onEntrant, workers));
  }
  return overMonths(reports);
}

async function simulateMonth(plan: DailyMonth, onEntrant: () => void, workers: number): Promise<DailyReport> {
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
