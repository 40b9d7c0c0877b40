import { availableParallelism } from 'node:os';
import {
  type ArenaPlan,
  type ArenaRun,
  arena,
  ChunkJournal,
  type ChunkRunner,
  seatShares,
  threads,
} from '@bullpen/lab/arena/index';
import { wholeNumber } from './choices.ts';
import { Failure } from './failure.ts';
import { onInterrupt } from './interrupts.ts';
import { grouped } from './output.ts';
import { countOf, progressBar, show } from './progress.ts';

/** `--workers`: a number of cores of this machine, or the address of a Redis at which workers wait. */
export async function crewOf(workers: string | undefined): Promise<ChunkRunner> {
  if (workers === undefined || !/^rediss?:/.test(workers))
    return threads(wholeNumber('--workers', workers ?? String(availableParallelism()), 1, 256));
  const url = redisAddress(workers);
  const { machines } = await import('@bullpen/lab/arena/machines');
  const crew = machines(url);
  return async (plan, first, take) => {
    try {
      await crew(plan, first, take);
    } catch (error) {
      throw new Failure(`${url}: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`, 1);
    }
  };
}

export function redisAddress(text: string): string {
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol) || new URL(text).hostname === '')
    throw new Failure(`a Redis has an address such as redis://localhost:6379, not "${text}"`);
  return text;
}

/** What to print when the run is interrupted. */
export interface Watched {
  readonly title: string;
  readonly goOn: string;
}

/**
 * Plays a plan with a bar that shows how long it will take. What an interrupted run has finished stays in the journal, and
 * the next start of the same plan goes on from there. The caller discards the journal when it has printed the figures.
 */
export const runPlan = (plan: ArenaPlan, crew: ChunkRunner, watched: Watched) =>
  watch(arena, plan, crew, watched);

/** The same for equal players, by seat. */
export const runBySeat = (plan: ArenaPlan, crew: ChunkRunner, watched: Watched) =>
  watch(seatShares, plan, crew, watched);

async function watch<Report>(
  play: (plan: ArenaPlan, running: Required<ArenaRun>) => Promise<Report>,
  plan: ArenaPlan,
  crew: ChunkRunner,
  watched: Watched,
): Promise<Report & { journal: ChunkJournal }> {
  const journal = new ChunkJournal(plan);
  const bar = progressBar(`${watched.title}${countOf('deals')}`, { etaBuffer: 50 });
  let played = 0;
  const stopListening = onInterrupt((exitCode) => {
    bar?.stop();
    const done = `${grouped(played)} of ${grouped(plan.deals)} deals are kept`;
    process.stderr.write(
      `${bar === null ? '' : '\n'}bullpen: interrupted; ${done}, continue with: ${watched.goOn}\n`,
    );
    process.exit(exitCode);
  });
  try {
    const report = await play(plan, {
      crew,
      journal,
      onProgress: (deals) => {
        show(bar, deals, plan.deals);
        played = deals;
      },
    });
    return { ...report, journal };
  } finally {
    bar?.stop();
    stopListening();
  }
}
