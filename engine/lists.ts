/** The item at this place of a list, which must be there. Where every step counts, see `cellAt`. */
export function itemAt<T>(list: ArrayLike<T>, i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`no item ${i} in a list of ${list.length}`);
  return item;
}

/** The list with one place changed; the same items otherwise. */
export const changedAt = <T>(list: readonly T[], i: number, change: (item: T) => T): T[] =>
  list.map((item, at) => (at === i ? change(item) : item));

/** The same numbers, the lowest first. */
export const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
