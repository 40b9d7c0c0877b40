import { cellAt } from '@bullpen/engine';

/*
 * Cells are sorted by their numbers, here from sign bits: a branch on cards cannot be predicted, and costs more than a dozen
 * instructions.
 */

/** Puts four cells, from this one on, in rising order, by a network of five comparisons. */
export const sortFour = (cells: number[], from: number): void => {
  const a = cellAt(cells, from);
  const b = cellAt(cells, from + 1);
  const c = cellAt(cells, from + 2);
  const d = cellAt(cells, from + 3);
  const lowAB = lower(a, b);
  const highAB = a + b - lowAB;
  const lowCD = lower(c, d);
  const highCD = c + d - lowCD;
  const first = lower(lowAB, lowCD);
  const innerLow = lowAB + lowCD - first;
  const innerHigh = lower(highAB, highCD);
  const second = lower(innerLow, innerHigh);
  cells[from] = first;
  cells[from + 1] = second;
  cells[from + 2] = innerLow + innerHigh - second;
  cells[from + 3] = highAB + highCD - innerHigh;
};

/** Brings a cell to its place among the sorted ones before it: of two the lower stays, the higher goes on. */
export const insert = (cells: number[], from: number, to: number): void => {
  let moved = cellAt(cells, to);
  for (let at = from; at < to; at++) {
    const other = cellAt(cells, at);
    const stays = lower(other, moved);
    cells[at] = stays;
    moved += other - stays;
  }
  cells[to] = moved;
};

const lower = (a: number, b: number): number => a + ((b - a) & ((b - a) >> 31));
