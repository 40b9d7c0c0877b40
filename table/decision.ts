import type { Result, Seat } from '@bullpen/engine';
import type { Problem } from '@bullpen/wire';
import type { Entry } from './entries.ts';
import type { WorkedOut } from './fold.ts';

/** An entry to append, with what has already been computed for it. */
export interface Decided {
  readonly entry: Entry;
  readonly played?: WorkedOut;
  readonly token?: string;
  readonly seat?: Seat;
}

/** The outcome of a command: what to append, or why it is refused. */
export type Decision = Result<Decided, Problem>;
