import { availableParallelism } from 'node:os';
import { at } from '@bullpen/engine';
import { inOrder } from '../pool.ts';
import { rankCorrelation } from './correlation.ts';
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

/** How well the order by results is that of the true strengths: 1 if it is the same. */
interface OrderFigures {
  /** By the results of a single day: the mean over all days. */
  readonly oneDay: number;
  /** By the mean over all days. */
  readonly allDays: number;
}

export interface DailyReport {
  readonly daily: OrderFigures;
  readonly ordinary: OrderFigures;
  /** What an order without a mistake would reach, since many are equally strong. */
  readonly best: number;
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
  const strengths = results.map((_, entrant) => strengthOf(entrant));
  return {
    daily: orderOf(
      strengths,
      results.map(({ daily }) => daily),
    ),
    ordinary: orderOf(
      strengths,
      results.map(({ ordinary }) => ordinary),
    ),
    best: rankCorrelation(
      strengths,
      strengths.map((strength, entrant) => strength + entrant / 1e6),
    ),
  };
}

function orderOf(strengths: readonly number[], margins: readonly (readonly number[])[]): OrderFigures {
  const days = at(margins, 0).map((_, day) =>
    rankCorrelation(
      strengths,
      margins.map((own) => at(own, day)),
    ),
  );
  return {
    oneDay: mean(days),
    allDays: rankCorrelation(strengths, margins.map(mean)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
