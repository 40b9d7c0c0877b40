import { availableParallelism } from 'node:os';
import { readMatch, required } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { DailyReport, Figure } from '@bullpen/lab/daily/figures';
import { simulateDaily } from '@bullpen/lab/daily/index';
import { KINDS, strengthsIn } from '@bullpen/lab/daily/play';
import { DAILY } from '@bullpen/table';
import { gameNamed, wholeNumber } from '../choices.ts';
import { markdownTable, print } from '../output.ts';
import { countOf, progressBar } from '../progress.ts';

export interface DailyFlags {
  readonly simulate: true;
  readonly game?: string;
  readonly entrants: string;
  readonly days: string;
  readonly months: string;
  readonly seed: string;
  readonly cores?: string;
  readonly json?: true;
}

interface PlayedReport extends DailyReport {
  readonly game: GameId;
  readonly strengths: readonly number[];
  readonly seconds: number;
}

/** Prints how well daily deals order players of known strength, beside matches with random deals. */
export async function dailyCommand(flags: DailyFlags): Promise<void> {
  const chosen = flags.game === undefined ? gameIds : [gameNamed(flags.game).id as GameId];
  const entrants = wholeNumber('--entrants', flags.entrants, 2 * KINDS, 100_000);
  const days = wholeNumber('--days', flags.days, 1, 1000);
  const months = wholeNumber('--months', flags.months, 1, 1000);
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  const reports: PlayedReport[] = [];
  for (const game of chosen) {
    const { seats, options, level, playouts } = DAILY[game];
    const match = readMatch(games[game], seats, options);
    const bar = progressBar(`${game} ${countOf('entrants')}`);
    bar?.start(months * entrants, 0);
    const start = performance.now();
    const plan = { game, match: required(match.ok ? match.value : null, 'the match'), level, playouts };
    const report = await simulateDaily(
      { ...plan, entrants, days, months, seed: flags.seed },
      () => bar?.increment(),
      workers,
    );
    bar?.stop();
    const seconds = (performance.now() - start) / 1000;
    reports.push({ game, strengths: strengthsIn(game), ...report, seconds });
  }
  if (flags.json) print(JSON.stringify({ entrants, days, months, seed: flags.seed, reports }));
  else print(`${figures(reports, days)}\n\n${about(entrants, days, months, flags.seed)}`);
}

function figures(reports: readonly PlayedReport[], days: number): string {
  const head = [
    'game',
    'strengths',
    'one day: daily',
    'random deal',
    `${days} days: daily`,
    'random deals',
    'better by',
    'at best',
    'one is worth',
  ];
  const rows = reports.map(({ game, strengths, daily, ordinary, gain, worth, best }) => [
    game,
    strengths.join(', '),
    ...[daily.oneDay, ordinary.oneDay, daily.allDays, ordinary.allDays, gain].map((one) => withError(one, 3)),
    best.toFixed(3),
    withError(worth, 2),
  ]);
  return markdownTable(head, rows);
}

const withError = ({ value, error }: Figure, digits: number): string =>
  `${value.toFixed(digits)} ± ${error.toFixed(digits)}`;

const about = (entrants: number, days: number, months: number, seed: string): string =>
  [
    `Rank correlation of the mean margin with true strength, ${entrants} entrants over ${days} days${months === 1 ? '' : `, the mean of ${months} such months`}, seed ${seed}.`,
    'Of the moves of an entrant, as many per cent as the strength says are those of medium, the others are random.',
    '"One is worth": this many random deals tell as much as one daily deal. ± is the 95 % interval.',
  ].join('\n');
