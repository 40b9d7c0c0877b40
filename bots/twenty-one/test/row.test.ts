import { expect, it } from 'vitest';
import { solveRow } from '../row.ts';

const printed = [6, 5, 4, 3, 2, 1];
const FULL = 63 << 3;

it('[T5, T9] best expected score of the row 6 5 4 3 2 1 for a seat that always has the dice', () => {
  expect(solveRow({ printed, price: 0, active: 1 }).worth[FULL]).toBeCloseTo(28.2545, 4);
});

it('[T6, T9] the same for a seat that never has them, on plain single rolls', () => {
  expect(solveRow({ printed, price: 0, active: 0 }).worth[FULL]).toBeCloseTo(22.2231, 4);
});

it('[T6] one open field: it is written or crossed in the next turn', () => {
  const { worth, again } = solveRow({ printed, price: 1, active: 0 });
  const lastField = 1 << 5;
  // A one of six is a hit: its number and the bonus of a first hit, or of a third on top of two.
  expect(worth[lastField << 3]).toBeCloseTo(2 / 6 - 1, 9);
  expect(worth[(lastField << 3) | 2]).toBeCloseTo(3 + 4 / 6 - 1, 9);
  // T5: a one stays when the dice are rolled again.
  expect(again[(((lastField << 3) | 2) << 6) | lastField]).toBeCloseTo(7, 6);
});

it('haste pays: at best 6.75 points a turn with the dice always in hand, which is a price at which nothing is left', () => {
  expect(solveRow({ printed, price: 6.74, active: 1 }).worth[FULL]).toBeGreaterThan(0);
  expect(solveRow({ printed, price: 6.76, active: 1 }).worth[FULL]).toBeLessThan(0);
});

it('249 situations are solved', () => {
  const { worth } = solveRow({ printed, price: 0, active: 0.5 });
  expect(worth.slice(8).filter((value) => value !== 0)).toHaveLength(249);
});
