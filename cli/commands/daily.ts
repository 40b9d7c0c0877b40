import { availableParallelism } from 'node:os';
import { readMatch, required } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { type DailyReport, simulateDaily } from '@bullpen/lab/daily/index';
import { STRENGTHS } from '@bullpen/lab/daily/play';
import { DAILY } from '@bullpen/table';
import { gameNamed, wholeNumber } from '../choices.ts';
import { markdownTable, print } from '../output.ts';
import { countOf, progressBar } from '../progress.ts';

export interface DailyFlags {
  readonly simulate: true;
  readonly game?: string;
  readonly entrants: string;
  readonly days: string;
  readonly seed: string;
  readonly cores?: string;
  readonly json?: true;
}

/** Prints how well daily deals order players of known strength, beside matches with random deals. */
export async function dailyCommand(flags: DailyFlags): Promise<void> {
  const chosen = flags.game === undefined ? gameIds : [gameNamed(flags.game).id as GameId];
  const entrants = wholeNumber('--entrants', flags.entrants, 2 * STRENGTHS.length, 100_000);
  const days = wholeNumber('--days', flags.days, 1, 1000);
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  const reports: (DailyReport & { readonly game: GameId; readonly seconds: number })[] = [];
  for (const game of chosen) {
    const { seats, options, level, playouts } = DAILY[game];
    const match = readMatch(games[game], seats, options);
    const bar = progressBar(`${game} ${countOf('entrants')}`);
    bar?.start(entrants, 0);
    const start = performance.now();
    const plan = { game, match: required(match.ok ? match.value : null, 'the match'), level, playouts };
    const report = await simulateDaily(
      { ...plan, entrants, days, seed: flags.seed },
      () => bar?.increment(),
      workers,
    );
    bar?.stop();
    reports.push({ game, ...report, seconds: (performance.now() - start) / 1000 });
  }
  if (flags.json) print(JSON.stringify({ entrants, days, seed: flags.seed, strengths: STRENGTHS, reports }));
  else print(`${figures(reports, days)}\n\n${about(entrants, flags.seed)}`);
}

function figures(reports: readonly (DailyReport & { readonly game: string })[], days: number): string {
  const head = ['game', 'one day: daily', 'random deal', `${days} days: daily`, 'random deals', 'at best'];
  const rows = reports.map(({ game, daily, ordinary, best }) => [
    game,
    ...[daily.oneDay, ordinary.oneDay, daily.allDays, ordinary.allDays, best].map((one) => one.toFixed(3)),
  ]);
  return markdownTable(head, rows);
}

const about = (entrants: number, seed: string): string =>
  `Rank correlation of results with true strength: ${entrants} entrants, of whose moves ${STRENGTHS.join(', ')} % are those of medium; seed ${seed}.`;
