import { expect, it } from 'vitest';
import { skewRun } from '../part.ts';

it('a process whose clock is 20 s ahead takes no move from anybody, and its entries have the right time', async (context) => {
  const { sums, findings, skipped } = await skewRun(0);
  if (skipped !== undefined) return context.skip();
  expect(findings).toEqual([]);
  expect(sums).toMatchObject({ 'moves stolen from people': 0 });
});
