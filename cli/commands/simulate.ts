import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Chunk, type Report, type Result, simulate } from '@bullpen/lab';
import { SingleBar } from 'cli-progress';
import { gameNamed, matchOf, playersOf, usualSeats, wholeNumber } from '../choices.ts';
import { fileFailure } from '../failure.ts';
import { grouped, print, table } from '../output.ts';

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
  const seats = flags.seats === undefined ? (listed > 1 ? listed : usualSeats(game)) : Number(flags.seats);
  const match = matchOf(game, seats, flags.option);
  const players = playersOf(game, seats, flags.players);
  const matches = wholeNumber('--games', flags.games, 1, 1_000_000_000);
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const output = flags.record === undefined ? null : new RecordFile(flags.record);

  const bar = progressBar(matches);
  const plan = {
    game: id,
    match,
    players,
    budget: { playouts: 1000 },
    games: matches,
    seed,
    recorded: output !== null,
  };
  const stop = (): void => {
    output?.discard();
    process.stderr.write('\nbullpen: interrupted; nothing was written\n');
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let report: Report;
  try {
    report = await simulate(
      plan,
      ({ outcomes, records }: Chunk) => {
        output?.write(records);
        bar?.increment(outcomes.length);
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
  else
    print(
      describe(
        report,
        `${game.id}, ${seats} seats, ${JSON.stringify(match.options)}, seed ${seed}`,
        perSecond,
      ),
    );
}

/** A bar on a terminal, none elsewhere; on stderr, so that the figures can be piped on. */
function progressBar(total: number): SingleBar | null {
  if (!process.stderr.isTTY) return null;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value}/{total} matches  {eta_formatted} left',
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return bar;
}

/** A file that appears whole or not at all: it is written beside its place and moved there at the end. */
class RecordFile {
  readonly #file: string;
  readonly #part: string;
  readonly #handle: number;

  constructor(file: string) {
    this.#file = file;
    this.#part = `${file}.${process.pid}.part`;
    try {
      this.#handle = openSync(this.#part, 'wx');
    } catch (error) {
      throw fileFailure(file, error);
    }
  }

  write(records: readonly string[]): void {
    try {
      writeSync(this.#handle, records.join(''));
    } catch (error) {
      throw fileFailure(this.#file, error);
    }
  }

  keep(): void {
    closeSync(this.#handle);
    try {
      renameSync(this.#part, this.#file);
    } catch (error) {
      rmSync(this.#part, { force: true });
      throw fileFailure(this.#file, error);
    }
  }

  discard(): void {
    rmSync(this.#part, { force: true });
  }
}

function describe(report: Report, title: string, perSecond: number): string {
  const head = ['', 'mean score', 'spread', '95 %', 'wins', '95 %'];
  const row = ({ name, scores, wins }: Result): string[] => [
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
    table([head, ...report.byPlayer.map(row), ...report.bySeat.map(row)]),
    '',
    `${grouped(report.games)} matches in ${report.seconds.toFixed(1)} s: ${grouped(perSecond)} matches/s`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
