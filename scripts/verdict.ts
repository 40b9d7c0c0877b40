export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What we read of the report that vitest's JSON reporter writes. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * The tests one by one. A file that fails as a whole counts as one failure, and so does a run that fails though no
 * test did (an error outside the tests), or that has no test at all.
 */
export function countsOf(report: VitestReport, exitCode: number | null): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles.length;
  const bad = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && bad ? 1 : failed, skipped };
}

export function sum(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts): number => all.reduce((n, counts) => n + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line, for machines and people. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
