import {
  type TournamentPlan,
  type TournamentReport,
  type TournamentWay,
  tournaments,
} from '@bullpen/lab/league/tournament';
import { markdownTable } from './output.ts';
import { countOf, playThrough, progressBar } from './progress.ts';

/** Plays tournaments in each of these ways; the figures as a table. */
export function simulated(plan: TournamentPlan, ways: readonly TournamentWay[]): string {
  const bar = progressBar(countOf('tournaments'));
  return figures(playThrough(tournaments(plan, ways), bar, ways.length * plan.tournaments));
}

const HEAD = ['tables', 'deals', 'order', 'true rank of the first eight', 'met again'];

function figures(reports: readonly TournamentReport[]): string {
  const rows = reports.map(({ grouping, deals, order, first, metAgain }) => [
    grouping,
    deals,
    withError(order, 3),
    withError(first, 1),
    metAgain.toFixed(1),
  ]);
  return markdownTable(HEAD, rows);
}

const withError = ({ mean, high }: TournamentReport['order'], digits: number): string =>
  `${mean.toFixed(digits)} ± ${(high - mean).toFixed(digits)}`;
