import { Roster } from '../outside/roster.ts';
import { inOrder } from '../pool.ts';
import type { ChunkJournal } from './journal.ts';
import { type ArenaPlan, chunksOf } from './plan.ts';
import type { ChunkOutcome } from './play.ts';

/** Plays the chunks of a plan from `first` on, and passes on their outcomes in order. */
export type ChunkRunner = (
  plan: ArenaPlan,
  first: number,
  take: (answer: ChunkOutcome) => void,
) => Promise<void>;

/** Plays the chunks on this many threads of this machine. The programs of outside players end with it, however it ends. */
export const threads =
  (workers: number): ChunkRunner =>
  async (plan, first, take) => {
    const roster = new Roster(workers * plan.match.seats);
    const killAll = (): void => roster.killAll();
    process.on('exit', killAll);
    try {
      await inOrder<ChunkOutcome>(
        new URL('./worker.ts', import.meta.url),
        { plan, first, programs: roster.shared },
        chunksOf(plan) - first,
        workers,
        take,
      );
    } finally {
      killAll();
      process.off('exit', killAll);
    }
  };

/** What plays the chunks, what was played before, and what to call about progress. */
export interface ArenaRun {
  readonly crew?: ChunkRunner;
  readonly journal?: ChunkJournal;
  /** After every chunk, in order: how many deals have been played. */
  readonly onProgress?: (deals: number) => void;
}
