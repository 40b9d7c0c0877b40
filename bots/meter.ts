import type { Budget } from './bot.ts';

// What every machine that runs us has, Node or page; this package knows the types of neither.
declare const performance: { now(): number };

/** Counts playouts against a budget: takes how many were made just now, and says which part of the budget is spent (1: all). */
export function meter(budget: Budget): (playouts: number) => number {
  if ('milliseconds' in budget) {
    const start = performance.now();
    return () => (performance.now() - start) / budget.milliseconds;
  }
  let made = 0;
  return (playouts) => {
    made += playouts;
    return made / budget.playouts;
  };
}
