/** The list with one place changed; the same items otherwise. */
export const changedAt = <T>(list: readonly T[], i: number, change: (item: T) => T): T[] =>
  list.map((item, at) => (at === i ? change(item) : item));

/** The same numbers, the lowest first. */
export const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
