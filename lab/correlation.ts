import { at } from '@bullpen/engine';

/** Spearman's correlation of two lists, in which equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return correlation(ranksOf(one), ranksOf(other));
}

/** The rank of each value, from 0 for the lowest; equal ones share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => at(values, a) - at(values, b));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && at(values, at(order, to)) === at(values, at(order, from))) to++;
    for (let i = from; i < to; i++) ranks[at(order, i)] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [centred(one), centred(other)];
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, i) => sum + value * at(y, i), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
