import type { Problem } from '@bullpen/wire';

/** A refusal on its way out through a throw, where no value can be returned. `cause` says what failed, if anything did. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(why: Problem, cause?: unknown) {
    super(why.code, { cause });
    this.problem = why;
  }
}
