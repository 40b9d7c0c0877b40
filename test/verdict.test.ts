import { describe, expect, it } from 'vitest';
import { countsOf, lastLine, sum, type VitestReport } from '../scripts/verdict.ts';

const none: VitestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('countsOf', () => {
  it('counts tests one by one', () => {
    const report = { ...none, numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
    expect(countsOf(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = { ...none, numPassedTests: 5, numFailedTests: 1, testResults: [broken, failing] };
    expect(countsOf(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it('counts a run that failed outside its tests as a failure', () => {
    expect(countsOf({ ...none, numPassedTests: 5 }, 1).failed).toBe(1);
    expect(countsOf({ ...none, numPassedTests: 5 }, null).failed).toBe(1);
    expect(countsOf({ ...none, numPassedTests: 5 }, 0).failed).toBe(0);
  });

  it('counts a run of no tests as a failure', () => {
    expect(countsOf({ ...none, numPendingTests: 2 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 2 });
  });
});

describe('lastLine', () => {
  it('is plain, and mentions skipped tests only if there are any', () => {
    const one = { passed: 1, failed: 2, skipped: 0 };
    expect(lastLine(one)).toBe('1 passed, 2 failed');
    expect(lastLine(sum([one, { passed: 10, failed: 0, skipped: 3 }]))).toBe(
      '11 passed, 2 failed, 3 skipped',
    );
  });
});
