import { format } from 'node:util';
import fc from 'fast-check';

/** One test of a file: what it is called, with the names of all that it stands in, and what it does. */
export interface Test {
  readonly title: string;
  readonly run: () => unknown;
}

/**
 * Stands in for the test runner where mutants are tried: it collects the tests of a file, so that any of them can be run in
 * any order in the process that has just loaded the changed rules. What is expected of a value is said by the runner itself.
 */
export { expect } from 'vitest';

// A mutant has the same fate every time, and what fails has failed: the smallest example is of no interest here.
fc.configureGlobal({ seed: 1, endOnFailure: true });

let collected: Test[] = [];
let path: readonly string[] = [];

export async function collect(load: () => Promise<unknown>): Promise<readonly Test[]> {
  collected = [];
  path = [];
  await load();
  return collected;
}

type Row = readonly unknown[];
type Body = (...row: Row) => unknown;

export const describe = Object.assign(
  (title: string, body: Body): void => {
    const outside = path;
    path = [...path, title];
    body();
    path = outside;
  },
  {
    each:
      (rows: Row) =>
      (title: string, body: Body): void =>
        eachOf(rows, title, body, describe),
  },
);

export const it = Object.assign(
  // Before or after the body there may be a limit of time or other wishes; here we have limits of our own.
  (title: string, ...rest: readonly (Body | object | number)[]): void => {
    const run = rest.find((part) => typeof part === 'function') as Body;
    collected.push({ title: [...path, title].join(' > '), run });
  },
  {
    each:
      (rows: Row) =>
      (title: string, body: Body): void =>
        eachOf(rows, title, body, it),
  },
);

function eachOf(rows: Row, title: string, body: Body, one: (title: string, body: Body) => void): void {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    const named = values.slice(0, title.match(/%[a-z]/g)?.length ?? 0);
    one(format(title, ...named), () => body(...values));
  }
}
