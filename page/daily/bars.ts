/** Results between two margins, the second not among them. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** The least difference between margins on this plot. */
  readonly step: number;
  readonly count: number;
}

/** More bars are too thin on a phone; fewer would be as wide as a wall. */
const MOST = 32;
const LEAST = 12;

/** The spread of a field in bars of equal width, the worst first. They reach to the `others` too, who may be outside it. */
export function barsOf(
  field: readonly { readonly margin: number; readonly count: number }[],
  others: readonly number[],
): Bar[] {
  const margins = [...field.map(({ margin }) => margin), ...others];
  const worst = Math.floor(Math.min(...margins));
  const best = Math.floor(Math.max(...margins)) + 1;
  const spare = Math.max(0, LEAST - (best - worst));
  const low = worst - Math.floor(spare / 2);
  const high = best + Math.ceil(spare / 2);
  const width = Math.max(1, Math.ceil((high - low) / MOST));
  const bars = Array.from({ length: Math.max(1, Math.ceil((high - low) / width)) }, (_, i) => {
    const from = low + i * width;
    const within = field.filter(({ margin }) => margin >= from && margin < from + width);
    return { from, to: from + width, step: width, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
  return bars;
}
