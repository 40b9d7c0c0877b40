/** What a process receives when it is started. */
export interface Setting {
  readonly game: string;
  /** The folder of Bullpen as an address that ends in a slash. */
  readonly root: string;
  /** The files of tests, from the root, in the order in which tests that nobody wished for are run. */
  readonly files: readonly string[];
}

/** What a test costs, in milliseconds of its process. */
export interface Cost {
  readonly name: string;
  readonly cost: number;
}

/** Runs tests with a file of the game replaced, or none: those named here first, and then the others, if they are wanted. */
export interface TrialRequest {
  readonly file: string | null;
  readonly source: string;
  readonly order: readonly Cost[];
  readonly others: boolean;
}

/** A test that failed, or the reason why a trial had to be ended, and what it said. */
export interface Failed {
  readonly name: string;
  readonly message: string;
}

/** The first test that failed, if any, and what the others cost. */
export interface TrialVerdict {
  readonly failed: Failed | null;
  readonly costs: readonly Cost[];
  /** How many MB the process holds by now: modules are never let go. */
  readonly heap: number;
}
