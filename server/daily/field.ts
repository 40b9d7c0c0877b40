import { dayBefore } from '@bullpen/table';
import type { DailyAttempt, DailyResult, DailySplit, DailyStreak } from '@bullpen/wire';
import type { StoredAttempt } from '../store/daily.ts';

/** A decision is shown if at least this many met it. */
const LEAST_MET = 2;
/** The decisions on which a field was most divided that are shown. */
const MOST_SPLITS = 5;

/** The place of a margin among all that finished in time; equal margins share one. */
export const rankIn = (field: DailyResult['field'], own: number): number =>
  1 + field.reduce((better, { margin, count }) => (margin > own ? better + count : better), 0);

/**
 * Where those who came to the same positions chose differently. The bots answer equal play alike, so all who chose the same
 * moves before were in the same position. `own` is among the lines if it was finished in time.
 */
export function splitsOf(own: readonly string[], lines: readonly (readonly string[])[]): DailySplit[] {
  let alike = lines;
  const splits: (DailySplit & { readonly divided: number })[] = [];
  for (const [i, move] of own.entries()) {
    const counts = new Map<string, number>();
    for (const line of alike) {
      const chosen = line[i];
      if (chosen !== undefined) counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    if (alike.length >= LEAST_MET && counts.size > 1) {
      const moves = [...counts].map(([text, count]) => ({ move: text, count }));
      moves.sort((a, b) => b.count - a.count || (a.move < b.move ? -1 : 1));
      splits.push({ decision: i + 1, move, moves, divided: dividedness([...counts.values()]) });
    }
    alike = alike.filter((line) => line[i] === move);
    if (alike.length < LEAST_MET) break;
  }
  return splits
    .sort((a, b) => b.divided - a.divided)
    .slice(0, MOST_SPLITS)
    .sort((a, b) => a.decision - b.decision)
    .map(({ divided: _, ...split }) => split);
}

/** How much they disagree: the pairs that chose differently, divided by the number of those who chose. */
function dividedness(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const agreeing = counts.reduce((sum, count) => sum + count * count, 0);
  return (all * all - agreeing) / all;
}

/** How many days in a row, from a list of days with the latest first. A streak that reached yesterday still counts today. */
export function streakOf(days: readonly string[], today: string): DailyStreak {
  let [longest, run] = [0, 0];
  let expected: string | null = null;
  let now: number | null = null;
  for (const day of days) {
    if (day !== expected) {
      // The first streak is the present one, if it reaches yesterday or today.
      now ??= expected === null ? null : run;
      run = 0;
    }
    run++;
    longest = Math.max(longest, run);
    expected = dayBefore(day);
  }
  const latest = days[0];
  const lives = latest === today || latest === dayBefore(today);
  return { now: lives ? (now ?? run) : 0, longest };
}

/** What a player may know of an attempt of theirs, picked field by field. */
export const shownAttempt = ({ day, game, table, state, margin }: StoredAttempt): DailyAttempt => ({
  day,
  game,
  table,
  state,
  margin,
});
