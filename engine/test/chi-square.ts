/** How far counts that should be equal are from it. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chi-square stays below in 999 of 1,000 fair samples with this many free counts (Wilson and Hilferty). */
export const limit = (free: number): number => {
  const step = 2 / (9 * free);
  return free * (1 - step + 3.09 * Math.sqrt(step)) ** 3;
};
