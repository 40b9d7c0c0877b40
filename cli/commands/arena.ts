import { randomBytes } from 'node:crypto';
import type { PlayerStanding, Rating } from '@bullpen/lab/arena/index';
import { countNames, planOf } from '../arena-plan.ts';
import { crewOf, runPlan } from '../arena-run.ts';
import { gameNamed, matchOf, matchTitle, wholeNumber } from '../choices.ts';
import { grouped, percent, print, quoted, table } from '../output.ts';
import { WholeFile } from '../whole-file.ts';

export interface ArenaFlags {
  readonly players: string;
  readonly seats?: string;
  readonly games: string;
  readonly budget: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly report?: string;
  readonly json?: true;
}

/** Bots against bots: every deal in every rotation of the seats. */
export async function arenaCommand(id: string, flags: ArenaFlags): Promise<void> {
  const game = gameNamed(id);
  const names = countNames(flags.players);
  const match = matchOf(game, flags.seats ?? (names > 1 ? String(names) : undefined), flags.option);
  const deals = wholeNumber('--games', flags.games, 1, 10_000_000);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const { players, budget } = flags;
  const plan = planOf(game, match, { players, budget, deals, seed });
  const crew = await crewOf(flags.workers);
  const page = flags.report === undefined ? null : new WholeFile(flags.report, '--report');
  page?.check();

  const command = commandLine(id, flags, seed);
  const start = performance.now();
  const { journal, drawn, ...report } = await runPlan(plan, crew, { title: '', goOn: command });
  const seconds = (performance.now() - start) / 1000;
  const title = `${matchTitle(game, match)}, ${grouped(deals)} deals, seed ${seed}`;
  if (page !== null) {
    const { reportPage } = await import('@bullpen/lab/arena/report/page');
    page.save(reportPage({ title, command, plan, report: { drawn, ...report } }));
  }
  if (flags.json) print(JSON.stringify({ ...plan, ...report, seconds }));
  else {
    print(`${title}; equal strength wins ${percent(report.equal)}\n`);
    print(standingsTable(report.standings));
    if (report.ratings !== null) print(`\n${ratingsTable(report.ratings)}`);
    print(`\n${grouped(deals)} deals in ${seconds.toFixed(1)} s`);
  }
  journal.discard();
}

/** The command that plays the same again. */
function commandLine(id: string, flags: ArenaFlags, seed: string): string {
  const pairs: [string, string | undefined][] = [
    ['players', flags.players],
    ['seats', flags.seats],
    ['games', flags.games],
    ['budget', flags.budget],
    ...flags.option.map((pair): [string, string] => ['option', pair]),
    ['seed', seed],
    ['workers', flags.workers],
    ['report', flags.report],
  ];
  const words = pairs.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, quoted(value)]));
  return ['bullpen arena', id, ...words, ...(flags.json ? ['--json'] : [])].join(' ');
}

function standingsTable(standings: readonly PlayerStanding[]): string {
  const head = ['', 'wins', '95 %', 'mean score', '95 %', 'ms/move', 'matches'];
  const row = ({ name, wins, scores, millisecondsPerMove, matches }: PlayerStanding): string[] => [
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

function ratingsTable(ratings: readonly Rating[]): string {
  const row = ({ name, mu, sigma }: Rating): string[] => [name, mu.toFixed(2), `± ${(2 * sigma).toFixed(2)}`];
  return table([['', 'rating', '2 sigma'], ...ratings.map(row)]);
}
