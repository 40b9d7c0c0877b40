import { type GameId, gameIds } from '@bullpen/games';
import { type CoachReport, calibrate, type DecisionShare } from '@bullpen/lab/calibrate/index';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { onInterrupt } from '../interrupts.ts';
import { markdownTable, percent, print, quoted } from '../output.ts';
import { countOf, progressBar, show } from '../progress.ts';

export interface CalibrateFlags {
  readonly budget?: string;
  readonly seed: string;
  readonly matches?: string;
  readonly times?: string;
}

const PLAYOUTS = '1000';
const TIMES = '20';
const MATCHES = '40';

/** What is wanted of a coach: at least, at least, and less than. */
const PRECISION = 0.8;
const RECALL = 0.85;
const FALSE_ALARMS = 0.03;

/** Plants blunders in matches between bots and prints how well the coach judges, game by game. */
export async function calibrateCommand(
  id: string | true,
  flags: CalibrateFlags,
  workers: number,
): Promise<void> {
  const wanted = id === true ? gameIds : [gameNamed(id).id as GameId];
  const { seed } = flags;
  const playouts = wholeNumber('--budget', flags.budget ?? PLAYOUTS, 10, 1_000_000);
  const times = wholeNumber('--times', flags.times ?? TIMES, 1, 1000);
  const matches = wholeNumber('--matches', flags.matches ?? MATCHES, 1, 10_000);
  const words = ['bullpen review --calibrate', ...(id === true ? [] : [id]), '--seed', quoted(seed)];
  const goOn = [...words, `--budget ${playouts} --times ${times} --matches ${matches}`].join(' ');
  const rows: string[][] = [];
  const journals: { discard(): void }[] = [];
  for (const game of wanted) {
    const bar = progressBar(`${game} ${countOf('matches')}`);
    let done = 0;
    const stopListening = onInterrupt((exitCode) => {
      bar?.stop();
      process.stderr.write(
        `bullpen: interrupted; ${done} of ${matches} matches of ${game} are kept, continue with: ${goOn}\n`,
      );
      process.exit(exitCode);
    });
    try {
      const plan = { game, seed, matches, playouts, times };
      const { report, journal } = await calibrate(plan, workers, (now) => {
        done = now;
        show(bar, now, matches);
      });
      rows.push(rowOf(game, report));
      journals.push(journal);
    } finally {
      bar?.stop();
      stopListening();
    }
  }
  const head = [
    'game',
    'matches',
    'flagged rightly',
    'big blunders found',
    "false alarms on strong's play",
    'verdict',
  ];
  print(`${markdownTable(head, rows)}\n\nMade by \`${goOn}\`.`);
  for (const journal of journals) journal.discard();
  if (rows.some((row) => row.at(-1) !== 'holds')) throw new Failure('the coach misses a bar', 1);
}

function rowOf(game: GameId, { matches, precision, recall, falseAlarms }: CoachReport): string[] {
  const missed = [
    ...(precision.mean < PRECISION ? ['precision'] : []),
    ...(recall.mean < RECALL ? ['recall'] : []),
    ...(falseAlarms.mean >= FALSE_ALARMS ? ['false alarms'] : []),
  ];
  const verdict = missed.length === 0 ? 'holds' : `misses ${missed.join(', ')}`;
  return [game, String(matches), ...[precision, recall, falseAlarms].map(shareText), verdict];
}

const shareText = ({ mean, low, high, of }: DecisionShare): string =>
  of === 0 ? '– of 0' : `${percent(mean)} (${percent(low)}–${percent(high)}) of ${of}`;
