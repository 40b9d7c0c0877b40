import type { Crew } from './crew.ts';
import type { Journal } from './journal.ts';

/** Who plays, what was played before, and who is told of progress. */
export interface Running {
  readonly crew?: Crew;
  readonly journal?: Journal;
  /** After every chunk, in order: how many deals have been played. */
  readonly onProgress?: (deals: number) => void;
}
