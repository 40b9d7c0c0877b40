import { type GameId, gameIds } from '@bullpen/games';
import { type LeagueReport, league } from '@bullpen/lab/league/index';
import { calibrationPlot } from '@bullpen/lab/league/plot';
import { crewOf, runPlan } from '../arena-run.ts';
import { botRatingsOf, botRatingsTable, MEASURED_AT, type Measured, measuredPlan } from '../bot-ratings.ts';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { percent, print, quoted } from '../output.ts';
import { progressBar } from '../progress.ts';
import { WholeFile } from '../whole-file.ts';

export interface RatingsFlags {
  readonly game?: string;
  readonly games: string;
  readonly players: string;
  readonly matches: string;
  readonly seed: string;
  readonly out?: string;
  readonly workers?: string;
}

const WAYS: Readonly<Record<string, (flags: RatingsFlags, ids: readonly GameId[]) => Promise<void>>> = {
  measure,
  simulate,
};

/** `measure`: how strong the bots are. `simulate`: whether ratings predict what comes. */
export async function ratingsCommand(what: string, flags: RatingsFlags): Promise<void> {
  const run = WAYS[what];
  if (run === undefined) throw new Failure(`no "${what}"; there are ${Object.keys(WAYS).join(', ')}`);
  if (flags.game !== undefined) gameNamed(flags.game);
  await run(
    flags,
    gameIds.filter((id) => flags.game === undefined || id === flags.game),
  );
}

/** Bots of all levels against each other, at tables of two and of four. What was finished before an interruption is not played again. */
async function measure(flags: RatingsFlags, ids: readonly GameId[]): Promise<void> {
  const deals = wholeNumber('--games', flags.games, 2, 100_000);
  if (flags.out !== undefined && flags.game !== undefined)
    throw new Failure('--out takes the ratings of all games: leave --game out');
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const crew = await crewOf(flags.workers);
  const goOn = ['bullpen ratings measure', ...flagWords(flags)].join(' ');
  const measured: Measured[] = [];
  const journals: { discard(): void }[] = [];
  for (const game of ids)
    for (const seats of MEASURED_AT) {
      const title = `${game}, ${seats} seats `;
      const plan = measuredPlan(game, seats, deals, flags.seed);
      const { journal, ratings } = await runPlan(plan, crew, { title, goOn });
      journals.push(journal);
      measured.push({ game, seats, ratings: ratings ?? [] });
      process.stderr.write(`${title}done\n`);
    }
  const all = botRatingsOf(measured);
  print(botRatingsTable(all));
  file?.save(sourceOf(all));
  for (const journal of journals) journal.discard();
}

const flagWords = ({ game, games, seed, out, workers }: RatingsFlags): string[] => [
  ...(game === undefined ? [] : ['--game', game]),
  ...['--games', games, '--seed', quoted(seed)],
  ...(out === undefined ? [] : ['--out', quoted(out)]),
  ...(workers === undefined ? [] : ['--workers', quoted(workers)]),
];

/** The file in which the ratings stand, formatted as all our files are. */
function sourceOf(all: ReturnType<typeof botRatingsOf>): string {
  const lines = [
    `import type { GameId } from '@bullpen/games';`,
    `import type { Shown } from './scale.ts';`,
    '',
    '/** Made by `bullpen ratings measure`: how strong the bots of each game are, where `medium` has 1500. docs/RATINGS.md says how. */',
    'export const BOT_RATINGS: Readonly<Record<GameId, Readonly<Record<string, Shown>>>> = {',
  ];
  for (const { game, bots } of all) {
    lines.push(`  ${/-/.test(game) ? `'${game}'` : game}: {`);
    for (const { level, rating, uncertainty } of bots)
      lines.push(`    ${level}: { rating: ${rating}, uncertainty: ${uncertainty} },`);
    lines.push('  },');
  }
  return [...lines, '};', ''].join('\n');
}

/** Leagues of players of known strength: a table of how well ratings predict, and with --out a plot. */
async function simulate(flags: RatingsFlags, ids: readonly GameId[]): Promise<void> {
  const players = wholeNumber('--players', flags.players, 8, 200);
  const matches = wholeNumber('--matches', flags.matches, 10, 1_000_000);
  const file = flags.out === undefined ? null : new WholeFile(flags.out, '--out');
  file?.check();
  const reports = ids.map((game) => played(game, { players, matches, seed: flags.seed }));
  print(table(reports));
  file?.save(calibrationPlot(reports));
}

function played(
  game: GameId,
  plan: { readonly players: number; readonly matches: number; readonly seed: string },
): LeagueReport {
  const bar = progressBar(`${game} {bar} {percentage} %  {value}/{total} matches  {eta_formatted} left`);
  bar?.start(plan.matches, 0);
  const run = league({ game, ...plan });
  for (;;) {
    const step = run.next();
    if (step.done === true) {
      bar?.stop();
      return step.value;
    }
    bar?.update(step.value);
  }
}

const HEAD = ['game', 'matches', 'difference', 'Brier score', 'of equals', 'order', 'difference by seats'];

function table(reports: readonly LeagueReport[]): string {
  const rows = reports.map(({ game, matches, error, brier, brierOfEquals, order, bySeats }) => [
    game,
    String(matches),
    percent(error),
    brier.toFixed(3),
    brierOfEquals.toFixed(3),
    order.toFixed(2),
    bySeats.map(({ seats, error: own }) => `${seats}: ${percent(own)}`).join(', '),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
