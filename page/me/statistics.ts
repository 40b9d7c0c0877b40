import type { KeptMistake, MatchSummary } from '../replay/summary.ts';
import type { MyMatch } from './matches.ts';

/** A match that counts: it was played to its end, by one person from one seat. */
export interface CountedMatch extends MyMatch {
  readonly seat: number;
  readonly outcome: NonNullable<MyMatch['outcome']>;
}

export const isCounted = (match: MyMatch): match is CountedMatch =>
  match.status === 'over' && match.ended === null && match.seat !== null && match.outcome !== null;

/** How often somebody won, and what players of equal strength would have won. */
export interface WinShare {
  /** A win that several share counts as a part of one. */
  readonly won: number;
  readonly of: number;
  readonly fair: number;
  /** The 95 % interval of the share, from 0 to 1. */
  readonly low: number;
  readonly high: number;
  /** Whether the interval has the fair share in it, or lies above or below it. */
  readonly verdict: 'above' | 'open' | 'below';
  readonly hasShared: boolean;
}

const Z = 1.96;

export function winShareOf(matches: readonly CountedMatch[]): WinShare {
  const parts = matches.map(({ seat, outcome: { winners } }) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  const of = matches.length;
  const won = sum(parts);
  const fair = sum(matches.map(({ outcome: { scores } }) => 1 / scores.length));
  const { low, high } = wilson(won, of);
  return {
    won,
    of,
    fair,
    low,
    high,
    verdict: low > fair / of ? 'above' : high < fair / of ? 'below' : 'open',
    hasShared: parts.some((part) => part > 0 && part < 1),
  };
}

/** Wilson's interval: it stays between 0 and 1, and is honest with few matches and with none won. */
export function wilson(won: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = won / of;
  const z2 = (Z * Z) / of;
  const middle = share + z2 / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return { low: Math.max(0, (middle - half) / (1 + z2)), high: Math.min(1, (middle + half) / (1 + z2)) };
}

/** A match with what its review says. */
export interface ReviewedMatch {
  readonly match: CountedMatch;
  readonly summary: MatchSummary;
}

/** What a decision cost in a match, on average, in points; and the standard error of that. */
export const costOf = ({ summary }: ReviewedMatch): number =>
  summary.decisions === 0 ? 0 : summary.cost / summary.decisions;
export const errorOf = ({ summary }: ReviewedMatch): number =>
  summary.decisions === 0 ? 0 : summary.error / summary.decisions;

/** What a decision cost in all these matches, on average: a long match counts for more. */
export function costPerDecision(reviewed: readonly ReviewedMatch[]): number {
  const decisions = sum(reviewed.map(({ summary }) => summary.decisions));
  return decisions === 0 ? 0 : sum(reviewed.map(({ summary }) => summary.cost)) / decisions;
}

/** The latest matches against those before. */
export interface Trend {
  readonly latest: number;
  readonly before: number;
  /** How many the latest are. */
  readonly of: number;
  readonly verdict: 'better' | 'open' | 'worse';
}

const LATEST = 5;

/** Matches in the order in which they were played. Null with fewer than twice as many as the latest are. */
export function trendOf(reviewed: readonly ReviewedMatch[]): Trend | null {
  if (reviewed.length < 2 * LATEST) return null;
  const late = reviewed.slice(-LATEST);
  const early = reviewed.slice(0, -LATEST);
  const latest = costPerDecision(late);
  const before = costPerDecision(early);
  // Matches differ by far more than the coach errs: what counts is how much they scatter.
  const error = Math.sqrt(meanVariance(late.map(costOf)) + meanVariance(early.map(costOf)));
  const gap = latest - before;
  return {
    latest,
    before,
    of: LATEST,
    verdict: Math.abs(gap) <= Z * error ? 'open' : gap < 0 ? 'better' : 'worse',
  };
}

/** The variance of the mean of these numbers. */
function meanVariance(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length;
  return sum(numbers.map((n) => (n - mean) ** 2)) / (numbers.length - 1) / numbers.length;
}

/** A mistake with the match that it was made in. */
export interface PlacedMistake extends KeptMistake {
  readonly match: CountedMatch;
}

/** A kind of mistake: how often it was made, what it cost on average, and each of them, the costliest first. */
export interface MistakeGroup {
  readonly kind: KeptMistake['kind'];
  readonly cost: number;
  readonly made: readonly PlacedMistake[];
}

/** All kinds of mistakes, the most frequent first; among equals the one that cost more. */
export function mistakeGroups(reviewed: readonly ReviewedMatch[]): readonly MistakeGroup[] {
  const all = reviewed.flatMap(({ match, summary }) =>
    summary.mistakes.map((mistake): PlacedMistake => ({ ...mistake, match })),
  );
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds
    .map((kind): MistakeGroup => {
      const made = all.filter((mistake) => mistake.kind === kind).sort((a, b) => b.cost - a.cost);
      return { kind, cost: sum(made.map(({ cost }) => cost)) / made.length, made };
    })
    .sort((a, b) => b.made.length - a.made.length || b.cost * b.made.length - a.cost * a.made.length);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A round number that is not lower: 1, 2 or 5 with zeros. */
export function niceAbove(n: number): number {
  if (n <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(n));
  const factor = [1, 2, 5, 10].find((each) => each * power >= n) ?? 10;
  return factor * power;
}
