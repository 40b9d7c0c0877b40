import cliProgress, { type Options, SingleBar } from 'cli-progress';

const { TimeFormat } = cliProgress.Format;

/** While no speed is known, the library has a word instead of a number: then nothing is shown. */
const timeLeft: typeof TimeFormat = (seconds, options, round) =>
  Number.isFinite(seconds) ? `${TimeFormat(seconds, options, round)} left` : '';

/** A bar on a terminal, none elsewhere; on stderr, so that stdout can be piped. */
export const progressBar = (format: string, options: Options = {}): SingleBar | null =>
  process.stderr.isTTY
    ? new SingleBar({ format, clearOnComplete: true, formatTime: timeLeft, ...options })
    : null;

/** How much is done, and how long the rest will take. */
export const countOf = (things: string): string =>
  `{bar} {percentage} %  {value}/{total} ${things}  {eta_formatted}`;

/** Shows how much is done. The first call begins: what an earlier run has left says nothing about the speed of this one. */
export function show(bar: SingleBar | null, done: number, total: number): void {
  if (bar?.isActive) bar.update(done);
  else bar?.start(total, done);
}

/** Runs a generator that yields how many parts are done, and shows that. Gives its result. */
export function playThrough<T>(run: Generator<number, T>, bar: SingleBar | null, total: number): T {
  bar?.start(total, 0);
  for (;;) {
    const step = run.next();
    if (step.done === true) {
      bar?.stop();
      return step.value;
    }
    bar?.update(step.value);
  }
}
