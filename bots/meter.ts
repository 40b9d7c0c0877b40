import type { Budget } from './bot.ts';
import { now } from './clock.ts';

/** Counts playouts against a budget: takes how many were made just now, and says which part of the budget is spent (1: all). */
export function meter(budget: Budget): (playouts: number) => number {
  if ('milliseconds' in budget) {
    const start = now();
    return () => (now() - start) / budget.milliseconds;
  }
  let made = 0;
  return (playouts) => {
    made += playouts;
    return made / budget.playouts;
  };
}
