import type { Bin } from '../curves.ts';

/** More steps than this are more than an eye can tell apart. */
const MOST = 40;

/** Scores in steps of a round width, each with the share of the kind's matches; steps without a match are there too. */
export function binned(scores: readonly Bin[]): {
  readonly bins: { readonly name: string; readonly score: number; readonly share: number }[];
  readonly width: number;
} {
  const values = scores.map(({ score }) => score);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (high - low) / step <= MOST) ?? 1000;
  const first = Math.floor(low / width);
  const last = Math.floor(high / width);
  const names = [...new Set(scores.map(({ name }) => name))];
  const bins = names.flatMap((name) => {
    const own = scores.filter((bin) => bin.name === name);
    const total = own.reduce((sum, { matches }) => sum + matches, 0);
    return Array.from({ length: last - first + 1 }, (_, i) => {
      const inside = own.filter(({ score }) => Math.floor(score / width) === first + i);
      const matches = inside.reduce((sum, bin) => sum + bin.matches, 0);
      return { name, score: (first + i) * width + (width - 1) / 2, share: matches / total };
    });
  });
  return { bins, width };
}
