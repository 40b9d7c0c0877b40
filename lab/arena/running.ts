import type { ChunkRunner } from './crew.ts';
import type { ChunkJournal } from './journal.ts';

/** What plays the chunks, what was played before, and what to call about progress. */
export interface ArenaRun {
  readonly crew?: ChunkRunner;
  readonly journal?: ChunkJournal;
  /** After every chunk, in order: how many deals have been played. */
  readonly onProgress?: (deals: number) => void;
}
