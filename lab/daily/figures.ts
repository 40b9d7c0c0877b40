import { at } from '@bullpen/engine';
import { rankCorrelation } from '../correlation.ts';
import { Tally, Z } from '../tally.ts';
import type { EntrantResult } from './index.ts';
import { KINDS } from './play.ts';

/** The results of somebody of known strength on all days. */
interface Entrant extends EntrantResult {
  readonly strength: number;
}

/** A figure, and half the width of its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** How well the order by results matches that of the true strengths: 1 if it is the same. */
interface OrderFigures {
  /** By the margin of a single day: the mean over all days. */
  readonly oneDay: Figure;
  /** By the mean margin of all days. */
  readonly allDays: Figure;
}

export interface DailyReport {
  readonly daily: OrderFigures;
  readonly ordinary: OrderFigures;
  /** How much better the order by all daily deals is than that by as many random ones. */
  readonly gain: Figure;
  /** This many random deals say as much about a player as one daily deal does: the same mistakes without the luck of the deal. */
  readonly worth: Figure;
  /** What an order without a mistake would reach, since many are equally strong. */
  readonly best: number;
}

type Way = keyof EntrantResult;

/**
 * Both are compared by the same measure, the mean margin. At daily deals everybody's mean has the same deals in it, so it orders
 * entrants like their difference to the field.
 */
export function reportOf(entrants: readonly Entrant[]): DailyReport {
  const figuresOf = (way: Way): OrderFigures => ({
    oneDay: figureOf(entrants, (some) => oneDay(some, way)),
    allDays: figureOf(entrants, (some) => allDays(some, way)),
  });
  const strengths = strengthsOf(entrants);
  return {
    daily: figuresOf('daily'),
    ordinary: figuresOf('ordinary'),
    gain: figureOf(entrants, (some) => allDays(some, 'daily') - allDays(some, 'ordinary')),
    worth: figureOf(entrants, (some) => spreadOfEquals(some, 'ordinary') / spreadOfEquals(some, 'daily')),
    best: rankCorrelation(
      strengths,
      strengths.map((strength, entrant) => strength + entrant / 1e6),
    ),
  };
}

/** The means of several months. Their intervals follow from how much the months differ: each has deals of its own. */
export function overMonths(reports: readonly DailyReport[]): DailyReport {
  const first = at(reports, 0);
  if (reports.length === 1) return first;
  const figure = (of: (report: DailyReport) => Figure): Figure => meanOf(reports.map((one) => of(one).value));
  const order = (way: Way): OrderFigures => ({
    oneDay: figure((report) => report[way].oneDay),
    allDays: figure((report) => report[way].allDays),
  });
  return {
    daily: order('daily'),
    ordinary: order('ordinary'),
    gain: figure(({ gain }) => gain),
    worth: figure(({ worth }) => worth),
    best: first.best,
  };
}

/** The mean of a few values, with its interval by Student's distribution (its quantile by the first term of a series). */
function meanOf(values: readonly number[]): Figure {
  const tally = new Tally();
  for (const value of values) tally.add(value);
  const { mean: value, spread } = tally.summary();
  const quantile = Z + (Z ** 3 + Z) / (4 * (values.length - 1));
  return { value, error: (quantile * spread) / Math.sqrt(values.length) };
}

const strengthsOf = (entrants: readonly Entrant[]): number[] => entrants.map(({ strength }) => strength);

const oneDay = (entrants: readonly Entrant[], way: Way): number =>
  mean(
    at(entrants, 0)[way].map((_, day) =>
      rankCorrelation(
        strengthsOf(entrants),
        entrants.map(({ [way]: margins }) => at(margins, day)),
      ),
    ),
  );

const allDays = (entrants: readonly Entrant[], way: Way): number =>
  rankCorrelation(
    strengthsOf(entrants),
    entrants.map(({ [way]: margins }) => mean(margins)),
  );

/** The variance of mean margins among those who are equally strong: what luck is left after all days. */
const spreadOfEquals = (entrants: readonly Entrant[], way: Way): number =>
  mean(
    [...new Set(strengthsOf(entrants))].map((wanted) => {
      const tally = new Tally();
      for (const { strength, [way]: margins } of entrants) if (strength === wanted) tally.add(mean(margins));
      return tally.summary().spread ** 2;
    }),
  );

/** Entrants are left out in this many groups at most, each with as many of every strength. */
const GROUPS = 20;

/**
 * A figure with its interval, from how much it changes when a day is left out, and when a group of entrants is (jackknife): neither
 * these days nor these people are all there could be. What depends on both counts twice, so intervals are rather too wide.
 */
function figureOf(entrants: readonly Entrant[], of: (entrants: readonly Entrant[]) => number): Figure {
  const days = at(entrants, 0).daily.length;
  const groups = Math.min(GROUPS, Math.floor(entrants.length / KINDS / 2));
  const withoutDay = times(days, (day) =>
    of(
      entrants.map(({ strength, daily, ordinary }) => ({
        strength,
        daily: daily.toSpliced(day, 1),
        ordinary: ordinary.toSpliced(day, 1),
      })),
    ),
  );
  const withoutGroup = times(groups, (group) =>
    of(entrants.filter((_, entrant) => Math.floor(entrant / KINDS) % groups !== group)),
  );
  const error = Z * Math.sqrt(variance(withoutDay) + variance(withoutGroup));
  return { value: of(entrants), error };
}

/** One part alone cannot be left out. */
const times = (parts: number, of: (part: number) => number): number[] =>
  parts < 2 ? [] : Array.from({ length: parts }, (_, part) => of(part));

/** The variance of a figure, from its values without one part each. */
function variance(without: readonly number[]): number {
  const middle = mean(without);
  const squares = without.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return without.length === 0 ? 0 : (squares * (without.length - 1)) / without.length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
