import type { Budget } from './bot.ts';

// What every machine that runs us has, Node or page; this package knows the types of neither.
declare const performance: { now(): number };

/** Counts playouts against a budget: takes how many were made just now, and says which part of the budget is spent (1: all). */
export function meter(budget: Budget): (playouts: number) => number {
  const most = budget.playouts ?? Number.POSITIVE_INFINITY;
  let made = 0;
  const counted = (playouts: number): number => {
    made += playouts;
    return made / most;
  };
  if (!('milliseconds' in budget)) return counted;
  const start = performance.now();
  return (playouts) => Math.max(counted(playouts), (performance.now() - start) / budget.milliseconds);
}
