import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Chunk, type PlayerResult, type Report, simulate } from '@bullpen/lab';
import { gameNamed, matchOf, matchTitle, playersOf, wholeNumber } from '../choices.ts';
import { onInterrupt } from '../interrupts.ts';
import { grouped, inColumns, percent, print } from '../output.ts';
import { countOf, progressBar } from '../progress.ts';
import { WholeFile } from '../whole-file.ts';

export interface SimulateFlags {
  readonly seats?: string;
  readonly games: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly players: string;
  readonly record?: string;
  readonly cores?: string;
  readonly json?: true;
}

export async function simulateCommand(id: string, flags: SimulateFlags): Promise<void> {
  const game = gameNamed(id);
  const listed = flags.players.split(',').length;
  const match = matchOf(game, flags.seats ?? (listed > 1 ? String(listed) : undefined), flags.option);
  const players = playersOf(game, match.seats, flags.players);
  const matches = wholeNumber('--games', flags.games, 1, 1_000_000_000);
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const output = flags.record === undefined ? null : new WholeFile(flags.record, '--record');
  const bar = progressBar(countOf('matches'));
  // Ready to be interrupted before there is anything to leave behind.
  onInterrupt((exitCode) => {
    bar?.stop();
    output?.discard();
    process.stderr.write(`${bar === null ? '' : '\n'}bullpen: interrupted; nothing was written\n`);
    process.exit(exitCode);
  });

  const budget = { playouts: 1000 };
  const plan = { game: id, match, players, budget, games: matches, seed, recorded: output !== null };
  let report: Report;
  try {
    output?.open();
    bar?.start(matches, 0);
    report = await simulate(
      plan,
      ({ matches: played, records }: Chunk) => {
        output?.write(records.join(''));
        bar?.increment(played);
      },
      workers,
    );
  } catch (error) {
    output?.discard();
    throw error;
  } finally {
    bar?.stop();
  }
  output?.keep();

  const perSecond = report.games / report.seconds;
  if (flags.json)
    print(JSON.stringify({ game: id, ...match, players, seed, ...report, matchesPerSecond: perSecond }));
  else print(describe(report, `${matchTitle(game, match)}, seed ${seed}`, perSecond));
}

function describe(report: Report, title: string, perSecond: number): string {
  const head = ['', 'mean score', 'spread', '95 %', 'wins', '95 %'];
  const row = ({ name, scores, wins }: PlayerResult): string[] => [
    name,
    scores.mean.toFixed(2),
    scores.spread.toFixed(2),
    `${scores.low.toFixed(2)}–${scores.high.toFixed(2)}`,
    percent(wins.mean),
    `${percent(Math.max(0, wins.low))}–${percent(Math.min(1, wins.high))}`,
  ];
  return [
    title,
    '',
    inColumns([head, ...report.byPlayer.map(row), ...report.bySeat.map(row)]),
    '',
    `${grouped(report.games)} matches in ${report.seconds.toFixed(1)} s: ${grouped(perSecond)} matches/s`,
  ].join('\n');
}
