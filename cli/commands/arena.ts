import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { arena, type Standing } from '@bullpen/lab/arena/index';
import { SingleBar } from 'cli-progress';
import { countNames, planOf } from '../arena-plan.ts';
import { gameNamed, matchOf, matchTitle, wholeNumber } from '../choices.ts';
import { grouped, print, table } from '../output.ts';

export interface ArenaFlags {
  readonly players: string;
  readonly seats?: string;
  readonly games: string;
  readonly budget: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: true;
}

/** Bots against bots: every deal in every rotation of the seats. */
export async function arenaCommand(id: string, flags: ArenaFlags): Promise<void> {
  const game = gameNamed(id);
  const names = countNames(flags.players);
  const match = matchOf(game, flags.seats ?? (names > 1 ? String(names) : undefined), flags.option);
  const deals = wholeNumber('--games', flags.games, 1, 10_000_000);
  const workers = wholeNumber('--workers', flags.workers ?? String(availableParallelism()), 1, 256);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const { players, budget } = flags;
  const plan = planOf(game, match, { players, budget, deals, seed });

  const bar = progressBar();
  const start = performance.now();
  bar?.start(deals, 0);
  const report = await arena(plan, (answer) => bar?.increment(answer.deals.length), workers).finally(() =>
    bar?.stop(),
  );
  const seconds = (performance.now() - start) / 1000;
  if (flags.json) print(JSON.stringify({ ...plan, equal: 1 / match.seats, ...report, seconds }));
  else
    print(
      [
        `${matchTitle(game, match)}, ${grouped(deals)} deals, seed ${seed}; equal strength wins ${percent(1 / match.seats)}`,
        '',
        standingsTable(report.standings),
        '',
        `${grouped(deals)} deals in ${seconds.toFixed(1)} s`,
      ].join('\n'),
    );
}

/** A bar on a terminal, none elsewhere; on stderr, so that the figures can be piped on. */
function progressBar(): SingleBar | null {
  if (!process.stderr.isTTY) return null;
  return new SingleBar({
    format: '{bar} {percentage} %  {value}/{total} deals  {eta_formatted} left',
    clearOnComplete: true,
  });
}

function standingsTable(standings: readonly Standing[]): string {
  const head = ['', 'wins', '95 %', 'mean score', '95 %', 'ms/move', 'matches'];
  const row = ({ name, wins, scores, millisecondsPerMove, matches }: Standing): string[] => [
    name,
    percent(wins.mean),
    `${percent(wins.low)}–${percent(wins.high)}`,
    scores.mean.toFixed(2),
    `${scores.low.toFixed(2)}–${scores.high.toFixed(2)}`,
    millisecondsPerMove?.toFixed(3) ?? '–',
    grouped(matches),
  ];
  return table([head, ...standings.map(row)]);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
