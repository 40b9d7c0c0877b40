import { type Options, SingleBar } from 'cli-progress';

/** A bar on a terminal, none elsewhere; on stderr, so that stdout can be piped. */
export const progressBar = (format: string, options: Options = {}): SingleBar | null =>
  process.stderr.isTTY ? new SingleBar({ format, clearOnComplete: true, ...options }) : null;

/** How much is done, and how long the rest will take. */
export const countOf = (things: string): string =>
  `{bar} {percentage} %  {value}/{total} ${things}  {eta_formatted} left`;
