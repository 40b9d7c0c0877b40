import type { Seat } from '@bullpen/engine';
import type { Problem } from '@bullpen/wire';
import type { Entry } from './entries.ts';
import type { WorkedOut } from './fold.ts';
import { type ProblemCode, problem } from './problems.ts';

/** What a command comes to: an entry to append, with what was worked out for it, or a problem. */
export type Decision =
  | { readonly entry: Entry; readonly played?: WorkedOut; readonly token?: string; readonly seat?: Seat }
  | { readonly problem: Problem };

export const no = (code: ProblemCode, detail?: Problem['detail']): Decision => ({
  problem: problem(code, detail),
});
