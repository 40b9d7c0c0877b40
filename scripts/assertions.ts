// Counts the non-null assertions (`x!`) outside tests. Each is a claim that the compiler cannot check, so there may only be fewer.

import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** How many there are. Lower it whenever the check says so; never raise it. */
const MOST = 130;

/** How many non-null assertions a source file has. */
export function assertionsIn(file: string, source: string): number {
  let count = 0;
  new Visitor({
    TSNonNullExpression() {
      count++;
    },
  }).visit(parseSync(file, source).program);
  return count;
}

/** What is wrong with this many, or null. */
export function assertionFault(count: number, most: number): string | null {
  if (count > most)
    return `${count} non-null assertions, ${count - most} more than before: say it to the compiler otherwise`;
  return count < most
    ? `${count} non-null assertions, fewer than before: write ${count} into scripts/assertions.ts`
    : null;
}

if (import.meta.main) {
  const files = globSync('*/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.ts', '**/*.test.tsx'],
  });
  const count = files.reduce((sum, file) => sum + assertionsIn(file, readFileSync(file, 'utf8')), 0);
  const fault = assertionFault(count, MOST);
  if (fault !== null) console.log(fault);
  process.exitCode = fault === null ? 0 : 1;
}
