/** Results between two margins, the second not among them. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** The least difference between margins on this plot. */
  readonly step: number;
  readonly count: number;
}

/** More bars are too thin on a phone. */
const MOST = 32;

/** The spread of a field in bars of equal width, the worst first. They reach to the `others` too, who may be outside it. */
export function barsOf(
  field: readonly { readonly margin: number; readonly count: number }[],
  others: readonly number[],
): Bar[] {
  const margins = [...field.map(({ margin }) => margin), ...others];
  const low = Math.floor(Math.min(...margins));
  const high = Math.floor(Math.max(...margins)) + 1;
  const width = Math.max(1, Math.ceil((high - low) / MOST));
  const bars = Array.from({ length: Math.max(1, Math.ceil((high - low) / width)) }, (_, i) => {
    const from = low + i * width;
    const within = field.filter(({ margin }) => margin >= from && margin < from + width);
    return { from, to: from + width, step: width, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
  return bars;
}
