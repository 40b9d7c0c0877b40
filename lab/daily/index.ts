import { availableParallelism } from 'node:os';
import { at } from '@bullpen/engine';
import { rankCorrelation, ranksOf } from '../correlation.ts';
import { inOrder } from '../pool.ts';
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
  /** By the mean over all days: of ranks at daily deals, of margins elsewhere. */
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
  // Every day is worth the same, however wild its cards are: what counts is the rank in its field. Random deals have no field.
  const ranks = byDay(byDay(results.map(({ daily }) => daily)).map(ranksOf));
  return {
    daily: orderOf(strengths, ranks),
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

/** Day by day, what everybody made of it. */
const byDay = (results: readonly (readonly number[])[]): number[][] =>
  at(results, 0).map((_, day) => results.map((own) => at(own, day)));

function orderOf(strengths: readonly number[], results: readonly (readonly number[])[]): OrderFigures {
  return {
    oneDay: mean(byDay(results).map((day) => rankCorrelation(strengths, day))),
    allDays: rankCorrelation(strengths, results.map(mean)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
