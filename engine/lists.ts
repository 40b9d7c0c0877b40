/** The item at a place of a list; a place outside it is a bug and throws. Not for hot loops: all callers share its type feedback. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return item;
}

/** The last item of a list, which must not be empty. */
export const last = <T>(list: ArrayLike<T>): T => at(list, list.length - 1);

/** A value that must exist. If it does not, that is a bug, and `what` names it. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The list with one place changed; the same items otherwise. */
export const changedAt = <T>(list: readonly T[], i: number, change: (item: T) => T): T[] =>
  list.map((item, place) => (place === i ? change(item) : item));

/** The same numbers, the lowest first. */
export const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
