import type { ChunkRunner } from './crew.ts';
import type { ChunkJournal } from './journal.ts';

/** Who plays, what was played before, and who is told of progress. */
export interface ArenaRun {
  readonly crew?: ChunkRunner;
  readonly journal?: ChunkJournal;
  /** After every chunk, in order: how many deals have been played. */
  readonly onProgress?: (deals: number) => void;
}
