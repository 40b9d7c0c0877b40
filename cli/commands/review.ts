import { availableParallelism } from 'node:os';
import { courseOf } from '@bullpen/bots/coach/decisions';
import { judged } from '@bullpen/bots/coach/games';
import { reviewOnAllCores } from '@bullpen/lab/review';
import { type Language, loadCoach, tellReview } from '@bullpen/words/coach';
import { budgetOf } from '../arena-plan.ts';
import { wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { countOf, progressBar } from '../progress.ts';
import { soundRecords } from '../record-file.ts';
import { type CalibrateFlags, calibrateCommand } from './calibrate.ts';

export interface ReviewFlags extends CalibrateFlags {
  readonly seat: string;
  readonly lang: string;
  readonly calibrate?: string | true;
  readonly cores?: string;
  readonly json?: true;
}

const LANGUAGES: readonly string[] = ['en', 'is', 'de', 'no', 'he'] satisfies Language[];

/** How long all decisions of a match together may take, on any number of cores. */
const MILLISECONDS = 18_000;
/** More than this adds nothing about one decision. */
const MOST_FOR_ONE = 1000;

/** What a seat's decisions in a recorded match cost, and which deserve a second look. */
export async function reviewCommand(file: string | undefined, flags: ReviewFlags): Promise<void> {
  if (!LANGUAGES.includes(flags.lang))
    throw new Failure(`no language "${flags.lang}"; there are ${LANGUAGES.join(', ')}`);
  const language = flags.lang as Language;
  const cores = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  if (flags.calibrate !== undefined) {
    if (file !== undefined) throw new Failure('--calibrate plays its own matches; give no file');
    return calibrateCommand(flags.calibrate, flags, cores);
  }
  if (file === undefined) throw new Failure('which match? Give the file of a record, or --calibrate');
  const [record] = soundRecords(file);
  if (record === undefined) throw new Failure(`${file}: no match in it`);
  const seat = wholeNumber('--seat', flags.seat, 0, record.header.seats - 1);
  const { length } = judged(record.game.id, courseOf(record, seat));
  const each = Math.min(
    MOST_FOR_ONE,
    (MILLISECONDS * Math.min(cores, Math.max(1, length))) / Math.max(1, length),
  );
  const budget = flags.budget === undefined ? { milliseconds: each } : budgetOf(flags.budget);

  const bar = progressBar(countOf('decisions'));
  bar?.start(length, 0);
  const task = { seat, budget, seed: flags.seed };
  const review = await reviewOnAllCores(record, task, () => bar?.increment(), cores).finally(() =>
    bar?.stop(),
  );
  if (flags.json) print(JSON.stringify(review));
  else {
    const words = tellReview(await loadCoach(language), language, review);
    print([...words.account, '', words.title, ...words.lessons.map((line) => `- ${line}`)].join('\n'));
  }
}
